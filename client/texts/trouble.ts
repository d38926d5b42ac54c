import type { Area } from "./types.ts"

export const trouble = {
  reconnecting: {
    en: "Finding the way back to the table…",
    "pt-br": "Procurando o caminho de volta à mesa…",
    es: "Buscando el camino de vuelta a la mesa…",
    da: "Finder vej tilbage til bordet…",
  },
  noAnswer: {
    en: "No answer from the table. Try again in a moment.",
    "pt-br": "A mesa não respondeu. Tente de novo em instantes.",
    es: "La mesa no responde. Prueba otra vez en un momento.",
    da: "Intet svar fra bordet. Prøv igen om lidt.",
  },
  tryAgain: {
    en: "Try again",
    "pt-br": "Tentar de novo",
    es: "Probar otra vez",
    da: "Prøv igen",
  },
  noRoom: {
    en: "There is no table with that code.",
    "pt-br": "Não há mesa com esse código.",
    es: "No hay ninguna mesa con ese código.",
    da: "Der er intet bord med den kode.",
  },
  codeLength: {
    en: {
      one: "A code has {count} letter or digit.",
      other: "A code has {count} letters and digits.",
    },
    "pt-br": {
      one: "Um código tem {count} letra ou número.",
      other: "Um código tem {count} letras e números.",
    },
    es: {
      one: "Un código tiene {count} letra o cifra.",
      other: "Un código tiene {count} letras y cifras.",
    },
    da: {
      one: "En kode har {count} bogstav eller tal.",
      other: "En kode har {count} bogstaver og tal.",
    },
  },
  noRoomHint: {
    en: "It may have closed, or a letter is missing.",
    "pt-br": "Talvez tenha fechado, ou falte uma letra.",
    es: "Quizá se cerró, o falta una letra.",
    da: "Måske er det lukket, eller der mangler et bogstav.",
  },
  banned: {
    en: "The host has asked you not to come in here again.",
    "pt-br": "Quem cuida da mesa pediu que você não volte aqui.",
    es: "Quien lleva la mesa te ha pedido que no vuelvas aquí.",
    da: "Værten har bedt dig om ikke at komme her igen.",
  },
  removed: {
    en: "You have been shown to the door.",
    "pt-br": "Você foi acompanhado até a porta.",
    es: "Te han acompañado a la puerta.",
    da: "Du er blevet vist til døren.",
  },
  signedOut: {
    en: "You were signed out on this device.",
    "pt-br": "Sua sessão neste aparelho terminou.",
    es: "Tu sesión en este aparato ha terminado.",
    da: "Du er logget ud på denne enhed.",
  },
  notYours: {
    en: "You can’t look in here.",
    "pt-br": "Você não pode olhar aqui.",
    es: "Aquí no puedes mirar.",
    da: "Du kan ikke kigge ind her.",
  },
} as const satisfies Area
