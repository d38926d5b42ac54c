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
    en: "How good are they?",
    "pt-br": "Qual é o nível deles?",
    es: "¿Qué nivel tienen?",
    da: "Hvor svære er de?",
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
} as const satisfies Area
