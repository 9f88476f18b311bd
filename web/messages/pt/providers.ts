import type { Texts } from "../areas.ts";

export const messages: Texts<"providers"> = {
  "provider.continue": "Continuar com {provider}",
  "provider.or": "ou",
  "provider.sign_in_failed": "Não foi possível entrar com {provider}. Tente novamente.",
  "provider.email_unverified":
    "O serviço com que você entra não confirmou seu endereço de e-mail. Confirme-o lá e tente novamente.",
  "provider.email_exists":
    "Já existe uma conta com este endereço de e-mail. Entre com a senha dela e depois conecte o serviço no seu perfil.",
  "identities.title": "Contas conectadas",
  "identities.text": "Outras contas com as quais você pode entrar.",
  "identities.list": "Contas conectadas",
  "identities.connect": "Conectar",
  "identities.connect_named": "Conectar {provider}",
  "identities.disconnect": "Desconectar",
  "identities.disconnect_named": "Desconectar {provider}",
  "identities.since": "Conectada em {date}",
  "identities.not_connected": "Não conectada",
  "identities.last":
    "É a única forma de entrar na sua conta. Antes, defina uma senha ou conecte outra conta.",
  "identities.ask_title": "Desconectar {provider}?",
  "identities.ask":
    "Você não poderá mais entrar com {provider}. Pode conectar essa conta de novo quando quiser.",
  "identities.connected": "A conta {provider} está conectada.",
  "identities.disconnected": "A conta {provider} está desconectada.",
  "identities.load_failed": "Não foi possível carregar as suas contas conectadas",
  "identities.other": "Esta conta {provider} já está conectada a outra conta deste site.",
  "identities.canceled": "Nada foi conectado: a operação foi cancelada ou o acesso foi negado.",
  "identities.failed": "Não foi possível conectar {provider}. Tente novamente.",
  "identities.away": "{provider} está inacessível no momento. Tente novamente em breve.",
  "identities.again": "Demorou demais ou foi iniciado em outro navegador. Tente novamente.",
};
