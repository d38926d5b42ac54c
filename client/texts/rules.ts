import type { Area } from "./types.ts"

export const rules = {
  title: {
    en: "How it is played",
    "pt-br": "Como se joga",
    es: "Cómo se juega",
    da: "Sådan spilles det",
  },
  edition: {
    en: "Which game?",
    "pt-br": "Qual jogo?",
    es: "¿Qué juego?",
    da: "Hvilket spil?",
  },
  scoring: {
    en: "Points for a turn",
    "pt-br": "Pontos de uma rodada",
    es: "Puntos de un turno",
    da: "Point for en runde",
  },
  votes: { en: "The votes", "pt-br": "Os votos", es: "Los votos", da: "Stemmerne" },
  teller: { en: "Storyteller", "pt-br": "Quem narra", es: "Quien cuenta", da: "Fortæller" },
  guessers: { en: "Others", "pt-br": "Os outros", es: "Los demás", da: "De andre" },
  some: {
    en: "Some find the card, others don’t",
    "pt-br": "Uns acertam a carta, outros não",
    es: "Unos encuentran la carta y otros no",
    da: "Nogle finder kortet, andre ikke",
  },
  everyone: {
    en: "All votes find it: too clear",
    "pt-br": "Todos os votos acertam: fácil demais",
    es: "Todos los votos aciertan: demasiado fácil",
    da: "Alle stemmer finder det: for klart",
  },
  nobody: {
    en: "No vote finds it: too obscure",
    "pt-br": "Nenhum voto acerta: difícil demais",
    es: "Ningún voto acierta: demasiado difícil",
    da: "Ingen stemme finder det: for dunkelt",
  },
  whoFound: {
    en: "If only some find the card, only they score.",
    "pt-br": "Quando só alguns acertam a carta, só eles marcam pontos.",
    es: "Si solo algunos encuentran la carta, solo ellos puntúan.",
    da: "Finder kun nogle kortet, er det kun dem, der får point.",
  },
  perVote: {
    en: "If only some votes find the card, each of those votes scores.",
    "pt-br": "Quando só alguns votos acertam a carta, cada um deles vale.",
    es: "Si solo algunos votos encuentran la carta, cuenta cada uno de ellos.",
    da: "Finder kun nogle stemmer kortet, giver hver af dem point.",
  },
  decoy: {
    en: {
      one: "Every vote that your own card lures is {count} point more.",
      other: "Every vote that your own card lures is {count} points more.",
    },
    "pt-br": {
      one: "Cada voto que a sua carta atrai vale mais {count} ponto.",
      other: "Cada voto que a sua carta atrai vale mais {count} pontos.",
    },
    es: {
      one: "Cada voto que atraiga tu carta vale {count} punto más.",
      other: "Cada voto que atraiga tu carta vale {count} puntos más.",
    },
    da: {
      one: "Hver stemme, dit eget kort lokker, giver {count} point mere.",
      other: "Hver stemme, dit eget kort lokker, giver {count} point mere.",
    },
  },
  players: {
    en: "{lowest} to {highest} people.",
    "pt-br": "De {lowest} a {highest} pessoas.",
    es: "De {lowest} a {highest} personas.",
    da: "{lowest} til {highest} personer.",
  },
  twoVotes: {
    en: "Two votes each: on two cards, or both on one.",
    "pt-br": "Dois votos cada: em duas cartas, ou os dois na mesma.",
    es: "Dos votos por persona: a dos cartas, o los dos a la misma.",
    da: "To stemmer hver: på to kort, eller begge på ét.",
  },
  hand: {
    en: "{more} cards in the hand, {three} if only three play.",
    "pt-br": "{more} cartas na mão, {three} se só três jogam.",
    es: "{more} cartas en la mano, {three} si solo juegan tres.",
    da: "{more} kort på hånden, {three} hvis kun tre spiller.",
  },
  three: {
    en: {
      one: "If only three play, each gives {count} card.",
      other: "If only three play, each gives {count} cards.",
    },
    "pt-br": {
      one: "Se só três jogam, cada um dá {count} carta.",
      other: "Se só três jogam, cada um dá {count} cartas.",
    },
    es: {
      one: "Si solo juegan tres, cada uno da {count} carta.",
      other: "Si solo juegan tres, cada uno da {count} cartas.",
    },
    da: {
      one: "Hvis kun tre spiller, lægger hver {count} kort.",
      other: "Hvis kun tre spiller, lægger hver {count} kort.",
    },
  },
  target: {
    en: "It ends once somebody has {target} points, unless the table chose otherwise.",
    "pt-br": "Termina quando alguém chega a {target} pontos, se a mesa não escolheu outra coisa.",
    es: "Termina cuando alguien llega a {target} puntos, si la mesa no eligió otra cosa.",
    da: "Det slutter, når nogen har {target} point, hvis bordet ikke har valgt andet.",
  },
} as const satisfies Area
