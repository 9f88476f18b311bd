import { titles } from "../../../core/legal/titles/it.ts";
import type { Texts } from "../areas.ts";

export const messages: Texts<"legal-pages"> = {
  "legal.title": "Pagine legali",
  "legal.text":
    "Privacy, condizioni d’uso e note legali: testi propri o link a pagine di altri siti. Le pagine che esistono sono collegate nel piè di pagina.",
  ...titles,
  "legal.edit": "Modifica",
  "legal.edit_named": "Modifica: {name}",
  "legal.load_failed": "Impossibile caricare le pagine legali",
  "legal.state_text": "Pubblicata",
  "legal.state_built_in": "Testo predefinito",
  "legal.state_link": "Link",
  "legal.state_hidden": "Non pubblicata",
  "legal.state_empty": "Nessun testo",
  "legal.state_built_in_text":
    "Un testo su ciò che conserva questo sito. Si adatta alle impostazioni finché non ne scrivi uno tuo.",
  "legal.state_link_text": "I visitatori vengono portati alla pagina che hai indicato.",
  "legal.state_hidden_text": "I visitatori non possono aprire questa pagina. I suoi testi restano.",
  "legal.state_empty_text": "I visitatori non possono aprire questa pagina finché non ha un testo o un link.",
  "legal.page_text":
    "Mostrata in {path}. Ogni visitatore riceve il testo nella sua lingua, altrimenti in quella del sito, altrimenti in un’altra qualsiasi.",
  "legal.is_published": "Pubblicata",
  "legal.link": "Link al posto di un testo",
  "legal.link_help":
    "Facoltativo. I visitatori vengono portati a questo indirizzo e i testi qui sotto non vengono mostrati.",
  "legal.built_in_note":
    "I visitatori vedono il testo predefinito. Descrive ciò che conserva questo sito e si adatta alle impostazioni, ma non dice chi sei: pubblica le note legali, oppure copia il testo e aggiungi chi sei.",
  "legal.built_in_named":
    "I visitatori vedono il testo predefinito. Descrive ciò che conserva questo sito, si adatta alle impostazioni e rimanda alle note legali. Per dire di più, copia il testo e modificalo.",
  "legal.take_built_in": "Copia per modificare",
  "legal.languages": "Lingua del testo",
  "legal.markdown": "Testo (Markdown)",
  "legal.markdown_help":
    "## Titolo, **grassetto**, *corsivo*, - elenco, [link](https://example.com). Gli a capo vengono mantenuti. L’HTML appare come testo, le immagini come testo alternativo.",
  "legal.preview": "Anteprima",
  "legal.preview_empty": "Nessun testo in questa lingua.",
  "legal.save": "Salva",
  "legal.saved": "Pagina legale salvata",
  "legal.save_failed": "Impossibile salvare la pagina",
  "legal.text_long": "Un testo ha al massimo 50.000 caratteri",
  "legal.text_unseen":
    "Il testo contiene caratteri di controllo o caratteri che invertono la direzione del testo intorno. Eliminali, o riscrivi quella parte",
  "legal.text_complex":
    "Il testo contiene troppi elenchi, citazioni, tabelle o enfasi, oppure sono annidati troppo in profondità. Semplificalo",
  "legal.link_form": "Inserisci un indirizzo completo che inizi con https:// o http://",
  "legal.link_own":
    "Questo indirizzo è una delle pagine legali di questo sito. Scrivi un testo o inserisci il link a una pagina di un altro sito",
};
