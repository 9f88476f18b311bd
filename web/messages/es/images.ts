import type { Texts } from "../areas.ts";

export const messages: Texts<"images"> = {
  "image.type": "Selecciona un archivo de imagen",
  "image.too_large": "La imagen debe ocupar menos de 5 MB",
  "image.empty": "Este archivo está vacío: elige otro",
  "image.broken":
    "Esta imagen no se puede leer: el archivo está dañado o incompleto. Guárdalo de nuevo o elige otro",
  "image.slow": "Leer esta imagen lleva demasiado tiempo: redúcela o elige otra",
  "image.too_many_pixels":
    "Esta imagen tiene demasiados píxeles: redúcela a menos de {pixels} millones de píxeles",
  "image.too_narrow":
    "Esta imagen es demasiado larga y estrecha: recórtala para que ningún lado mida más de {ratio} veces el otro",
};
