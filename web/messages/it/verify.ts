import type { Texts } from "../areas.ts";

export const messages: Texts<"verify"> = {
  "verify.title": "Verifica una firma",
  "verify.description":
    "Controlla un codice con firma digitale: chi l’ha firmato e quando, fino a quando è valido e se qualcosa è stato modificato.",
  "verify.intro": "Chi l’ha firmato e quando, fino a quando è valido e se qualcosa è stato modificato.",
  "verify.content": "Contenuto del codice",
  "verify.content_hint": "Incolla tutto quello che mostra lo scanner, dalla prima { all’ultima }.",
  "verify.submit": "Verifica",
  "verify.picture": "Trascina qui un’immagine del codice",
  "verify.picture_over": "Rilascia per leggerla",
  "verify.picture_hint": "JPG, PNG, GIF, BMP o WebP. Viene letta nel tuo browser e non viene mai caricata.",
  "verify.picture_choose": "Scegli immagine",
  "verify.picture_reading": "Lettura dell’immagine…",
  "verify.picture_other": "In questa immagine c’è un codice, ma non è una firma digitale.",
  "verify.sent":
    "Per verificare una firma, il testo del codice viene inviato a questo sito, che non lo conserva. Un codice senza firma viene controllato nel tuo browser.",
  "verify.result": "Risultato",
  "verify.empty": "Il risultato apparirà qui.",
  "verify.checking": "Verifica della firma…",
  "verify.failed": "Impossibile verificare la firma. {message}",

  "verify.valid": "Firmato e non modificato",
  "verify.valid_text": "Nulla è cambiato da quando {signer} ha firmato.",
  "verify.expired": "Firmato e non modificato, ma scaduto",
  "verify.expired_text": "Firmato da {signer}, era valido fino al {date}.",
  "verify.changed": "Modificato",
  "verify.changed_text":
    "La firma non corrisponde a questo testo: qualcosa è cambiato dopo la firma, anche solo uno spazio, oppure la firma è di un altro codice. Non fidarti.",
  "verify.signature_missing": "La firma manca",
  "verify.signature_missing_text":
    "Questo codice dichiara un livello di sicurezza che è sempre firmato, ma non contiene alcuna firma. Non fidarti.",
  "verify.unknown_key": "Firmato con una chiave sconosciuta",
  "verify.unknown_key_text":
    "Questo sito non conosce la chiave. O il codice è stato firmato su un altro sito, dove si può verificare, oppure è stato modificato.",
  "verify.signer_suspended": "Firmato e non modificato, ma l’account è sospeso",
  "verify.signer_suspended_text": "Chiedi a {signer} prima di fidarti.",
  "verify.signer_deleted": "Firmato e non modificato, ma l’account è stato eliminato",
  "verify.signer_deleted_text":
    "È stato firmato qui, da un account che non esiste più. Non risulta di chi fosse.",
  "verify.checksum_fits": "Non firmato",
  "verify.checksum_fits_text":
    "La somma di controllo corrisponde, quindi nulla è andato perso per strada. Non dimostra chi ha scritto il testo: chiunque può creare un codice così.",
  "verify.checksum_wrong": "Non firmato e modificato",
  "verify.checksum_wrong_text":
    "La somma di controllo non corrisponde: il testo è stato modificato o danneggiato.",
  "verify.unsigned": "Non firmato",
  "verify.unsigned_text":
    "Questo codice non contiene né firma né somma di controllo. Chiunque può averlo creato o modificato.",
  "verify.not_a_signature": "Non è una firma digitale",
  "verify.not_a_signature_text":
    "Questo non è il contenuto di un codice con firma digitale, o non è completo.",

  "verify.signer": "Chi ha firmato",
  "verify.name": "Nome",
  "verify.no_name": "L’account non ha un nome",
  "verify.email": "Email",
  "verify.email_verified": "Verificata",
  "verify.email_unverified": "Non verificata",
  "verify.email_unverified_text":
    "Questo indirizzo non è mai stato confermato. Nome e indirizzo sono quelli dichiarati dal firmatario.",
  "verify.signed_at": "Firmato il",
  "verify.valid_until": "Valido fino al",
  "verify.no_end": "Senza scadenza",
  "verify.other_name": "Nel codice figura {claimed}. L’account che ha firmato è di {signer}.",
  "verify.other_email":
    "Il codice riporta l’indirizzo {claimed}. Quello dell’account che ha firmato è {email}.",
  "verify.claims": "Che cosa dice il codice",

  "verify.document": "È questo il documento?",
  "verify.document_text":
    "Il codice contiene l’hash SHA-256 di un documento. Scegli il file da confrontare; resta sul tuo dispositivo.",
  "verify.document_choose": "Scegli documento",
  "verify.document_reading": "Lettura del documento…",
  "verify.document_same": "{name} è il documento firmato.",
  "verify.document_other": "{name} non è il documento firmato, o è stato modificato.",
  "verify.document_failed": "Impossibile leggere {name}.",
};
