import type { Texts } from "../areas.ts";

export const messages: Texts<"vcard-generator"> = {
  "contact.title": "Generador de vCard",
  "contact.description":
    "Crea un código QR con tus datos de contacto: un escaneo guarda nombre, teléfono, correo y dirección en la agenda. Gratis y sin caducidad.",
  "contact.intro": "Tus datos de contacto como código QR. Con un escaneo estás en la agenda.",
  "contact.fields": "Datos de contacto",
  "contact.preview_empty":
    "Introduce un nombre, un correo electrónico o un teléfono para ver la vista previa del código QR",
  "contact.group_name": "Nombre",
  "contact.first_name": "Nombre",
  "contact.last_name": "Apellidos",
  "contact.group_contact": "Contacto",
  "contact.phone": "Teléfono",
  "contact.email": "Correo electrónico",
  "contact.website": "Sitio web",
  "contact.group_work": "Trabajo",
  "contact.organization": "Organización",
  "contact.job": "Cargo",
  "contact.group_address": "Dirección",
  "contact.street": "Calle y número",
  "contact.city": "Ciudad",
  "contact.state": "Provincia o región",
  "contact.postcode": "Código postal",
  "contact.country": "País",
  "contact.note": "Nota",
  "contact.note_hint": "Sé breve: cada letra hace el código más denso y más difícil de escanear de lejos.",
  "contact.done": "Código QR de vCard descargado",
  "contact.file": "Archivo de contacto (.vcf)",
  "contact.file_done": "Archivo de contacto descargado",
};
