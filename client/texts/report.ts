import type { Area } from "./types.ts"

export const report = {
  aboutPerson: { en: "About {name}", "pt-br": "Sobre {name}", es: "Sobre {name}", da: "Om {name}" },
  theirGames: { en: "Their games", "pt-br": "As partidas", es: "Sus partidas", da: "Deres spil" },
  report: {
    en: "Tell the moderators",
    "pt-br": "Avisar a moderação",
    es: "Avisar a la moderación",
    da: "Sig det til moderatorerne",
  },
  clueHint: {
    en: "Is this clue hurtful? The moderators will read it, and nobody hears who told them.",
    "pt-br": "Esta dica machuca? A moderação vai ler, e ninguém saberá quem avisou.",
    es: "¿Esta pista hace daño? La moderación la leerá, y nadie sabrá quién avisó.",
    da: "Er denne ledetråd sårende? Moderatorerne læser den, og ingen får at vide, hvem der sagde det.",
  },
  personHint: {
    en: "The moderators will look at it, and nobody hears who told them.",
    "pt-br": "A moderação vai olhar, e ninguém saberá quem avisou.",
    es: "La moderación lo mirará, y nadie sabrá quién avisó.",
    da: "Moderatorerne ser på det, og ingen får at vide, hvem der sagde det.",
  },
  whatIsWrong: {
    en: "What is wrong?",
    "pt-br": "O que está errado?",
    es: "¿Qué pasa?",
    da: "Hvad er der galt?",
  },
  name: { en: "The name", "pt-br": "O nome", es: "El nombre", da: "Navnet" },
  conduct: {
    en: "How they behave",
    "pt-br": "O comportamento",
    es: "Cómo se porta",
    da: "Opførslen",
  },
  title: {
    en: "The table’s name",
    "pt-br": "O nome da mesa",
    es: "El nombre de la mesa",
    da: "Bordets navn",
  },
  clue: { en: "A clue", "pt-br": "Uma dica", es: "Una pista", da: "En ledetråd" },
  note: {
    en: "Anything they should know?",
    "pt-br": "Algo que devam saber?",
    es: "¿Algo que deban saber?",
    da: "Noget, de bør vide?",
  },
  thanks: {
    en: "Thank you. They will look at it.",
    "pt-br": "Obrigado. Vão olhar.",
    es: "Gracias. Lo mirarán.",
    da: "Tak. De ser på det.",
  },
  noTable: {
    en: "Moderators look at what happens at a table, and you two never shared one.",
    "pt-br": "A moderação olha o que acontece à mesa, e vocês nunca dividiram uma.",
    es: "La moderación mira lo que pasa en una mesa, y nunca habéis compartido una.",
    da: "Moderatorerne ser på, hvad der sker ved et bord, og I to har aldrig delt et.",
  },
  hide: {
    en: "Hide my clue",
    "pt-br": "Esconder minha dica",
    es: "Ocultar mi pista",
    da: "Skjul min ledetråd",
  },
  hideHint: {
    en: "Nobody will read it any more, here and in the story, for good. The points stay.",
    "pt-br": "Ninguém mais vai lê-la, aqui e na história, para sempre. Os pontos ficam.",
    es: "Nadie volverá a leerla, aquí ni en la historia. Los puntos quedan.",
    da: "Ingen kan nogensinde mere læse den, hverken her eller i historien. Pointene bliver.",
  },
  performedHint: {
    en: "Is it hurtful? The moderators will hear, see and read it, and nobody hears who told them.",
    "pt-br": "Isso machuca? A moderação vai ouvir, ver e ler, e ninguém saberá quem avisou.",
    es: "¿Hace daño? La moderación lo oirá, verá y leerá, y nadie sabrá quién avisó.",
    da: "Gør det ondt? Moderatorerne hører, ser og læser det, og ingen får at vide, hvem der sagde det.",
  },
  hidePerformedHint: {
    en: "Nobody will hear, see or read it any more, here and in the story, for good. The points stay.",
    "pt-br":
      "Ninguém mais vai ouvi-la, vê-la nem lê-la, aqui e na história, para sempre. Os pontos ficam.",
    es: "Nadie volverá a oírla, verla ni leerla, aquí ni en la historia. Los puntos quedan.",
    da: "Ingen kan nogensinde mere høre, se eller læse den, hverken her eller i historien. Pointene bliver.",
  },
  hidden: {
    en: "Your clue is hidden.",
    "pt-br": "Sua dica está escondida.",
    es: "Tu pista está oculta.",
    da: "Din ledetråd er skjult.",
  },
  mine: {
    en: "What I told the moderators",
    "pt-br": "O que eu avisei à moderação",
    es: "Lo que avisé a la moderación",
    da: "Det, jeg har sagt til moderatorerne",
  },
  open: {
    en: "They haven’t got to it yet.",
    "pt-br": "Ainda não chegaram a isso.",
    es: "Todavía no lo han mirado.",
    da: "De er ikke nået til det endnu.",
  },
  upheld: {
    en: "They saw it as you did, and acted.",
    "pt-br": "Viram como você, e agiram.",
    es: "Lo vieron como tú, y actuaron.",
    da: "De så det som du og gjorde noget.",
  },
  dismissed: {
    en: "They looked, and let it be.",
    "pt-br": "Olharam, e deixaram como está.",
    es: "Lo miraron, y lo dejaron estar.",
    da: "De så på det og lod det være.",
  },
} as const satisfies Area
