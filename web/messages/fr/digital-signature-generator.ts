import type { Texts } from "../areas.ts";

export const messages: Texts<"digital-signature-generator"> = {
  "digital_signature.title": "Code QR de signature numérique",
  "digital_signature.description":
    "Un code QR qui indique qui a signé quoi, et jusqu’à quand c’est valable. Il est signé avec votre propre clé : chacun peut le vérifier, et toute modification se voit.",
  "digital_signature.intro":
    "Qui a signé quoi, et jusqu’à quand c’est valable, dans un code que chacun peut vérifier.",

  "digital_signature.fields": "Signature",
  "digital_signature.section_document": "Document",
  "digital_signature.section_signer": "Signataire",
  "digital_signature.section_details": "Détails",
  "digital_signature.type": "Type",
  "digital_signature.documentTitle": "Titre du document",
  "digital_signature.signerName": "Nom du signataire",
  "digital_signature.signerEmail": "E-mail du signataire",
  "digital_signature.organization": "Organisation",
  "digital_signature.signatureType": "Type de signature",
  "digital_signature.documentHash": "Empreinte du document",
  "digital_signature.timestamp": "Date de signature",
  "digital_signature.validUntil": "Valable jusqu’au",
  "digital_signature.purpose": "Objet",
  "digital_signature.location": "Lieu",
  "digital_signature.customData": "Données libres",
  "digital_signature.securityLevel": "Niveau de sécurité",

  "digital_signature.type_document": "Document",
  "digital_signature.type_approval": "Approbation",
  "digital_signature.type_witness": "Témoin",
  "digital_signature.type_notary": "Notaire",
  "digital_signature.type_certification": "Certification",
  "digital_signature.type_authorization": "Autorisation",

  "digital_signature.level_basic": "Simple",
  "digital_signature.level_standard": "Standard",
  "digital_signature.level_high": "Élevé",
  "digital_signature.level_maximum": "Maximal",
  "digital_signature.level_basic_text":
    "Non signé. Une somme de contrôle révèle les fautes de frappe, mais ne prouve rien.",
  "digital_signature.level_standard_text": "Signé avec votre clé.",
  "digital_signature.level_high_text": "Signé, et lié à un document par son empreinte.",
  "digital_signature.level_maximum_text": "Signé, lié à un document, et avec une date de fin.",
  "digital_signature.needed_at_level": "Obligatoire au niveau de sécurité « {level} ».",
  "digital_signature.anonymous":
    "Sans compte, un code ne reçoit qu’une somme de contrôle. Connectez-vous, et il sera signé avec votre propre clé : chacun pourra vérifier qui a signé, et toute modification se verra.",
  "digital_signature.sign_in": "Se connecter pour signer",

  "digital_signature.include_timestamp": "Inclure la date",
  "digital_signature.include_hash": "Inclure une somme de contrôle",
  "digital_signature.include_hash_hint":
    "32 bits calculés à partir des autres champs. Révèle les fautes de frappe, pas les falsifications.",
  "digital_signature.include_location": "Inclure le lieu",
  "digital_signature.timestamp_hint": "Vide : le moment où le code est créé.",
  "digital_signature.valid_until_hint": "Valable jusqu’à la fin de ce jour (UTC).",
  "digital_signature.hash_hint":
    "SHA-256, calculée dans votre navigateur. Le fichier ne quitte pas votre appareil.",
  "digital_signature.hash_choose": "Choisir un document",
  "digital_signature.hash_of": "Empreinte de {name}.",
  "digital_signature.hash_failed": "{name} n’a pas pu être lu.",
  "digital_signature.locate": "Utiliser ma position",
  "digital_signature.locate_failed":
    "Votre navigateur n’a pas communiqué votre position. Autorisez-le pour ce site, ou saisissez le lieu.",

  "digital_signature.empty": "Saisissez le titre du document et le nom du signataire pour voir le code",
  "digital_signature.mistakes": "Pas de code : consultez les messages près des champs",
  "digital_signature.not_signed": "Pas encore signé : le code apparaîtra une fois signé",
  "digital_signature.sign": "Signer",
  "digital_signature.sign_hint": "Tout changement ultérieur demandera une nouvelle signature.",
  "digital_signature.signed": "Signé",
  "digital_signature.signed_by": "Avec la clé de {email}, le {date}.",
  "digital_signature.checksum_only": "Somme de contrôle seule",
  "digital_signature.unsigned": "Non signé",
  "digital_signature.verify": "Vérifier ce code",
  "digital_signature.verify_hint": "Un code à contrôler ? Vérifier une signature",
  "digital_signature.downloaded": "Code QR de signature numérique téléchargé",
};
