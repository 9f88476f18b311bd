import type { Texts } from "../areas.ts";

export const messages: Texts<"images"> = {
  "image.type": "Seleziona un file immagine",
  "image.too_large": "L’immagine deve essere inferiore a 5 MB",
  "image.empty": "Questo file è vuoto: scegline un altro",
  "image.broken":
    "Questa immagine non è leggibile: il file è danneggiato o incompleto. Salvalo di nuovo o scegline un altro",
  "image.slow": "La lettura di questa immagine richiede troppo tempo: rimpiccioliscila o scegline un’altra",
  "image.too_many_pixels": "Questa immagine ha troppi pixel: riducila a meno di {pixels} milioni di pixel",
  "image.too_narrow":
    "Questa immagine è troppo lunga e stretta: ritagliala in modo che nessun lato superi {ratio} volte l’altro",
};
