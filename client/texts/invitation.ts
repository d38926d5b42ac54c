import type { Area } from "./types.ts"

export const invitation = {
  by: {
    en: "{name} invites you",
    "pt-br": "{name} convida você",
    es: "{name} te invita",
    da: "{name} inviterer dig",
  },
} as const satisfies Area
