import type { Texts } from "../areas.ts";

export const messages: Texts<"image-test"> = {
  "image_test.title": "Prova di caricamento immagini",
  "image_test.description":
    "Invia un’immagine all’archivio immagini di questo sito e mostra tutto ciò che risponde.",
  "image_test.gate_title": "Il caricamento è riservato agli amministratori",
  "image_test.gate_text": "Accedi con un account amministratore per inviare un’immagine all’archivio.",
  "image_test.denied_title": "Accesso negato",
  "image_test.denied":
    "Non hai il permesso di accedere a questa pagina. Servono i privilegi di amministratore.",
  "image_test.drop": "Trascina qui un’immagine",
  "image_test.over": "Rilascia per caricarla",
  "image_test.kinds": "JPEG, PNG, GIF o WebP, fino a 5 MB",
  "image_test.choose": "Scegli immagine",
  "image_test.another": "Carica un’altra immagine",
  "image_test.what_happens":
    "Il server ridisegna l’immagine come PNG, al massimo 400 px per lato, senza i dati su luogo e fotocamera che una foto può contenere. Di un’animazione resta solo il primo fotogramma.",
  "image_test.uploading": "Caricamento di {name}",
  "image_test.canceled": "Il caricamento è stato annullato.",
  "image_test.failed_title": "L’immagine non è stata salvata",
  "image_test.done": "Salvata",
  "image_test.answer": "Risposta dell’archivio immagini",
  "image_test.picture": "L’immagine salvata",
  "image_test.copy": "Copia come JSON",
  "image_test.copied": "Copiato negli appunti",
  "image_test.copy_failed": "Impossibile copiare negli appunti",
};
