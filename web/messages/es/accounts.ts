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
  "account.password_hint":
    "Al menos {n} caracteres y difícil de adivinar: ninguna palabra común, ni tu nombre o dirección, ni teclas seguidas como 123456",
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
  "signup.signed_in": "Tu cuenta está creada. Has iniciado sesión y seguimos en un momento.",
  "signup.closed": "El registro está cerrado en este sitio.",

  "new_password.title": "Elige una contraseña nueva",
  "new_password.text": "Elige una contraseña propia antes de continuar.",
  "new_password.label": "Contraseña nueva",
  "new_password.submit": "Guardar contraseña",
  "new_password.saved": "Tu contraseña está guardada.",
  "new_password.same": "La contraseña nueva debe ser distinta de la anterior",
  "new_password.current": "Contraseña actual",
  "new_password.current_required": "Escribe tu contraseña actual",
  "new_password.current_wrong": "La contraseña actual no es correcta",
  "new_password.failed": "No se ha podido guardar la contraseña. Inténtalo de nuevo.",

  "account.password_common": "Esta contraseña es una de las primeras que alguien probaría. Elige otra.",

  "login.forgot": "¿Olvidaste tu contraseña?",
  "login.by_mail": "Enviarme un enlace por correo",
  "login.not_confirmed": "El correo aún no está confirmado. Abre el enlace del mensaje que te enviamos.",
  "login.send_again": "Reenviar el enlace",
  "login.waits": "Abre el enlace que enviamos a {email} y después inicia sesión.",
  "login.type_code": "Introducir código",

  "sent.title": "Revisa tu correo",
  "sent.signup": "Un mensaje con un enlace y un código va camino de {email}.",
  "sent.magiclink":
    "Si {email} puede iniciar sesión aquí, un mensaje con un enlace y un código está en camino.",
  "sent.recovery": "Si hay una cuenta con {email}, un mensaje con un enlace y un código está en camino.",
  "sent.code": "Código del mensaje",
  "sent.code_hint": "Seis cifras, válidas durante 10 minutos. El enlace del mensaje dura más.",
  "sent.code_incomplete": "Introduce las seis cifras",
  "sent.code_wrong":
    "Este código es incorrecto o ha caducado. Tras cinco errores necesitas un mensaje nuevo.",
  "sent.submit": "Continuar",
  "sent.again": "Enviar otro mensaje",
  "sent.again_done": "Otro mensaje está en camino. El anterior ya no vale.",
  "sent.failed": "No se pudo enviar el mensaje. Inténtalo de nuevo.",
  "sent.too_many":
    "Acabamos de enviar varios mensajes a esta dirección. Búscalos, también en el correo no deseado.",
  "sent.back": "Volver a iniciar sesión",

  "forgot.title": "Contraseña olvidada",
  "forgot.heading": "¿Olvidaste tu contraseña?",
  "forgot.description": "Elige una contraseña nueva mediante un enlace enviado a tu correo.",
  "forgot.text": "Escribe la dirección de tu cuenta. Te enviaremos un enlace para elegir una nueva.",
  "forgot.submit": "Enviar enlace",

  "reset.title": "Restablecer contraseña",
  "reset.text": "Para {email}. Al guardarla se cierra la sesión en los demás dispositivos.",
  "reset.nobody":
    "Para elegir una contraseña nueva necesitas un enlace, que sirve una vez y durante una hora.",
  "reset.ask": "Pedir un enlace",

  "confirm.title": "Enlace de un mensaje",
  "confirm.signup": "Confirma tu correo",
  "confirm.signup_text": "Un clic y tu cuenta está lista.",
  "confirm.signup_submit": "Confirmar dirección",
  "confirm.signup_done": "Tu dirección está confirmada.",
  "confirm.invite": "Tienes una invitación",
  "confirm.invite_text": "Acepta y elige una contraseña para tu cuenta.",
  "confirm.invite_submit": "Aceptar invitación",
  "confirm.magiclink": "Iniciar sesión con enlace",
  "confirm.magiclink_text": "Un clic y tendrás la sesión iniciada aquí, en este navegador.",
  "confirm.recovery_text": "El paso siguiente es tu contraseña nueva. La anterior vale hasta que la guardes.",
  "confirm.email_change": "Confirma la dirección nueva",
  "confirm.email_change_text": "Aceptas que cambie la dirección de tu cuenta.",
  "confirm.email_change_submit": "Confirmar cambio",
  "confirm.email_change_done": "La dirección de tu cuenta ha cambiado.",
  "confirm.why":
    "¿Por qué un botón? Los antivirus abren los enlaces de los mensajes. Así ninguno gasta el tuyo.",
  "confirm.half": "A medio camino. Abre ahora el enlace que enviamos a la otra dirección.",
  "confirm.expired": "Este enlace ha caducado o lo ha sustituido otro más reciente.",
  "confirm.used": "Este enlace ya se usó. Cada enlace sirve una sola vez.",
  "confirm.incomplete": "Este enlace no está completo. Ábrelo otra vez desde el mensaje o cópialo entero.",
  "confirm.failed": "No se pudo comprobar el enlace. Inténtalo de nuevo.",
  "confirm.new_link": "Pedir otro enlace",

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

  "connect.title": "Conectar un inicio de sesión",
  "connect.heading": "Conectar {provider}",
  "connect.text":
    "{site} quiere conectar {provider} con la cuenta {email}. A partir de entonces, iniciar sesión con {provider} abrirá esta cuenta.",
  "connect.sure": "Continúa solo si {email} es tu cuenta y acabas de pedirlo.",
  "connect.submit": "Continuar a {provider}",
  "connect.expired":
    "Este enlace ha caducado o ya se ha usado. Vuelve a la página de la que vienes y empieza de nuevo.",
  "connect.other_account":
    "Has iniciado sesión aquí con otra cuenta. Cierra primero la sesión y empieza de nuevo en la página de la que vienes.",
  "connect.failed": "No se ha podido iniciar la conexión. Inténtalo de nuevo.",
};
