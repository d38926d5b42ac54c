import type { Area } from "./types.ts"

export const landing = {
  title: {
    en: "An evening with a picture book",
    "pt-br": "Uma noite com um livro de imagens",
    es: "Una velada con un libro de imágenes",
    da: "En aften med en billedbog",
  },
  tell: {
    en: "One of you says a few words about a picture.",
    "pt-br": "Alguém dá uma dica sobre uma imagem.",
    es: "Alguien dice unas palabras sobre una imagen.",
    da: "Én af jer siger et par ord til et billede.",
  },
  give: {
    en: "Everyone else slips in a card that could be the one.",
    "pt-br": "Os outros põem na mesa uma das suas que também serviria.",
    es: "Los demás cuelan una de las suyas que también valdría.",
    da: "De andre lægger et af deres, der også kunne passe.",
  },
  find: {
    en: "Find the true one. Be clear, but never too clear.",
    "pt-br": "Descubra a verdadeira. Seja claro, mas nunca demais.",
    es: "Encuentra la verdadera. Sé claro, pero nunca demasiado.",
    da: "Find det rigtige. Vær klar, men aldrig for klar.",
  },
  play: { en: "Open a table", "pt-br": "Abrir uma mesa", es: "Abrir una mesa", da: "Åbn et bord" },
  playNow: { en: "Play now", "pt-br": "Jogar agora", es: "Jugar ya", da: "Spil nu" },
  playWithBots: {
    en: "Play with bots",
    "pt-br": "Jogar com bots",
    es: "Jugar con bots",
    da: "Spil med bots",
  },
  players: {
    en: "Alone with bots, or 3 to 12 people with a phone each.",
    "pt-br": "Só você e os bots, ou de 3 a 12 pessoas, um celular cada.",
    es: "Tú y los bots, o de 3 a 12 personas con un móvil cada una.",
    da: "Alene med bots, eller 3 til 12 personer med hver sin telefon.",
  },
  noNetwork: {
    en: "There is no network just now. The table is laid as soon as it is back.",
    "pt-br": "Não há rede agora. A mesa será posta assim que ela voltar.",
    es: "Ahora mismo no hay red. La mesa se pondrá en cuanto vuelva.",
    da: "Der er intet net lige nu. Bordet dækkes, så snart det er tilbage.",
  },
  haveCode: {
    en: "I have a code",
    "pt-br": "Tenho um código",
    es: "Tengo un código",
    da: "Jeg har en kode",
  },
  code: {
    en: "The table’s code",
    "pt-br": "O código da mesa",
    es: "El código de la mesa",
    da: "Bordets kode",
  },
  toTable: { en: "Go to the table", "pt-br": "Ir à mesa", es: "A la mesa", da: "Til bordet" },
  whatName: {
    en: "What shall we call you?",
    "pt-br": "Como podemos te chamar?",
    es: "¿Cómo te llamamos?",
    da: "Hvad skal vi kalde dig?",
  },
  yourName: { en: "Your name", "pt-br": "Seu nome", es: "Tu nombre", da: "Dit navn" },
  nameHint: {
    en: "No account, no password. The others at the table will see your name.",
    "pt-br": "Sem conta, sem senha. Os outros na mesa vão ver seu nome.",
    es: "Sin cuenta ni contraseña. Los demás en la mesa verán tu nombre.",
    da: "Ingen konto, ingen adgangskode. De andre ved bordet kan se dit navn.",
  },
  comeIn: { en: "Come in", "pt-br": "Entrar", es: "Entrar", da: "Kom ind" },
  signIn: { en: "Sign in", "pt-br": "Entrar na conta", es: "Iniciar sesión", da: "Log ind" },
} as const satisfies Area
