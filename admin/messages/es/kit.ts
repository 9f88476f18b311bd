import type { Texts } from "../areas.ts";

export const messages: Texts<"kit"> = {
  "kit.try_again": "Reintentar",
  "kit.loading": "Cargando…",
  "kit.cancel": "Cancelar",
  "kit.discard_title": "¿Descartar los cambios?",
  "kit.discard_text": "Lo que escribiste no está guardado.",
  "kit.discard": "Descartar",
  "kit.export_failed": "No se pudo exportar la lista",
  "kit.close": "Cerrar",
  "kit.previous": "Anterior",
  "kit.next": "Siguiente",
  "kit.pages": "Páginas",
  "kit.page_of": "Página {page} de {pages}",
};
