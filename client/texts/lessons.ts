import type { Area } from "./types.ts"

export const lessons = {
  tell: {
    en: "Say something about your card that some will understand, and some won’t.",
    "pt-br": "Diga algo sobre sua carta que uns entendam e outros não.",
    es: "Di sobre tu carta algo que unos entiendan y otros no.",
    da: "Sig noget til dit kort, som nogle forstår og andre ikke gør.",
  },
  give: {
    en: "Lead the others astray: give a card that could be the one.",
    "pt-br": "Engane os outros: dê uma carta que poderia ser a certa.",
    es: "Despista a los demás: da una carta que podría ser esa.",
    da: "Før de andre på vildspor: giv et kort, der kunne være det.",
  },
  vote: {
    en: "Only one of these was meant. Tap it, then vote.",
    "pt-br": "Só uma destas é a certa. Toque nela e vote.",
    es: "Solo una de estas es la buena. Tócala y vota.",
    da: "Kun ét af dem var ment. Tryk på det, og stem.",
  },
  uncover: {
    en: "This is who fooled whom. Tap a card to leave a little picture on it.",
    "pt-br": "Veja quem enganou quem. Toque numa carta e deixe uma figurinha.",
    es: "Así se ve quién engañó a quién. Toca una carta y deja un dibujito.",
    da: "Her ses, hvem der narrede hvem. Tryk på et kort, og læg et billede.",
  },
} as const satisfies Area
