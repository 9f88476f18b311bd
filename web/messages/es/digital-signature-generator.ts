import type { Texts } from "../areas.ts";

export const messages: Texts<"digital-signature-generator"> = {
  "digital_signature.title": "QR de firma digital",
  "digital_signature.description":
    "Qué se firmó, quién lo firmó y hasta cuándo es válido, en un código QR. Se firma con tu propia clave: cualquiera puede verificarlo y cualquier cambio se nota.",
  "digital_signature.intro":
    "Qué se firmó, quién lo firmó y hasta cuándo es válido, en un código que cualquiera puede verificar.",

  "digital_signature.fields": "Firma",
  "digital_signature.section_document": "Documento",
  "digital_signature.section_signer": "Firmante",
  "digital_signature.section_details": "Detalles",
  "digital_signature.type": "Tipo",
  "digital_signature.documentTitle": "Título del documento",
  "digital_signature.signerName": "Nombre del firmante",
  "digital_signature.signerEmail": "Correo del firmante",
  "digital_signature.organization": "Organización",
  "digital_signature.signatureType": "Tipo de firma",
  "digital_signature.documentHash": "Hash del documento",
  "digital_signature.timestamp": "Momento de la firma",
  "digital_signature.validUntil": "Válido hasta",
  "digital_signature.purpose": "Finalidad",
  "digital_signature.location": "Lugar",
  "digital_signature.customData": "Datos adicionales",
  "digital_signature.securityLevel": "Nivel de seguridad",

  "digital_signature.type_document": "Documento",
  "digital_signature.type_approval": "Aprobación",
  "digital_signature.type_witness": "Testigo",
  "digital_signature.type_notary": "Notario",
  "digital_signature.type_certification": "Certificación",
  "digital_signature.type_authorization": "Autorización",

  "digital_signature.level_basic": "Básico",
  "digital_signature.level_standard": "Estándar",
  "digital_signature.level_high": "Alto",
  "digital_signature.level_maximum": "Máximo",
  "digital_signature.level_basic_text":
    "Sin firmar. Una suma de comprobación detecta errores de escritura, pero no demuestra nada.",
  "digital_signature.level_standard_text": "Firmado con tu clave.",
  "digital_signature.level_high_text": "Firmado y ligado a un documento por su hash.",
  "digital_signature.level_maximum_text": "Firmado, ligado a un documento y con fecha de caducidad.",
  "digital_signature.needed_at_level": "Necesario en el nivel de seguridad «{level}».",
  "digital_signature.anonymous":
    "Sin cuenta, el código lleva una suma de comprobación. Si inicias sesión, se firma con tu propia clave: cualquiera puede verificar quién lo firmó y cualquier cambio se nota.",
  "digital_signature.sign_in": "Iniciar sesión para firmar",

  "digital_signature.include_timestamp": "Incluir fecha y hora",
  "digital_signature.include_hash": "Incluir una suma de comprobación",
  "digital_signature.include_hash_hint":
    "32 bits sobre los demás campos. Detecta errores de escritura, no falsificaciones.",
  "digital_signature.include_location": "Incluir el lugar",
  "digital_signature.timestamp_hint": "Déjalo vacío para usar el momento en que se crea el código.",
  "digital_signature.valid_until_hint": "Válido hasta el final de ese día (UTC).",
  "digital_signature.hash_hint": "SHA-256, calculado en tu navegador. El archivo no sale de tu dispositivo.",
  "digital_signature.hash_choose": "Elegir documento",
  "digital_signature.hash_of": "Hash de {name}.",
  "digital_signature.hash_failed": "No se ha podido leer {name}.",
  "digital_signature.locate": "Usar mi ubicación",
  "digital_signature.locate_failed":
    "Tu navegador no ha facilitado la ubicación. Permítelo para este sitio o escríbela.",

  "digital_signature.empty": "Introduce el título del documento y el nombre del firmante para ver el código",
  "digital_signature.mistakes": "No hay código: revisa los mensajes de los campos",
  "digital_signature.not_signed": "Aún sin firmar: el código aparecerá cuando lo firmes",
  "digital_signature.sign": "Firmar",
  "digital_signature.sign_hint": "Cualquier cambio posterior necesita una firma nueva.",
  "digital_signature.signed": "Firmado",
  "digital_signature.signed_by": "Con la clave de {email}, el {date}.",
  "digital_signature.checksum_only": "Solo suma de comprobación",
  "digital_signature.unsigned": "Sin firmar",
  "digital_signature.verify": "Verificar este código",
  "digital_signature.verify_hint": "¿Tienes un código? Verifica su firma",
  "digital_signature.downloaded": "Código QR de firma digital descargado",
};
