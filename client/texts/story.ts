import type { Area } from "./types.ts"

export const story = {
  title: {
    en: "The story of an evening",
    "pt-br": "A história de uma noite",
    es: "La historia de una velada",
    da: "Historien om en aften",
  },
  leafThrough: {
    en: "Leaf through the story",
    "pt-br": "Folhear a história",
    es: "Hojear la historia",
    da: "Blad i historien",
  },
  begin: { en: "Open the book", "pt-br": "Abrir o livro", es: "Abrir el libro", da: "Åbn bogen" },
  next: { en: "Next page", "pt-br": "Próxima página", es: "Página siguiente", da: "Næste side" },
  shut: {
    en: "Close the book",
    "pt-br": "Fechar o livro",
    es: "Cerrar el libro",
    da: "Luk bogen",
  },
  previous: { en: "Back", "pt-br": "Voltar", es: "Atrás", da: "Tilbage" },
  page: {
    en: "Turn {number} of {count}",
    "pt-br": "Rodada {number} de {count}",
    es: "Turno {number} de {count}",
    da: "Runde {number} af {count}",
  },
  away: {
    en: "The storyteller was away: the turn was skipped.",
    "pt-br": "Quem contaria não estava: a rodada foi pulada.",
    es: "Quien debía contar no estaba: se saltó el turno.",
    da: "Fortælleren var der ikke: turen gik videre.",
  },
  clock: {
    en: "The time ran out before there was a clue.",
    "pt-br": "O tempo acabou antes de haver uma dica.",
    es: "Se acabó el tiempo antes de que hubiera una pista.",
    da: "Tiden løb ud, før der kom en gåde.",
  },
  left: {
    en: "The storyteller left in the middle of the turn.",
    "pt-br": "Quem contava saiu no meio da rodada.",
    es: "Quien contaba se fue en mitad del turno.",
    da: "Fortælleren gik midt i runden.",
  },
  game_over: {
    en: "The game stopped in the middle of this turn.",
    "pt-br": "A partida parou no meio desta rodada.",
    es: "La partida se paró en mitad de este turno.",
    da: "Spillet stoppede midt i denne runde.",
  },
  isPublic: {
    en: "It was an open table: anybody can read this story.",
    "pt-br": "Era uma mesa aberta: todo mundo pode ler esta história.",
    es: "Era una mesa abierta: cualquiera puede leer esta historia.",
    da: "Det var et åbent bord: alle må læse historien.",
  },
  isPrivate: {
    en: "Only you who sat there can read it. If all of you agree, you can show it to others.",
    "pt-br": "Só quem esteve à mesa pode ler. Se todos concordarem, vocês podem mostrar a outros.",
    es: "Solo pueden leerla quienes jugaron. Si todos están de acuerdo, podréis enseñarla.",
    da: "Kun I, der sad der, kan læse den. Hvis I alle siger ja, kan I vise den til andre.",
  },
  waitsFor: {
    en: "You agree. Still to agree: {names}.",
    "pt-br": "Você concordou. Ainda falta: {names}.",
    es: "Tú has dicho que sí. Falta el sí de {names}.",
    da: "Du har sagt ja. Mangler endnu: {names}.",
  },
  allAgreed: {
    en: "All of you agreed: whoever has the link can read it.",
    "pt-br": "Todos concordaram: quem tiver o link pode ler.",
    es: "Todos habéis dicho que sí: quien tenga el enlace puede leerla.",
    da: "I har alle sagt ja: den, der har linket, kan læse den.",
  },
  agree: {
    en: "Others may read it",
    "pt-br": "Outros podem ler",
    es: "Otros pueden leerla",
    da: "Andre må læse den",
  },
  disagree: {
    en: "Keep it among us",
    "pt-br": "Que fique entre nós",
    es: "Que quede entre nosotros",
    da: "Lad det blive mellem os",
  },
  message: {
    en: "The story of our evening",
    "pt-br": "A história da nossa noite",
    es: "La historia de nuestra velada",
    da: "Historien om vores aften",
  },
  notYours: {
    en: "There is no such story, or it isn’t open to you.",
    "pt-br": "Essa história não existe, ou não está aberta a você.",
    es: "No existe esa historia, o no está abierta para ti.",
    da: "Den historie findes ikke, eller den er ikke åben for dig.",
  },
} as const satisfies Area
