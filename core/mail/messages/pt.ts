import type { MailTexts } from "./texts.ts";

export const messages: MailTexts = {
  "mail.link_as_text": "Se o botão não funcionar, abra este endereço:",
  "mail.link_valid": "O link vale por {time} e funciona uma única vez.",
  "mail.code": "Ou digite este código:",
  "mail.code_alone": "Seu código:",
  "mail.code_valid": "O código vale por {time}.",
  "mail.not_you":
    "Se não foi você, talvez outra pessoa tenha acesso à sua conta. Escolha agora uma nova senha:",
  "mail.reason": "Você está recebendo este e-mail porque este endereço foi informado em {site}.",

  "confirm_signup.subject": "Confirme seu endereço de e-mail",
  "confirm_signup.text":
    "Obrigado por criar uma conta em {site}. Confirme que este endereço é seu e sua conta estará pronta.",
  "confirm_signup.button": "Confirmar endereço",
  "confirm_signup.not_you": "Se você não criou uma conta, ignore este e-mail: sem você, nada é confirmado.",

  "recovery.subject": "Redefina sua senha",
  "recovery.text": "Alguém solicitou uma nova senha para sua conta em {site}. Você pode escolhê-la aqui.",
  "recovery.button": "Escolher uma nova senha",
  "recovery.not_you": "Se não foi você que pediu, ignore este e-mail: sua senha continua a mesma.",

  "magic_link.subject": "Seu link para entrar em {site}",
  "magic_link.text": "Com este link, você entra em {site} sem senha.",
  "magic_link.button": "Entrar",
  "magic_link.not_you": "Se não foi você que pediu, ignore este e-mail e não passe o código a ninguém.",

  "invite.subject": "Seu convite para {site}",
  "invite.text": "Você recebeu um convite para {site}. Aceite-o para usar sua conta.",
  "invite.button": "Aceitar convite",
  "invite.not_you": "Se você não esperava um convite, ignore este e-mail.",

  "email_change_current.subject": "Confirme a mudança do seu endereço de e-mail",
  "email_change_current.text":
    "Alguém pediu para mudar o endereço de e-mail da sua conta em {site} para {newEmail}. Ele muda assim que os dois endereços confirmarem.",
  "email_change_current.button": "Confirmar mudança",
  "email_change_current.not_you":
    "Se não foi você, não confirme nada e mude sua senha agora: talvez outra pessoa a conheça.",

  "email_change_new.subject": "Confirme seu novo endereço de e-mail",
  "email_change_new.text": "Confirme que {newEmail} é o novo endereço de e-mail da sua conta em {site}.",
  "email_change_new.button": "Confirmar novo endereço",
  "email_change_new.not_you": "Se não foi você que pediu, ignore este e-mail: nada muda.",

  "reauthentication.subject": "Seu código de confirmação",
  "reauthentication.text": "Digite este código em {site} para confirmar que é você.",
  "reauthentication.not_you":
    "Se não foi você que pediu, talvez outra pessoa esteja usando sua conta. Escolha agora uma nova senha:",

  "account_exists.subject": "Você já tem uma conta",
  "account_exists.text":
    "Alguém tentou criar uma conta em {site} com este endereço, que já tem uma. Se foi você, entre na sua conta. Lá você também pode escolher uma nova senha.",
  "account_exists.button": "Entrar",
  "account_exists.not_you": "Se não foi você, não é preciso fazer nada: sua conta não mudou.",

  "password_changed.subject": "Sua senha foi alterada",
  "password_changed.text":
    "A senha da sua conta em {site} acabou de ser alterada. Todos os outros dispositivos foram desconectados.",

  "email_changed.subject": "Seu endereço de e-mail foi alterado",
  "email_changed.text":
    "Sua conta em {site} agora tem o endereço {newEmail}. A partir de agora, os e-mails serão enviados para esse endereço.",
  "email_changed.not_you":
    "Se não foi você, entre em contato imediatamente com o responsável por {site}: com este endereço já não é possível entrar.",

  "factor_added.subject": "Um app autenticador foi adicionado",
  "factor_added.text":
    "Um app autenticador foi adicionado à sua conta em {site}. A partir de agora, para entrar também será preciso um código desse app.",

  "factor_removed.subject": "Um app autenticador foi removido",
  "factor_removed.text": "Um app autenticador foi removido da sua conta em {site}.",

  "recovery_code_used.subject": "Um código de recuperação foi usado",
  "recovery_code_used.text":
    "Alguém entrou na sua conta em {site} com um código de recuperação em vez do app autenticador. Códigos restantes: {left}.",

  "new_identity.subject": "Uma nova forma de entrar",
  "new_identity.text": "Agora você também pode entrar na sua conta em {site} com {provider}.",

  "access_ended.subject": "Os acessos anteriores foram encerrados",
  "access_ended.text":
    "Outra pessoa pode ter usado a sua conta em {site} antes que o endereço fosse confirmado. Por segurança, foi encerrado o que dava acesso a ela:",
  "access_ended.password": "a senha",
  "access_ended.sessions": "as sessões em outros dispositivos",
  "access_ended.providers": "o login com {providers}",
  "access_ended.api_keys": "chaves de API ({n})",
  "access_ended.signatures": "assinaturas feitas com a conta ({n})",
  "access_ended.factors": "apps autenticadores ({n})",
  "access_ended.profile": "nome, foto e preferências",
  "access_ended.set_up": "Configure de novo o que você precisar.",
  "access_ended.kept":
    "O app autenticador foi mantido: para entrar ainda é preciso um código dele. Se ele não for seu, peça ao operador de {site} que o remova.",

  "account_deleted.subject": "Sua conta foi excluída",
  "account_deleted.text": "Sua conta em {site} foi excluída, com tudo o que havia nela.",
  "account_deleted.not_you": "Se não foi você, entre em contato imediatamente com o responsável por {site}.",
  "account_removed.subject": "Sua conta foi excluída",
  "account_removed.text": "O responsável por {site} excluiu sua conta, com tudo o que havia nela.",
  "account_removed.not_you": "Se você acha que é um engano, entre em contato com o responsável por {site}.",

  "news.subject": "{title}",
  "news.text": "{text}",
  "news.button": "Continuar lendo",
  "news.reason": "Você recebe este e-mail porque tem uma conta em {site} e recebe as novidades por e-mail.",
  "news.opt_out": "Desativar as novidades por e-mail:",

  "test.subject": "E-mail de teste de {site}",
  "test.text": "Este e-mail chegou: {site} consegue enviar e-mails.",
  "link_taken_down.subject": "Seu link curto foi retirado do ar",
  "link_taken_down.text":
    "O responsável por {site} retirou do ar seu link curto {url}, que levava a {target}. Motivo: {reason}",
  "link_taken_down.not_you": "Se você acha que é um engano, entre em contato com o responsável por {site}.",
};
