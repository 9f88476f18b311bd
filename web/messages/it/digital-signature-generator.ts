import type { Texts } from "../areas.ts";

export const messages: Texts<"digital-signature-generator"> = {
  "digital_signature.title": "QR con firma digitale",
  "digital_signature.description":
    "Che cosa è stato firmato, da chi e fino a quando è valido, in un codice QR. È firmato con la tua chiave: chiunque può verificarlo e ogni modifica si nota.",
  "digital_signature.intro":
    "Che cosa è stato firmato, da chi e fino a quando è valido, in un codice che chiunque può verificare.",

  "digital_signature.fields": "Firma",
  "digital_signature.section_document": "Documento",
  "digital_signature.section_signer": "Firmatario",
  "digital_signature.section_details": "Dettagli",
  "digital_signature.type": "Tipo",
  "digital_signature.documentTitle": "Titolo del documento",
  "digital_signature.signerName": "Nome del firmatario",
  "digital_signature.signerEmail": "Email del firmatario",
  "digital_signature.organization": "Organizzazione",
  "digital_signature.signatureType": "Tipo di firma",
  "digital_signature.documentHash": "Hash del documento",
  "digital_signature.timestamp": "Momento della firma",
  "digital_signature.validUntil": "Valido fino al",
  "digital_signature.purpose": "Scopo",
  "digital_signature.location": "Luogo",
  "digital_signature.customData": "Dati aggiuntivi",
  "digital_signature.securityLevel": "Livello di sicurezza",

  "digital_signature.type_document": "Documento",
  "digital_signature.type_approval": "Approvazione",
  "digital_signature.type_witness": "Testimone",
  "digital_signature.type_notary": "Notaio",
  "digital_signature.type_certification": "Certificazione",
  "digital_signature.type_authorization": "Autorizzazione",

  "digital_signature.level_basic": "Base",
  "digital_signature.level_standard": "Standard",
  "digital_signature.level_high": "Alto",
  "digital_signature.level_maximum": "Massimo",
  "digital_signature.level_basic_text":
    "Non firmato. Una somma di controllo rivela gli errori di battitura ma non dimostra nulla.",
  "digital_signature.level_standard_text": "Firmato con la tua chiave.",
  "digital_signature.level_high_text": "Firmato e legato a un documento dal suo hash.",
  "digital_signature.level_maximum_text": "Firmato, legato a un documento e con una scadenza.",
  "digital_signature.needed_at_level": "Necessario al livello di sicurezza «{level}».",
  "digital_signature.anonymous":
    "Senza account un codice riceve una somma di controllo. Accedi e verrà firmato con la tua chiave: chiunque potrà verificare chi ha firmato e ogni modifica si noterà.",
  "digital_signature.sign_in": "Accedi per firmare",

  "digital_signature.include_timestamp": "Includi data e ora",
  "digital_signature.include_hash": "Includi una somma di controllo",
  "digital_signature.include_hash_hint":
    "32 bit sugli altri campi. Rivela gli errori di battitura, non le falsificazioni.",
  "digital_signature.include_location": "Includi il luogo",
  "digital_signature.timestamp_hint": "Lascia vuoto per usare il momento in cui il codice viene creato.",
  "digital_signature.valid_until_hint": "Valido fino alla fine di questo giorno (UTC).",
  "digital_signature.hash_hint": "SHA-256, calcolato nel tuo browser. Il file non lascia il tuo dispositivo.",
  "digital_signature.hash_choose": "Scegli documento",
  "digital_signature.hash_of": "Hash di {name}.",
  "digital_signature.hash_failed": "Impossibile leggere {name}.",
  "digital_signature.locate": "Usa la mia posizione",
  "digital_signature.locate_failed":
    "Il browser non ha fornito la posizione. Consentilo per questo sito, oppure inseriscila.",

  "digital_signature.empty":
    "Inserisci il titolo del documento e il nome del firmatario per vedere il codice",
  "digital_signature.mistakes": "Nessun codice: vedi i messaggi accanto ai campi",
  "digital_signature.not_signed": "Non ancora firmato: il codice apparirà quando lo firmerai",
  "digital_signature.sign": "Firma",
  "digital_signature.sign_hint": "Ogni modifica successiva richiede una nuova firma.",
  "digital_signature.signed": "Firmato",
  "digital_signature.signed_by": "Con la chiave di {email}, il {date}.",
  "digital_signature.checksum_only": "Solo somma di controllo",
  "digital_signature.unsigned": "Non firmato",
  "digital_signature.verify": "Verifica questo codice",
  "digital_signature.verify_hint": "Hai un codice? Verificane la firma",
  "digital_signature.downloaded": "Codice QR con firma digitale scaricato",
};
