import type { Area } from "./types.ts"

export const invitation = {
  by: {
    en: "{name} invites you",
    "pt-br": "{name} convida você",
    es: "{name} te invita",
    da: "{name} inviterer dig",
  },
  host: {
    en: "Your host is {name}",
    "pt-br": "{name} cuida da mesa",
    es: "{name} lleva la mesa",
    da: "{name} er vært",
  },
  closed: {
    en: "This table is closed. Is there another one?",
    "pt-br": "Esta mesa foi fechada. Há outra?",
    es: "Esta mesa está cerrada. ¿Hay otra?",
    da: "Bordet er lukket. Er der et andet?",
  },
} as const satisfies Area
