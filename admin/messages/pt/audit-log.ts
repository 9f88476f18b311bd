import type { Texts } from "../areas.ts";

export const messages: Texts<"audit_log"> = {
  "audit.title": "Log de auditoria",
  "audit.text": "Quem fez o quê, quando e de onde. Os registros nunca são alterados nem excluídos.",
  "audit.export_failed": "Não foi possível exportar o log",
  "audit.search": "Buscar no log...",
  "audit.actor": "Quem",
  "audit.subject": "Sobre o quê",
  "audit.action": "Ação",
  "audit.all_actions": "Todas as ações",
  "audit.from": "A partir do dia",
  "audit.until": "Até o dia",
  "audit.time": "Quando",
  "audit.place": "De onde",
  "audit.show": "Detalhes de {action}, {time}",
  "audit.field": "Campo",
  "audit.before": "Antes",
  "audit.after": "Depois",
  "audit.no_values": "Este registro não tem valores.",
  "audit.browser": "Navegador",
  "audit.id": "ID do objeto",
  "audit.failed": "Não foi possível carregar o log",
  "audit.none": "Nenhum registro encontrado",
  "audit.none_text": "Nada foi registrado ainda.",
  "audit.none_filtered":
    "Nenhum registro corresponde aos filtros atuais. Tente ajustar a busca ou os filtros.",
  "audit.page_of": "Página {page} de {pages} ({n} registros no total)",
};
