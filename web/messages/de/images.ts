import type { Texts } from "../areas.ts";

export const messages: Texts<"images"> = {
  "image.type": "Bitte wählen Sie eine Bilddatei aus",
  "image.too_large": "Das Bild muss kleiner als 5 MB sein",
  "image.empty": "Diese Datei ist leer: Wählen Sie eine andere",
  "image.broken":
    "Dieses Bild lässt sich nicht lesen: Die Datei ist beschädigt oder unvollständig. Speichern Sie sie neu oder wählen Sie eine andere",
  "image.slow": "Das Lesen dieses Bildes dauert zu lange: Verkleinern Sie es oder wählen Sie ein anderes",
  "image.too_many_pixels":
    "Dieses Bild hat zu viele Pixel: Verkleinern Sie es auf weniger als {pixels} Millionen Pixel",
  "image.too_narrow":
    "Dieses Bild ist zu lang und schmal: Schneiden Sie es so zu, dass keine Seite mehr als {ratio}-mal so lang ist wie die andere",
};
