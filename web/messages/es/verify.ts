import type { Texts } from "../areas.ts";

export const messages: Texts<"verify"> = {
  "verify.title": "Verificar una firma",
  "verify.description":
    "Verifica un código de firma digital: quién lo firmó y cuándo, hasta cuándo es válido y si algo ha cambiado.",
  "verify.intro": "Quién lo firmó y cuándo, hasta cuándo es válido y si algo ha cambiado.",
  "verify.content": "Contenido del código",
  "verify.content_hint": "Pega todo lo que muestra tu escáner, desde la primera { hasta la última }.",
  "verify.submit": "Verificar",
  "verify.picture": "Suelta aquí una imagen del código",
  "verify.picture_over": "Suéltala para leerla",
  "verify.picture_hint": "JPG, PNG, GIF, BMP o WebP. Se lee en tu navegador y nunca se sube.",
  "verify.picture_choose": "Elegir imagen",
  "verify.picture_reading": "Leyendo la imagen…",
  "verify.picture_other": "En esta imagen hay un código, pero no es una firma digital.",
  "verify.sent":
    "Para verificar una firma, el texto del código se envía a este sitio, que no lo guarda. Un código sin firma se comprueba en tu navegador.",
  "verify.result": "Resultado",
  "verify.empty": "El resultado aparecerá aquí.",
  "verify.checking": "Verificando la firma…",
  "verify.failed": "No se ha podido verificar la firma. {message}",

  "verify.valid": "Firmado y sin cambios",
  "verify.valid_text": "Nada ha cambiado desde que lo firmó {signer}.",
  "verify.expired": "Firmado y sin cambios, pero caducado",
  "verify.expired_text": "Lo firmó {signer} y fue válido hasta el {date}.",
  "verify.changed": "Modificado",
  "verify.changed_text":
    "La firma no corresponde a este texto: algo ha cambiado después de la firma, aunque sea un espacio, o la firma es de otro código. No te fíes de este código.",
  "verify.signature_missing": "Falta la firma",
  "verify.signature_missing_text":
    "Este código declara un nivel de seguridad que siempre va firmado, pero no contiene ninguna firma. No te fíes de él.",
  "verify.unknown_key": "Firmado con una clave desconocida",
  "verify.unknown_key_text":
    "Este sitio no conoce la clave. O el código se firmó en otro sitio, donde se puede verificar, o se ha modificado.",
  "verify.signer_suspended": "Firmado y sin cambios, pero la cuenta está suspendida",
  "verify.signer_suspended_text": "Pregunta a {signer} antes de fiarte de él.",
  "verify.signer_deleted": "Firmado y sin cambios, pero la cuenta se ha eliminado",
  "verify.signer_deleted_text": "Se firmó aquí con una cuenta que ya no existe. No consta de quién era.",
  "verify.checksum_fits": "Sin firmar",
  "verify.checksum_fits_text":
    "La suma de comprobación coincide, así que no se ha perdido nada por el camino. No demuestra quién lo escribió: cualquiera puede crear un código así.",
  "verify.checksum_wrong": "Sin firmar y modificado",
  "verify.checksum_wrong_text":
    "La suma de comprobación no coincide: el texto se ha modificado o está dañado.",
  "verify.unsigned": "Sin firmar",
  "verify.unsigned_text":
    "Este código no contiene ni firma ni suma de comprobación. Cualquiera puede haberlo creado o modificado.",
  "verify.not_a_signature": "No es una firma digital",
  "verify.not_a_signature_text": "Este no es el contenido de un código de firma digital, o no está completo.",

  "verify.signer": "Quién firmó",
  "verify.name": "Nombre",
  "verify.no_name": "La cuenta no tiene nombre",
  "verify.email": "Correo",
  "verify.email_verified": "Verificado",
  "verify.email_unverified": "Sin verificar",
  "verify.email_unverified_text":
    "Esta dirección nunca se ha confirmado. El nombre y la dirección son los que indica el firmante.",
  "verify.signed_at": "Firmado el",
  "verify.valid_until": "Válido hasta",
  "verify.no_end": "Sin caducidad",
  "verify.other_name": "En el código figura {claimed}. La cuenta que firmó es de {signer}.",
  "verify.other_email": "El código indica la dirección {claimed}. La de la cuenta que firmó es {email}.",
  "verify.claims": "Lo que dice el código",

  "verify.document": "¿Es este documento?",
  "verify.document_text":
    "El código contiene el hash SHA-256 de un documento. Elige el archivo para compararlo; no sale de tu dispositivo.",
  "verify.document_choose": "Elegir documento",
  "verify.document_reading": "Leyendo el documento…",
  "verify.document_same": "{name} es el documento que se firmó.",
  "verify.document_other": "{name} no es el documento que se firmó, o se ha modificado.",
  "verify.document_failed": "No se ha podido leer {name}.",
};
