import type { Language } from "../languages.ts";

/** Why a scanned link leads nowhere. */
export type ClosedLink = "paused" | "unknown";

interface ClosedLinkTexts {
  title: string;
  text: string;
}

/** What people read who scanned such a code. They may never have heard of the site: no names, no blame. */
export const closedLinkTexts: Record<Language, Record<ClosedLink, ClosedLinkTexts> & { home: string }> = {
  en: {
    paused: {
      title: "This code is paused",
      text: "Its owner has switched it off for now. Try again later.",
    },
    unknown: {
      title: "This code leads nowhere",
      text: "There is no such short link. It may have been deleted, or the address has a typing error.",
    },
    home: "To the home page",
  },
  es: {
    paused: {
      title: "Este código está en pausa",
      text: "Quien lo creó lo ha desactivado por ahora. Inténtalo más tarde.",
    },
    unknown: {
      title: "Este código no lleva a ninguna parte",
      text: "No existe este enlace corto. Puede que se haya eliminado o que la dirección tenga un error.",
    },
    home: "Ir a la página de inicio",
  },
  fr: {
    paused: {
      title: "Ce code est en pause",
      text: "La personne qui l’a créé l’a désactivé pour le moment. Réessayez plus tard.",
    },
    unknown: {
      title: "Ce code ne mène nulle part",
      text: "Ce lien court n’existe pas. Il a peut-être été supprimé, ou l’adresse contient une faute de frappe.",
    },
    home: "Aller à l’accueil",
  },
  de: {
    paused: {
      title: "Dieser Code ist pausiert",
      text: "Wer ihn erstellt hat, hat ihn vorübergehend abgeschaltet. Versuchen Sie es später noch einmal.",
    },
    unknown: {
      title: "Dieser Code führt nirgendwohin",
      text: "Diesen Kurzlink gibt es nicht. Vielleicht wurde er gelöscht, oder die Adresse enthält einen Tippfehler.",
    },
    home: "Zur Startseite",
  },
  it: {
    paused: {
      title: "Questo codice è in pausa",
      text: "Chi lo ha creato lo ha disattivato per il momento. Riprova più tardi.",
    },
    unknown: {
      title: "Questo codice non porta da nessuna parte",
      text: "Questo link breve non esiste. Forse è stato eliminato, o l’indirizzo contiene un errore.",
    },
    home: "Vai alla pagina iniziale",
  },
  pt: {
    paused: {
      title: "Este código está pausado",
      text: "Quem o criou o desativou por enquanto. Tente novamente mais tarde.",
    },
    unknown: {
      title: "Este código não leva a lugar nenhum",
      text: "Este link curto não existe. Talvez tenha sido excluído ou o endereço tenha um erro de digitação.",
    },
    home: "Ir para a página inicial",
  },
};
