import type { Area } from "./types.ts"

export const uncovering = {
  willTurn: {
    en: "{name} turns the card over",
    "pt-br": "{name} vai virar a carta",
    es: "{name} va a volver la carta",
    da: "{name} vender kortet",
  },
  turnMine: {
    en: "Turn my card over",
    "pt-br": "Virar minha carta",
    es: "Volver mi carta",
    da: "Vend mit kort",
  },
  everyone: {
    en: "Everybody found it: too clear.",
    "pt-br": "Todos acertaram: fácil demais.",
    es: "Todos acertaron: demasiado fácil.",
    da: "Alle fandt det: for klart.",
  },
  nobody: {
    en: "Nobody found it: too obscure.",
    "pt-br": "Ninguém acertou: difícil demais.",
    es: "Nadie acertó: demasiado difícil.",
    da: "Ingen fandt det: for dunkelt.",
  },
  some: { en: "Well told.", "pt-br": "Boa dica.", es: "Bien contado.", da: "Godt fortalt." },
  no_votes: {
    en: "Nobody voted.",
    "pt-br": "Ninguém votou.",
    es: "Nadie votó.",
    da: "Ingen stemte.",
  },
  foundIt: {
    en: "{names} found it.",
    "pt-br": "{names} acertou.",
    es: "La encontró {names}.",
    da: "{names} fandt det.",
  },
  foundItMany: {
    en: "{names} found it.",
    "pt-br": "{names} acertaram.",
    es: "La encontraron {names}.",
    da: "{names} fandt det.",
  },
  manyFoundIt: {
    en: { one: "{count} of you found it.", other: "{count} of you found it." },
    "pt-br": { one: "{count} de vocês acertou.", other: "{count} de vocês acertaram." },
    es: { one: "La encontró {count}.", other: "La encontrasteis {count}." },
    da: { one: "{count} af jer fandt det.", other: "{count} af jer fandt det." },
  },
  belongsTo: {
    en: "{name}’s card",
    "pt-br": "Carta de {name}",
    es: "La carta de {name}",
    da: "{name}s kort",
  },
  track: {
    en: "The track to {target}",
    "pt-br": "A trilha até {target}",
    es: "El camino hasta {target}",
    da: "Vejen til {target}",
  },
  onward: { en: "Go on", "pt-br": "Continuar", es: "Seguir", da: "Videre" },
  skip: {
    en: "Tap to skip",
    "pt-br": "Toque para pular",
    es: "Toca para saltar",
    da: "Tryk for at springe over",
  },
} as const satisfies Area
