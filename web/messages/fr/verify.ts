import type { Texts } from "../areas.ts";

export const messages: Texts<"verify"> = {
  "verify.title": "Vérifier une signature",
  "verify.description":
    "Vérifier un code de signature numérique : qui l’a signé et quand, jusqu’à quand il est valable et si quelque chose a été modifié.",
  "verify.intro": "Qui a signé et quand, jusqu’à quand c’est valable, et si quelque chose a été modifié.",
  "verify.content": "Contenu du code",
  "verify.content_hint": "Collez tout ce que montre votre lecteur, de la première { à la dernière }.",
  "verify.submit": "Vérifier",
  "verify.picture": "Déposez ici une image du code",
  "verify.picture_over": "Relâchez pour la lire",
  "verify.picture_hint":
    "JPG, PNG, GIF, BMP ou WebP. Elle est lue dans votre navigateur et n’est jamais envoyée.",
  "verify.picture_choose": "Choisir une image",
  "verify.picture_reading": "Lecture de l’image…",
  "verify.picture_other": "Cette image contient un code, mais pas une signature numérique.",
  "verify.sent":
    "Pour vérifier une signature, le texte du code est envoyé à ce site, qui ne le conserve pas. Un code sans signature est vérifié dans votre navigateur.",
  "verify.result": "Résultat",
  "verify.empty": "Le résultat s’affichera ici.",
  "verify.checking": "Vérification de la signature…",
  "verify.failed": "La signature n’a pas pu être vérifiée. {message}",

  "verify.valid": "Signé et inchangé",
  "verify.valid_text": "Rien n’a changé depuis que {signer} a signé ce code.",
  "verify.expired": "Signé et inchangé, mais expiré",
  "verify.expired_text": "{signer} a signé ce code, valable jusqu’au {date}.",
  "verify.changed": "Modifié",
  "verify.changed_text":
    "La signature ne correspond pas à ce texte : quelque chose a été modifié après la signature, ne serait-ce qu’un espace, ou la signature vient d’un autre code. Ne vous y fiez pas.",
  "verify.signature_missing": "Signature absente",
  "verify.signature_missing_text":
    "Ce code annonce un niveau de sécurité toujours signé, mais ne contient aucune signature. Ne vous y fiez pas.",
  "verify.unknown_key": "Signé avec une clé inconnue",
  "verify.unknown_key_text":
    "Ce site ne connaît pas la clé. Soit le code a été signé sur un autre site, où il peut être vérifié, soit il a été modifié.",
  "verify.signer_suspended": "Signé et inchangé, mais le compte est suspendu",
  "verify.signer_suspended_text": "Renseignez-vous auprès de {signer} avant de vous y fier.",
  "verify.signer_deleted": "Signé et inchangé, mais le compte a été supprimé",
  "verify.signer_deleted_text":
    "Ce code a été signé ici, par un compte qui n’existe plus. On ne peut pas dire à qui il appartenait.",
  "verify.checksum_fits": "Non signé",
  "verify.checksum_fits_text":
    "La somme de contrôle correspond : rien ne s’est perdu en route. Elle ne prouve pas qui a écrit ce texte : n’importe qui peut créer un tel code.",
  "verify.checksum_wrong": "Non signé, et modifié",
  "verify.checksum_wrong_text":
    "La somme de contrôle ne correspond pas : le texte a été modifié ou endommagé.",
  "verify.unsigned": "Non signé",
  "verify.unsigned_text":
    "Ce code ne contient ni signature ni somme de contrôle. N’importe qui peut l’avoir créé ou modifié.",
  "verify.not_a_signature": "Pas une signature numérique",
  "verify.not_a_signature_text":
    "Ce n’est pas le contenu d’un code de signature numérique, ou il est incomplet.",

  "verify.signer": "Qui a signé",
  "verify.name": "Nom",
  "verify.no_name": "Le compte n’a pas de nom",
  "verify.email": "E-mail",
  "verify.email_verified": "Confirmée",
  "verify.email_unverified": "Non confirmée",
  "verify.email_unverified_text":
    "Cette adresse n’a jamais été confirmée. Le nom et l’adresse sont ceux que déclare le signataire.",
  "verify.signed_at": "Signé le",
  "verify.valid_until": "Valable jusqu’au",
  "verify.no_end": "Sans date de fin",
  "verify.other_name": "Le code nomme {claimed}. Le compte qui a signé appartient à {signer}.",
  "verify.other_email": "Le code indique l’adresse {claimed}. Celle du compte qui a signé est {email}.",
  "verify.claims": "Ce que dit le code",

  "verify.document": "Est-ce ce document ?",
  "verify.document_text":
    "Le code contient l’empreinte SHA-256 d’un document. Choisissez le fichier à comparer ; il reste sur votre appareil.",
  "verify.document_choose": "Choisir un document",
  "verify.document_reading": "Lecture du document…",
  "verify.document_same": "{name} est le document signé.",
  "verify.document_other": "{name} n’est pas le document signé, ou il a été modifié.",
  "verify.document_failed": "{name} n’a pas pu être lu.",
};
