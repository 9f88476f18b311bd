import type { Texts } from "../areas.ts";

/** Texts of the codes that a device keeps. */
export const messages: Texts<"recent"> = {
  "recent.none":
    "Os códigos que você baixar, copiar ou compartilhar aparecem aqui. Eles ficam salvos só neste navegador.",
  "recent.off": "Não há códigos salvos neste dispositivo.",
  "recent.keep": "Lembrar os códigos recentes neste dispositivo",
  "recent.keep_hint": "Em um dispositivo compartilhado, desative esta opção: a lista também é apagada.",
  "recent.clear": "Apagar tudo",
  "recent.open": "Abrir",
  "recent.open_of": "Abrir {content}",
  "recent.remove_of": "Remover {content} deste dispositivo",
  "recent.refused":
    "Este navegador não deixa o site salvar dados. Talvez esteja em modo privado ou sem espaço.",
  "recent.move": {
    one: "Mover {n} código deste dispositivo para sua conta",
    other: "Mover {n} códigos deste dispositivo para sua conta",
  },
  "recent.moved": {
    one: "{n} código está agora no seu histórico.",
    other: "{n} códigos estão agora no seu histórico.",
  },
  "recent.move_failed": "Não foi possível mover os códigos. Tente novamente.",
  "recent.drop": "Excluir deste dispositivo",
};
