import type { Texts } from "../areas.ts";

export const messages: Texts<"customer"> = {
  "customer.nav": "Sua conta",

  "dashboard.description": "Seus códigos num relance e o caminho mais curto até o próximo.",
  "dashboard.hello": "Olá, {name}",
  "dashboard.totals": "Totais",
  "dashboard.total": "Códigos",
  "dashboard.this_week": "Esta semana",
  "dashboard.downloads": "Downloads",
  "dashboard.scans": "Leituras",
  "dashboard.quick": "Ações rápidas",
  "dashboard.generate": "Gerar QR",
  "dashboard.latest": "Últimos códigos",
  "dashboard.all": "Ver todos",
  "dashboard.empty_title": "Ainda não há códigos",
  "dashboard.empty_text": "Cada código que você baixa fica aqui, pronto para ser baixado de novo.",
  "dashboard.failed_title": "Não foi possível carregar seu painel",

  "profile.description": "Quem você é neste site.",
  "profile.personal": "Dados pessoais",
  "profile.email_fixed": "O endereço de uma conta não pode ser alterado.",
  "profile.save": "Salvar alterações",
  "profile.saved": "Seu perfil foi atualizado.",
  "profile.failed": "Não foi possível atualizar o perfil: {message}",
  "profile.password": "Senha",
  "profile.password_text":
    "Uma nova senha encerra suas sessões em todos os outros lugares. Aqui você continua conectado.",
  "profile.password_save": "Alterar senha",
  "profile.password_saved": "Sua senha foi alterada. Suas outras sessões foram encerradas.",

  "settings.description":
    "A aparência deste site e o idioma em que ele fala com você. Ficam guardados neste navegador.",
  "settings.theme": "Tema",
  "settings.theme_hint": "“Sistema” segue a configuração do seu dispositivo.",
  "settings.language": "Idioma",
  "settings.language_hint": "O conteúdo dos seus códigos fica como está.",
};
