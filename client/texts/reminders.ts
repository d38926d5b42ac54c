import type { Area } from "./types.ts"

export const reminders = {
  title: {
    en: "Tell me when it is my turn",
    "pt-br": "Avise quando for a minha vez",
    es: "Avísame cuando me toque",
    da: "Sig til, når det er min tur",
  },
  hint: {
    en: "Where there is an hour or more to think, you may close the page: we tell you once for each thing to do.",
    "pt-br":
      "Onde há uma hora ou mais para pensar, pode fechar a página: você recebe um aviso para cada coisa a fazer.",
    es: "Donde hay una hora o más para pensar, puedes cerrar la página: recibirás un aviso por cada cosa que hacer.",
    da: "Hvor der er en time eller mere at tænke i, kan du lukke siden: vi siger til én gang, hver gang der er noget at gøre.",
  },
  here: {
    en: "On this device",
    "pt-br": "Neste aparelho",
    es: "En este aparato",
    da: "På denne enhed",
  },
  told: {
    en: "We’ll tell you on this device.",
    "pt-br": "O aviso virá neste aparelho.",
    es: "El aviso llegará a este aparato.",
    da: "Du får besked på denne enhed.",
  },
  cannot: {
    en: "This browser can’t be reached while the page is closed.",
    "pt-br": "Não dá para avisar neste navegador com a página fechada.",
    es: "A este navegador no se le puede avisar con la página cerrada.",
    da: "Denne browser kan ikke nås, når siden er lukket.",
  },
  homeScreen: {
    en: "Put this page on the home screen first (Share, then Add to Home Screen); from there it can tell you.",
    "pt-br":
      "Antes, coloque esta página na tela de início (Compartilhar, depois Adicionar à Tela de Início); dali ela pode avisar.",
    es: "Pon antes esta página en la pantalla de inicio (Compartir y luego Añadir a pantalla de inicio); desde allí puede avisarte.",
    da: "Læg først siden på hjemmeskærmen (Del, så Føj til hjemmeskærm); derfra kan den sige til.",
  },
  refused: {
    en: "This browser blocks messages from here. You can allow them in its settings for this page.",
    "pt-br":
      "Este navegador não deixa passar avisos daqui. Você pode permitir nas configurações dele para esta página.",
    es: "Este navegador no deja pasar avisos de aquí. Puedes permitirlos en sus ajustes para esta página.",
    da: "Browseren lader ingen beskeder komme herfra. Du kan tillade dem i dens indstillinger for siden.",
  },
  silent: {
    en: "The browser’s own push service doesn’t answer. Try again later, or in another browser.",
    "pt-br":
      "O serviço de avisos do navegador não responde. Tente mais tarde, ou em outro navegador.",
    es: "El servicio de avisos del navegador no responde. Prueba más tarde, o con otro navegador.",
    da: "Browserens egen beskedtjeneste svarer ikke. Prøv igen senere, eller i en anden browser.",
  },
  byMail: { en: "By e-mail", "pt-br": "Por e-mail", es: "Por correo", da: "Med e-mail" },
  mailNeedsAddress: {
    en: "For that, keep your name with an address first: further up on this page.",
    "pt-br": "Para isso, guarde seu nome com um e-mail: mais acima, nesta página.",
    es: "Para eso, guarda tu nombre con un correo: más arriba, en esta página.",
    da: "Så skal du beholde dit navn med en adresse: længere oppe på siden.",
  },
  quiet: {
    en: "Let me sleep",
    "pt-br": "Deixe-me dormir",
    es: "Déjame dormir",
    da: "Lad mig sove",
  },
  quietHint: {
    en: "What is still waiting in the morning, you hear of then.",
    "pt-br": "O que ainda esperar de manhã, você fica sabendo então.",
    es: "De lo que siga esperando por la mañana, te avisamos entonces.",
    da: "Det, der stadig venter om morgenen, får du at vide da.",
  },
  from: { en: "From", "pt-br": "Das", es: "Desde las", da: "Fra" },
  until: { en: "Until", "pt-br": "Até as", es: "Hasta las", da: "Til" },
  clock: {
    en: "Time zone: {zone}",
    "pt-br": "Fuso horário: {zone}",
    es: "Zona horaria: {zone}",
    da: "Tidszone: {zone}",
  },
  clockHere: {
    en: "Use the time zone here: {zone}",
    "pt-br": "Usar o fuso daqui: {zone}",
    es: "Usar la zona de aquí: {zone}",
    da: "Brug tidszonen her: {zone}",
  },
  offer: {
    en: "There is time to think here. Shall we tell you when it is your turn?",
    "pt-br": "Aqui há tempo para pensar. Quer um aviso quando for a sua vez?",
    es: "Aquí hay tiempo para pensar. ¿Te avisamos cuando te toque?",
    da: "Her er tid til at tænke. Skal vi sige til, når det er din tur?",
  },
  tellMe: { en: "Tell me", "pt-br": "Quero, sim", es: "Sí, avísame", da: "Ja, sig til" },
} as const satisfies Area
