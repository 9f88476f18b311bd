import type { Texts } from "../areas.ts";

export const messages: Texts<"audit_log"> = {
  "audit.title": "Registro de auditoría",
  "audit.text": "Quién hizo qué, cuándo y desde dónde. Las entradas nunca se cambian ni se eliminan.",
  "audit.export_failed": "No se ha podido exportar el registro",
  "audit.search": "Buscar en el registro...",
  "audit.actor": "Quién",
  "audit.subject": "Sobre qué",
  "audit.action": "Acción",
  "audit.all_actions": "Todas las acciones",
  "audit.from": "Desde el día",
  "audit.until": "Hasta el día",
  "audit.time": "Cuándo",
  "audit.place": "Desde dónde",
  "audit.show": "Detalles de {action}, {time}",
  "audit.field": "Campo",
  "audit.before": "Antes",
  "audit.after": "Después",
  "audit.no_values": "Esta entrada no tiene valores.",
  "audit.browser": "Navegador",
  "audit.id": "ID del objeto",
  "audit.failed": "No se ha podido cargar el registro",
  "audit.none": "No se han encontrado entradas",
  "audit.none_text": "Todavía no se ha registrado nada.",
  "audit.none_filtered":
    "Ninguna entrada coincide con los filtros actuales. Prueba a cambiar la búsqueda o los filtros.",
  "audit.page_of": "Página {page} de {pages} ({n} entradas en total)",
};
