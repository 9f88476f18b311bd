import type { Texts } from "../areas.ts";

export const messages: Texts<"kit"> = {
  "kit.try_again": "Tentar de novo",
  "kit.loading": "Carregando…",
  "kit.cancel": "Cancelar",
  "kit.discard_title": "Descartar as alterações?",
  "kit.discard_text": "O que você digitou não está salvo.",
  "kit.discard": "Descartar",
  "kit.export_failed": "Não foi possível exportar a lista",
  "kit.close": "Fechar",
  "kit.previous": "Anterior",
  "kit.next": "Próxima",
  "kit.pages": "Páginas",
  "kit.page_of": "Página {page} de {pages}",
};
