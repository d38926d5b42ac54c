import type { Area } from "./types.ts"

export const tv = {
  open: {
    en: "On the big screen",
    "pt-br": "Na tela grande",
    es: "En la pantalla grande",
    da: "På den store skærm",
  },
  how: {
    en: "Open this address on a television or a laptop that everybody can see. Everybody’s hand stays on their phone.",
    "pt-br":
      "Abra este endereço numa TV ou num notebook que todos vejam. As mãos ficam nos celulares.",
    es: "Abre esta dirección en un televisor o portátil que vean todos. Las manos siguen en los móviles.",
    da: "Åbn denne adresse på et fjernsyn eller en bærbar, som alle kan se. Hænderne bliver på telefonerne.",
  },
  here: { en: "Open it here", "pt-br": "Abrir aqui", es: "Abrir aquí", da: "Åbn den her" },
  name: { en: "Big screen", "pt-br": "Tela grande", es: "Pantalla grande", da: "Storskærm" },
  join: {
    en: "Point your camera here, or type",
    "pt-br": "Aponte a câmera para cá, ou digite",
    es: "Apunta aquí con la cámara, o escribe",
    da: "Peg kameraet herhen, eller skriv",
  },
  lookForCards: {
    en: "Everybody looks for a card that could be {name}’s",
    "pt-br": "Todos procuram uma carta que poderia ser a de {name}",
    es: "Todos buscan una carta que podría ser la de {name}",
    da: "Alle leder efter et kort, der kunne være {name}s",
  },
  firstClue: {
    en: "Whoever has a clue first begins",
    "pt-br": "Quem tiver uma dica primeiro começa",
    es: "Empieza quien tenga antes una pista",
    da: "Den, der først har en ledetråd, begynder",
  },
  done: { en: "ready", "pt-br": "pronto", es: "listo", da: "klar" },
  fullScreen: {
    en: "Fill the screen",
    "pt-br": "Ocupar a tela",
    es: "Llenar la pantalla",
    da: "Fyld skærmen",
  },
  thanks: {
    en: "The table is closed. Good night!",
    "pt-br": "A mesa foi fechada. Boa noite!",
    es: "La mesa está cerrada. ¡Buenas noches!",
    da: "Bordet er lukket. Godnat!",
  },
  seatedOnly: {
    en: "Only those at this table may look",
    "pt-br": "Só quem está sentado a esta mesa pode olhar",
    es: "Solo puede mirar quien está sentado a esta mesa",
    da: "Kun de, der sidder ved bordet, må kigge med",
  },
  seatedOnlyHint: {
    en: "Open this address where one of them is signed in, or have the host allow onlookers.",
    "pt-br":
      "Abra este endereço onde um deles tenha entrado, ou peça a quem cuida da mesa que deixe assistir.",
    es: "Abre esta dirección donde alguno de ellos tenga sesión, o que quien lleva la mesa deje mirar.",
    da: "Åbn adressen, hvor en af dem er logget ind, eller lad værten tillade tilskuere.",
  },
} as const satisfies Area
