import type { Area } from "./types.ts"

export const end = {
  wins: { en: "{names} wins", "pt-br": "{names} venceu", es: "Gana {names}", da: "{names} vinder" },
  winMany: {
    en: "{names} win together",
    "pt-br": "{names} venceram juntos",
    es: "Ganan {names}",
    da: "{names} vinder sammen",
  },
  youWin: { en: "You win", "pt-br": "Você venceu", es: "Has ganado", da: "Du vinder" },
  afterTurns: {
    en: { one: "after one turn", other: "after {count} turns" },
    "pt-br": { one: "depois de uma rodada", other: "depois de {count} rodadas" },
    es: { one: "tras un turno", other: "tras {count} turnos" },
    da: { one: "efter én runde", other: "efter {count} runder" },
  },
  abandoned: {
    en: "The game has stopped",
    "pt-br": "A partida parou",
    es: "La partida se ha parado",
    da: "Spillet er stoppet",
  },
  closed: {
    en: "The table was closed.",
    "pt-br": "A mesa foi fechada.",
    es: "La mesa se cerró.",
    da: "Bordet blev lukket.",
  },
  everyone_away: {
    en: "Time ran out twice for everybody, so nobody seemed to be there.",
    "pt-br": "O tempo de todos acabou duas vezes: parecia não haver mais ninguém.",
    es: "A todos se les acabó el tiempo dos veces: parecía no haber nadie.",
    da: "Tiden løb ud to gange for alle, så ingen så ud til at være der.",
  },
  everyone_left: {
    en: "Everybody has left.",
    "pt-br": "Todos saíram.",
    es: "Se han ido todos.",
    da: "Alle er gået.",
  },
  too_few_players: {
    en: "Fewer than three were left.",
    "pt-br": "Ficaram menos de três.",
    es: "Quedaban menos de tres.",
    da: "Der var færre end tre tilbage.",
  },
  voided: {
    en: "A moderator declared it void.",
    "pt-br": "Um moderador a anulou.",
    es: "Un moderador la anuló.",
    da: "En moderator erklærede det ugyldigt.",
  },
  again: {
    en: "Play again",
    "pt-br": "Jogar de novo",
    es: "Otra partida",
    da: "Spil igen",
  },
  hostMayOpen: {
    en: "{name} can deal another game",
    "pt-br": "{name} pode abrir outra partida",
    es: "{name} puede abrir otra partida",
    da: "{name} kan åbne et spil til",
  },
} as const satisfies Area
