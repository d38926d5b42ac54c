import type { Area } from "./types.ts"

export const bots = {
  bot: { en: "bot", "pt-br": "bot", es: "bot", da: "bot" },
  withBots: { en: "with bots", "pt-br": "com bots", es: "con bots", da: "med bots" },
  justForFun: {
    en: "With bots, just for fun: nobody’s rating changes.",
    "pt-br": "Com bots, só por diversão: a pontuação de ninguém muda.",
    es: "Con bots, por pura diversión: la puntuación de nadie cambia.",
    da: "Med bots, bare for sjov: ingens rating ændrer sig.",
  },
  tooFew: {
    en: "Too few of you? Bots play along.",
    "pt-br": "Falta gente? Bots jogam junto.",
    es: "¿Falta gente? Los bots se apuntan.",
    da: "Er I for få? Bots spiller med.",
  },
  level: {
    en: "How good are the bots?",
    "pt-br": "Qual é o nível dos bots?",
    es: "¿Qué nivel tienen los bots?",
    da: "Hvor svære skal dine bots være?",
  },
  easy: { en: "Easy", "pt-br": "Fácil", es: "Fácil", da: "Lette" },
  usual: { en: "Usual", "pt-br": "Normal", es: "Normal", da: "Normale" },
  sharp: { en: "Sharp", "pt-br": "Difícil", es: "Difícil", da: "Skarpe" },
  add: { en: "Add a bot", "pt-br": "Chamar um bot", es: "Añadir un bot", da: "Hent en bot" },
  fillUp: {
    en: "Fill up to {players}",
    "pt-br": "Completar até {players}",
    es: "Completar hasta {players}",
    da: "Fyld op til {players}",
  },
  sendAway: {
    en: "Send {name} away",
    "pt-br": "Dispensar {name}",
    es: "Quitar a {name}",
    da: "Send {name} væk",
  },
  makeRoom: {
    en: "Whoever joins takes a bot’s seat when no other is free.",
    "pt-br": "Quem chegar fica com o lugar de um bot se não houver outro.",
    es: "Quien llegue ocupa el sitio de un bot si no queda otro.",
    da: "Er bordet fuldt, rejser en bot sig for den, der kommer.",
  },
  standIns: {
    en: "A bot plays for whoever is away",
    "pt-br": "Um bot joga por quem se ausentar",
    es: "Un bot juega por quien se ausente",
    da: "En bot spiller for den, der er gået",
  },
  standInsHint: {
    en: "Hand and points stay theirs. Such a game changes nobody’s rating.",
    "pt-br": "A mão e os pontos continuam sendo da pessoa. A pontuação de ninguém muda.",
    es: "La mano y los puntos siguen siendo suyos. La puntuación de nadie cambia.",
    da: "Kort og point bliver deres egne. Ingens rating ændrer sig.",
  },
  seatAtOnce: {
    en: "A seat at once",
    "pt-br": "Um lugar na hora",
    es: "Un sitio al momento",
    da: "En plads med det samme",
  },
  rightNow: {
    en: "With bots, right now",
    "pt-br": "Com bots, agora mesmo",
    es: "Con bots, ahora mismo",
    da: "Med bots, lige nu",
  },
  withAnybody: {
    en: "With whoever is there",
    "pt-br": "Com quem estiver por aqui",
    es: "Con quien haya por aquí",
    da: "Med dem, der er her",
  },
  ifNobody: {
    en: "If nobody comes, bots take the free seats.",
    "pt-br": "Se ninguém vier, bots ficam com os lugares livres.",
    es: "Si no viene nadie, los bots ocupan los sitios libres.",
    da: "Kommer der ingen, tager bots de ledige pladser.",
  },
  beginsSoon: {
    en: "The game begins by itself in a moment; bots take the seats that stay free.",
    "pt-br": "A partida já vai começar sozinha; bots ficam com os lugares que sobrarem.",
    es: "La partida empezará sola enseguida; los bots ocuparán los sitios que queden.",
    da: "Spillet begynder af sig selv om lidt; bots tager de pladser, der er tilbage.",
  },
} as const satisfies Area
