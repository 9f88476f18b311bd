import type { Texts } from "../areas.ts";

export const messages: Texts<"accounts"> = {
  "account.email": "Correo electrónico",
  "account.password": "Contraseña",
  "account.confirm_password": "Confirmar contraseña",
  "account.first_name": "Nombre",
  "account.last_name": "Apellidos",
  "account.close": "Cerrar e ir a la página de inicio",

  "account.first_name_required": "El nombre es obligatorio",
  "account.last_name_required": "Los apellidos son obligatorios",
  "account.email_required": "El correo electrónico es obligatorio",
  "account.email_invalid": "No es una dirección de correo. Debería parecerse a nombre@example.com",
  "account.password_required": "La contraseña es obligatoria",
  "account.name_long": "Como máximo {n} caracteres",
  "account.password_short": "La contraseña debe tener al menos {n} caracteres",
  "account.password_hint": "Al menos {n} caracteres",
  "account.passwords_differ": "Las contraseñas no coinciden",

  "login.title": "Iniciar sesión",
  "login.description": "Inicia sesión para descargar tus códigos y volver a encontrarlos.",
  "login.submit": "Iniciar sesión",
  "login.kept":
    "Tu código se conserva. Tras iniciar sesión vuelves a donde estabas, a un clic de la descarga.",
  "login.no_account": "¿Aún no tienes cuenta?",
  "login.refused": "El correo o la contraseña no son correctos",
  "login.suspended": "Esta cuenta está suspendida",
  "login.failed": "No se ha podido iniciar sesión. Inténtalo de nuevo.",
  "login.try_in_seconds": {
    one: "Puedes volver a intentarlo dentro de {n} segundo.",
    other: "Puedes volver a intentarlo dentro de {n} segundos.",
  },
  "login.try_in_minutes": {
    one: "Puedes volver a intentarlo dentro de {n} minuto.",
    other: "Puedes volver a intentarlo dentro de {n} minutos.",
  },
  "login.no_user": "No se ha podido iniciar sesión: no han llegado los datos de la cuenta",

  "signup.title": "Crear cuenta",
  "signup.heading": "Crea tu cuenta",
  "signup.description": "Una cuenta gratuita guarda cada código que descargas.",
  "signup.submit": "Crear cuenta",
  "signup.have_account": "¿Ya tienes cuenta?",
  "signup.exists": "Ya existe una cuenta con esta dirección",
  "signup.failed": "No se ha podido crear la cuenta. Inténtalo de nuevo.",
  "signup.success": "Tu cuenta está creada. Revisa tu correo para confirmarla.",
  "signup.signed_in": "Ya has iniciado sesión; seguimos en un momento.",
  "signup.closed": "El registro está cerrado en este sitio.",

  "new_password.title": "Elige una contraseña nueva",
  "new_password.text":
    "Has entrado con una contraseña de un solo uso. Elige la tuya: la de un solo uso dejará de funcionar.",
  "new_password.label": "Contraseña nueva",
  "new_password.submit": "Guardar contraseña",
  "new_password.saved": "Tu contraseña está guardada.",
  "new_password.same": "La contraseña nueva debe ser distinta de la anterior",
  "new_password.current": "Contraseña actual",
  "new_password.current_required": "Escribe tu contraseña actual",
  "new_password.current_wrong": "La contraseña actual no es correcta",
  "new_password.failed": "No se ha podido guardar la contraseña. Inténtalo de nuevo.",

  "callback.title": "Inicio de sesión",
  "callback.working": "Completando el inicio de sesión…",
  "callback.failed_title": "No has iniciado sesión",
  "callback.kept_title": "No se ha podido hacer",
  "callback.failed": "La autenticación ha fallado. Inténtalo de nuevo.",
  "callback.access_denied": "El inicio de sesión se canceló o se denegó el acceso.",
  "callback.expired":
    "Este enlace ha caducado o ya se ha usado. Cada enlace sirve una sola vez y durante un tiempo limitado.",
  "callback.other_browser":
    "El inicio de sesión tardó demasiado o se empezó en otro navegador. Vuelve a empezar en este.",
  "callback.provider_away":
    "El proveedor de acceso no está disponible en este momento. Inténtalo de nuevo dentro de poco.",
  "callback.identity_exists": "Este acceso ya pertenece a otra cuenta.",
  "callback.identity_missing": "Este acceso no está vinculado a tu cuenta.",
  "callback.identity_last": "Es la única forma de entrar en tu cuenta, así que no se puede quitar.",
  "callback.again": "Volver a iniciar sesión",
  "callback.go_on": "Continuar",
};
