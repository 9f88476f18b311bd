import type { Texts } from "../areas.ts";

export const messages: Texts<"image-test"> = {
  "image_test.title": "Bild-Upload testen",
  "image_test.description":
    "Schickt ein Bild an den Bildspeicher dieser Website und zeigt alles, was er antwortet.",
  "image_test.gate_title": "Zum Hochladen ist ein Administratorkonto nötig",
  "image_test.gate_text":
    "Melden Sie sich mit einem Administratorkonto an, um ein Bild an den Bildspeicher zu schicken.",
  "image_test.denied_title": "Zugriff verweigert",
  "image_test.denied":
    "Sie haben keine Berechtigung für diese Seite. Dafür sind Administratorrechte erforderlich.",
  "image_test.drop": "Ein Bild hier ablegen",
  "image_test.over": "Loslassen, um es hochzuladen",
  "image_test.kinds": "JPEG, PNG, GIF oder WebP, bis 5 MB",
  "image_test.choose": "Bild auswählen",
  "image_test.another": "Weiteres Bild hochladen",
  "image_test.what_happens":
    "Das Bild wird auf dem Server neu gezeichnet: als PNG mit höchstens 400 px Seitenlänge, ohne die Angaben zu Ort und Kamera, die ein Foto enthalten kann. Von einer Animation bleibt nur das erste Bild.",
  "image_test.uploading": "{name} wird hochgeladen",
  "image_test.canceled": "Das Hochladen wurde abgebrochen.",
  "image_test.failed_title": "Das Bild wurde nicht gespeichert",
  "image_test.done": "Gespeichert",
  "image_test.answer": "Antwort des Bildspeichers",
  "image_test.picture": "Das gespeicherte Bild",
  "image_test.copy": "Als JSON kopieren",
  "image_test.copied": "In die Zwischenablage kopiert",
  "image_test.copy_failed": "Kopieren in die Zwischenablage fehlgeschlagen",
};
