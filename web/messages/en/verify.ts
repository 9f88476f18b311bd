/** Texts of /verify. */
export const messages = {
  "verify.title": "Verify a Signature",
  "verify.description":
    "Check a digital signature code: who signed it and when, how long it is valid, and whether anything was changed.",
  "verify.intro": "Who signed it and when, how long it is valid, and whether anything was changed.",
  "verify.content": "Content of the code",
  "verify.content_hint": "Paste everything your scanner shows, from the first { to the last }.",
  "verify.submit": "Verify",
  "verify.picture": "Drop a picture of the code here",
  "verify.picture_over": "Drop it to read it",
  "verify.picture_hint": "JPG, PNG, GIF, BMP or WebP. It is read in your browser and never uploaded.",
  "verify.picture_choose": "Choose Image",
  "verify.picture_reading": "Reading the picture…",
  "verify.picture_other": "There is a code in this picture, but it is not a digital signature.",
  "verify.sent":
    "To check a signature, the text of the code is sent to this site, which does not keep it. A code without a signature is checked in your browser.",
  "verify.result": "Result",
  "verify.empty": "The result will be here.",
  "verify.checking": "Checking the signature…",
  "verify.failed": "The signature could not be checked. {message}",

  "verify.valid": "Signed and unchanged",
  "verify.valid_text": "Nothing has changed since {signer} signed this.",
  "verify.expired": "Signed and unchanged, but expired",
  "verify.expired_text": "{signer} signed this, and it was valid until {date}.",
  "verify.changed": "Changed",
  "verify.changed_text":
    "The signature does not match this text: something was changed after signing, even if only a space, or the signature belongs to another code. Do not rely on it.",
  "verify.signature_missing": "The signature is missing",
  "verify.signature_missing_text":
    "This code claims a security level that is always signed, but holds no signature. Do not rely on it.",
  "verify.unknown_key": "Signed with an unknown key",
  "verify.unknown_key_text":
    "This site does not know the key. Either the code was signed on another site, where it can be verified, or it was changed.",
  "verify.signer_suspended": "Signed and unchanged, but the account is suspended",
  "verify.signer_suspended_text": "Ask {signer} before you rely on it.",
  "verify.signer_deleted": "Signed and unchanged, but the account was deleted",
  "verify.signer_deleted_text":
    "It was signed here by an account that no longer exists. There is no record of whose it was.",
  "verify.checksum_fits": "Not signed",
  "verify.checksum_fits_text":
    "The checksum matches, so nothing was lost in transit. It does not prove who wrote this: anyone can make such a code.",
  "verify.checksum_wrong": "Not signed, and changed",
  "verify.checksum_wrong_text": "The checksum does not match: the text was changed or damaged.",
  "verify.unsigned": "Not signed",
  "verify.unsigned_text":
    "This code holds neither a signature nor a checksum. Anyone could have made or changed it.",
  "verify.not_a_signature": "Not a digital signature",
  "verify.not_a_signature_text": "This is not the content of a digital signature code, or it is incomplete.",

  "verify.signer": "Who signed",
  "verify.name": "Name",
  "verify.no_name": "The account has no name",
  "verify.email": "Email",
  "verify.email_verified": "Verified",
  "verify.email_unverified": "Not verified",
  "verify.email_unverified_text":
    "This address was never confirmed. Name and address are claims by the signer.",
  "verify.signed_at": "Signed on",
  "verify.valid_until": "Valid until",
  "verify.no_end": "No end date",
  "verify.other_name": "The code names {claimed}. The account that signed belongs to {signer}.",
  "verify.other_email": "The code gives the address {claimed}. The account that signed has {email}.",
  "verify.claims": "What the code says",

  "verify.document": "Is it this document?",
  "verify.document_text":
    "The code holds the SHA-256 hash of a document. Choose the file to compare it; it stays on your device.",
  "verify.document_choose": "Choose document",
  "verify.document_reading": "Reading the document…",
  "verify.document_same": "{name} is the document that was signed.",
  "verify.document_other": "{name} is not the document that was signed, or it was changed.",
  "verify.document_failed": "{name} could not be read.",
} as const;
