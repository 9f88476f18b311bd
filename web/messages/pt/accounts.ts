import type { Texts } from "../areas.ts";

export const messages: Texts<"accounts"> = {
  "account.email": "E-mail",
  "account.password": "Senha",
  "account.confirm_password": "Confirmar senha",
  "account.first_name": "Nome",
  "account.last_name": "Sobrenome",
  "account.close": "Fechar e ir para a página inicial",

  "account.first_name_required": "O nome é obrigatório",
  "account.last_name_required": "O sobrenome é obrigatório",
  "account.email_required": "O e-mail é obrigatório",
  "account.email_invalid": "Isto não é um endereço de e-mail. Deve ser parecido com nome@example.com",
  "account.password_required": "A senha é obrigatória",
  "account.name_long": "No máximo {n} caracteres",
  "account.password_short": "A senha deve ter pelo menos {n} caracteres",
  "account.password_hint": "Pelo menos {n} caracteres",
  "account.passwords_differ": "As senhas não coincidem",

  "login.title": "Entrar",
  "login.description": "Entre para baixar seus códigos e encontrá-los de novo.",
  "login.submit": "Entrar",
  "login.kept":
    "Seu código está guardado. Depois de entrar, você volta para onde estava, a um clique do download.",
  "login.no_account": "Ainda não tem conta?",
  "login.refused": "E-mail ou senha incorretos",
  "login.suspended": "Esta conta está suspensa",
  "login.failed": "Não foi possível entrar. Tente novamente.",
  "login.try_in_seconds": {
    one: "Você pode tentar de novo em {n} segundo.",
    other: "Você pode tentar de novo em {n} segundos.",
  },
  "login.try_in_minutes": {
    one: "Você pode tentar de novo em {n} minuto.",
    other: "Você pode tentar de novo em {n} minutos.",
  },
  "login.no_user": "Não foi possível entrar: nenhum dado da conta foi recebido",

  "signup.title": "Criar conta",
  "signup.heading": "Crie sua conta",
  "signup.description": "Uma conta gratuita guarda cada código que você baixa.",
  "signup.submit": "Criar conta",
  "signup.have_account": "Já tem uma conta?",
  "signup.exists": "Já existe uma conta com este endereço",
  "signup.failed": "Não foi possível criar a conta. Tente novamente.",
  "signup.success": "Sua conta foi criada. Confira seu e-mail para confirmá-la.",
  "signup.signed_in": "Você já entrou e seguirá em um instante.",
  "signup.closed": "O cadastro neste site está fechado.",

  "new_password.title": "Escolha uma nova senha",
  "new_password.text":
    "Você entrou com uma senha de uso único. Escolha a sua: a senha de uso único deixará de funcionar.",
  "new_password.label": "Nova senha",
  "new_password.submit": "Salvar senha",
  "new_password.saved": "Sua senha foi salva.",
  "new_password.same": "A nova senha deve ser diferente da antiga",
  "new_password.current": "Senha atual",
  "new_password.current_required": "Digite sua senha atual",
  "new_password.current_wrong": "A senha atual está incorreta",
  "new_password.failed": "Não foi possível salvar a senha. Tente novamente.",

  "callback.title": "Entrando",
  "callback.working": "Concluindo a entrada…",
  "callback.failed_title": "Você não está conectado",
  "callback.kept_title": "Não foi possível concluir",
  "callback.failed": "A autenticação falhou. Tente novamente.",
  "callback.access_denied": "O login foi cancelado ou o acesso foi negado.",
  "callback.expired":
    "Este link expirou ou já foi usado. Cada link funciona uma única vez e por tempo limitado.",
  "callback.other_browser":
    "O login demorou demais ou foi iniciado em outro navegador. Comece de novo neste.",
  "callback.provider_away": "O serviço de entrada não está acessível no momento. Tente novamente em breve.",
  "callback.identity_exists": "Esta forma de entrada já pertence a outra conta.",
  "callback.identity_missing": "Esta forma de entrada não está vinculada à sua conta.",
  "callback.identity_last": "Esta é a única forma de entrar na sua conta, por isso não pode ser removida.",
  "callback.again": "Entrar novamente",
  "callback.go_on": "Continuar",
};
