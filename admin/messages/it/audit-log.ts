import type { Texts } from "../areas.ts";

export const messages: Texts<"audit_log"> = {
  "audit.title": "Registro di audit",
  "audit.text": "Chi ha fatto cosa, quando e da dove. Le voci non vengono mai cambiate né eliminate.",
  "audit.export_failed": "Impossibile esportare il registro",
  "audit.search": "Cerca nel registro...",
  "audit.actor": "Chi",
  "audit.subject": "Su cosa",
  "audit.action": "Azione",
  "audit.all_actions": "Tutte le azioni",
  "audit.from": "Dal giorno",
  "audit.until": "Al giorno",
  "audit.time": "Quando",
  "audit.place": "Da dove",
  "audit.show": "Dettagli di {action}, {time}",
  "audit.field": "Campo",
  "audit.before": "Prima",
  "audit.after": "Dopo",
  "audit.no_values": "Questa voce non ha valori.",
  "audit.browser": "Browser",
  "audit.id": "ID dell’oggetto",
  "audit.failed": "Impossibile caricare il registro",
  "audit.none": "Nessuna voce trovata",
  "audit.none_text": "Non è stato ancora registrato nulla.",
  "audit.none_filtered":
    "Nessuna voce corrisponde ai filtri attuali. Prova a cambiare la ricerca o i filtri.",
  "audit.page_of": "Pagina {page} di {pages} ({n} voci in totale)",
};
