import type { Texts } from "../areas.ts";

export const messages: Texts<"product-serial-generator"> = {
  "run.prefix_long": "Ein Präfix hat höchstens 24 Zeichen",
  "run.prefix_check":
    "Mit Prüfzeichen besteht ein Präfix nur aus den Buchstaben A bis Z, Ziffern, Leerzeichen und - . / _",

  "product_serial.title": "QR-Code für Seriennummern",
  "product_serial.description":
    "QR-Codes zur Kennzeichnung von Produkten: Seriennummer, Charge, Datumsangaben, Garantie und Kontakt. Einzeln oder als Nummernserie mit Prüfzeichen.",
  "product_serial.intro": "Alles über ein Produkt mit einem Scan, einzeln oder als Nummernserie.",
  "product_serial.fields": "Produkt",
  "product_serial.group_product": "Kennzeichnung",
  "product_serial.group_origin": "Herkunft",
  "product_serial.group_support": "Beschreibung und Kontakt",

  "product_serial.productName": "Produktname",
  "product_serial.serialNumber": "Seriennummer",
  "product_serial.manufacturer": "Hersteller",
  "product_serial.model": "Modell",
  "product_serial.batchNumber": "Chargennummer",
  "product_serial.manufacturingDate": "Herstellungsdatum",
  "product_serial.expiryDate": "Ablaufdatum",
  "product_serial.category": "Kategorie",
  "product_serial.category_none": "Kategorie auswählen",
  "product_serial.productDescription": "Beschreibung",
  "product_serial.website": "Website",
  "product_serial.supportEmail": "Support-E-Mail",
  "product_serial.warrantyPeriod": "Garantiezeit",
  "product_serial.location": "Ort",

  "product_serial.category_Electronics": "Elektronik",
  "product_serial.category_Automotive": "Automobil",
  "product_serial.category_Medical": "Medizin",
  "product_serial.category_Industrial": "Industrie",
  "product_serial.category_Consumer_Goods": "Konsumgüter",
  "product_serial.category_Food_Beverage": "Lebensmittel und Getränke",
  "product_serial.category_Pharmaceutical": "Pharma",
  "product_serial.category_Textile": "Textil",
  "product_serial.category_Other": "Sonstiges",

  "product_serial.empty": "Geben Sie Produktname und Seriennummer ein, um den Code zu sehen",
  "product_serial.downloaded": "QR-Code der Seriennummer heruntergeladen",

  "product_serial.run": "Nummernserie",
  "product_serial.run_text":
    "Ein Code je Seriennummer, mit den übrigen Feldern und Einstellungen dieser Seite, in einer ZIP-Datei mit Liste. In Ihrem Browser erstellt und geprüft.",
  "product_serial.prefix": "Präfix",
  "product_serial.start": "Erste Nummer",
  "product_serial.count": "Anzahl",
  "product_serial.count_hint": "Höchstens {limit}. Für mehr gibt es die Kommandozeile: quietzone batch.",
  "product_serial.digits": "Stellen",
  "product_serial.digits_hint": "Kürzere Nummern werden vorn mit Nullen aufgefüllt.",
  "product_serial.check": "Prüfzeichen",
  "product_serial.check_none": "Keines",
  "product_serial.check_mod37_36": "ISO/IEC 7064 MOD 37,36",
  "product_serial.check_hint":
    "Ein zusätzlicher Buchstabe oder eine Ziffer am Ende: So fällt jedes einzelne falsche Zeichen auf.",
  "product_serial.run_range": "Von {first} bis {last}",
  "product_serial.run_number": "Geben Sie eine ganze Zahl von {min} bis {max} ein.",
  "product_serial.run_make": { one: "{n} Code erstellen", other: "{n} Codes erstellen" },
  "product_serial.run_sign_in": "Sie werden gebeten, sich anzumelden; die Serie wartet hier auf Sie.",
  "product_serial.run_history": "Eine Serie wird nicht in Ihrem Verlauf gespeichert.",
  "product_serial.run_making": "Codes werden erstellt",
  "product_serial.run_progress": "{done} von {total}",
  "product_serial.run_done": {
    one: "{n} Code wurde erstellt und geprüft. Er ist in {name}.",
    other: "{n} Codes wurden erstellt und geprüft. Sie sind in {name}.",
  },
  "product_serial.run_failed": {
    one: "{n} Code lässt sich vielleicht nicht scannen; manifest.csv nennt ihn. Ändern Sie Größe, Farben oder Fehlerkorrektur, oder laden Sie trotzdem herunter.",
    other:
      "{n} Codes lassen sich vielleicht nicht scannen; manifest.csv nennt sie. Ändern Sie Größe, Farben oder Fehlerkorrektur, oder laden Sie trotzdem herunter.",
  },
  "product_serial.run_unread":
    "Einige unserer Scanner konnten nicht geladen werden, daher wurden diese Codes nicht getestet. Prüfen Sie Ihre Verbindung und erstellen Sie sie erneut, oder laden Sie sie trotzdem herunter.",
  "product_serial.run_broke": "Die Serie konnte nicht erstellt werden: {message}",
};
