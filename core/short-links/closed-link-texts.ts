import type { Language } from "../languages.ts";

/** Why a scanned link leads nowhere. */
export type ClosedLink = "paused" | "unknown" | "taken_down";

interface ClosedLinkTexts {
  title: string;
  text: string;
}

/** Page for people who scanned the code of a closed link. They may never have heard of the site: no names, no blame. */
export const closedLinkTexts: Record<Language, Record<ClosedLink, ClosedLinkTexts> & { home: string }> = {
  en: {
    taken_down: {
      title: "This code was taken down",
      text: "The operator of this site has switched it off. It no longer leads anywhere.",
    },
    paused: {
      title: "This code is paused",
      text: "Its owner has switched it off for now. Try again later.",
    },
    unknown: {
      title: "This code leads nowhere",
      text: "There is no such short link. It may have been deleted, or the address contains a typo.",
    },
    home: "To the home page",
  },
  es: {
    taken_down: {
      title: "Este código se ha retirado",
      text: "El responsable de este sitio lo ha desactivado. Ya no lleva a ninguna parte.",
    },
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
    taken_down: {
      title: "Ce code a été retiré",
      text: "L’exploitant de ce site l’a désactivé. Il ne mène plus nulle part.",
    },
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
    taken_down: {
      title: "Dieser Code wurde gesperrt",
      text: "Der Betreiber dieser Website hat ihn abgeschaltet. Er führt jetzt ins Leere.",
    },
    paused: {
      title: "Dieser Code ist pausiert",
      text: "Sein Inhaber hat ihn vorübergehend abgeschaltet. Versuchen Sie es später noch einmal.",
    },
    unknown: {
      title: "Dieser Code führt ins Leere",
      text: "Diesen Kurzlink gibt es nicht. Vielleicht wurde er gelöscht, oder die Adresse enthält einen Tippfehler.",
    },
    home: "Zur Startseite",
  },
  it: {
    taken_down: {
      title: "Questo codice è stato rimosso",
      text: "Il gestore di questo sito lo ha disattivato. Non porta più da nessuna parte.",
    },
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
    taken_down: {
      title: "Este código foi retirado do ar",
      text: "O responsável por este site o desativou. Ele não leva mais a lugar nenhum.",
    },
    paused: {
      title: "Este código está pausado",
      text: "Quem criou este código o desativou por enquanto. Tente novamente mais tarde.",
    },
    unknown: {
      title: "Este código não leva a lugar nenhum",
      text: "Este link curto não existe. Talvez tenha sido excluído ou o endereço tenha um erro de digitação.",
    },
    home: "Ir para a página inicial",
  },
};
