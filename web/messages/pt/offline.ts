import type { Texts } from "../areas.ts";

/** Texts about being without a connection, and about a new version of the site. */
export const messages: Texts<"offline"> = {
  "offline.title": "Você está offline",
  "offline.text": "Esta página precisa de conexão. Estas ferramentas funcionam sem ela:",
  "offline.notice":
    "Você está offline. Pode continuar criando, conferindo e escaneando códigos; para entrar na conta e ver o histórico, é preciso conexão.",
  "offline.notice_little": "Você está offline. O que esta página já carregou continua funcionando.",
  "update.ready": "Uma nova versão deste site está pronta. O que você está criando é mantido.",
  "update.now": "Atualizar",
};
