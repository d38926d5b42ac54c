import type { Area } from "./types.ts"

export const lessons = {
  tell: {
    en: "Say something about your card that some will understand, and some won’t.",
    "pt-br": "Diga algo sobre sua carta que uns entendam e outros não.",
    es: "Di sobre tu carta algo que unos entiendan y otros no.",
    da: "Sig noget til dit kort, som nogle forstår og andre ikke gør.",
  },
  give: {
    en: "Lead the others astray: give a card that could be the one.",
    "pt-br": "Engane os outros: dê uma carta que poderia ser a certa.",
    es: "Despista a los demás: da una carta que podría ser esa.",
    da: "Før de andre på vildspor: giv et kort, der kunne være det.",
  },
  giveTwo: {
    en: "Lead the other astray: give two cards that could be the one.",
    "pt-br": "Engane quem adivinha: dê duas cartas que poderiam ser a certa.",
    es: "Despista a quien adivina: da dos cartas que podrían ser esa.",
    da: "Før den anden på vildspor: giv to kort, der kunne være det.",
  },
  vote: {
    en: "Only one of these was meant. Tap it, then vote.",
    "pt-br": "Só uma destas é a certa. Toque nela e vote.",
    es: "Solo una de estas es la buena. Tócala y vota.",
    da: "Kun ét af dem var ment. Tryk på det, og stem.",
  },
  uncover: {
    en: "Tokens are votes. Names say whose it was.",
    "pt-br": "Fichas são votos. Nomes dizem de quem era.",
    es: "Las fichas son votos; los nombres, de quién era.",
    da: "Brikker er stemmer. Navne viser, hvis det var.",
  },
  react: {
    en: "Tap a card to put a picture on it.",
    "pt-br": "Toque numa carta e deixe uma figurinha.",
    es: "Toca una carta y deja un dibujito.",
    da: "Tryk på et kort, og læg et billede på.",
  },
} as const satisfies Area
