import type { Texts } from "../areas.ts";

export const messages: Texts<"kit"> = {
  "kit.try_again": "Tentar de novo",
  "kit.loading": "Carregando…",
  "kit.cancel": "Cancelar",
  "kit.close": "Fechar",
  "kit.previous": "Anterior",
  "kit.next": "Próxima",
  "kit.pages": "Páginas",
  "kit.page_of": "Página {page} de {pages}",
};
