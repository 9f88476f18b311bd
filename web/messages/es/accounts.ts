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
  "account.email_invalid": "Esta dirección de correo no es válida. Debe tener la forma nombre@example.com",
  "account.password_required": "La contraseña es obligatoria",
  "account.name_long": "Como máximo {n} caracteres",
  "account.password_short": "La contraseña debe tener al menos {n} caracteres",
  "account.password_hint":
    "Al menos {n} caracteres y difícil de adivinar: nada de palabras comunes, partes de tu nombre o dirección ni secuencias de teclas como 123456",
  "account.confirm_required": "Escribe la contraseña otra vez",
  "account.passwords_differ": "Las contraseñas no coinciden",

  "login.title": "Iniciar sesión",
  "login.description": "Inicia sesión para descargar tus códigos y volver a encontrarlos.",
  "login.submit": "Iniciar sesión",
  "login.kept": "Tu código está guardado. Cuando inicies sesión, podrás descargarlo con un clic.",
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
  "login.no_user": "No se ha podido iniciar sesión: no se han recibido los datos de la cuenta",

  "signup.title": "Crear cuenta",
  "signup.heading": "Crea tu cuenta",
  "signup.description": "Una cuenta gratuita guarda cada código que descargas.",
  "signup.submit": "Crear cuenta",
  "signup.have_account": "¿Ya tienes cuenta?",
  "signup.exists": "Ya existe una cuenta con esta dirección",
  "signup.failed": "No se ha podido crear la cuenta. Inténtalo de nuevo.",
  "signup.success": "Cuenta creada. Revisa tu correo para confirmarla.",
  "signup.signed_in": "Cuenta creada. Has iniciado sesión; te redirigiremos en un momento.",
  "signup.closed": "El registro está cerrado en este sitio.",

  "new_password.title": "Elige una contraseña nueva",
  "new_password.text": "Elige tu propia contraseña antes de continuar.",
  "new_password.label": "Contraseña nueva",
  "new_password.submit": "Guardar contraseña",
  "new_password.saved": "Contraseña guardada.",
  "new_password.same": "La contraseña nueva debe ser distinta de la anterior",
  "new_password.current": "Contraseña actual",
  "new_password.current_required": "Introduce tu contraseña actual",
  "new_password.current_wrong": "La contraseña actual no es correcta",
  "new_password.failed": "No se ha podido guardar la contraseña. Inténtalo de nuevo.",

  "account.password_common": "Esta contraseña es de las primeras que probaría un atacante. Elige otra.",

  "login.forgot": "¿Has olvidado tu contraseña?",
  "login.by_mail": "Enviarme un enlace por correo",
  "login.not_confirmed":
    "La dirección de correo aún no está confirmada. Abre el enlace del correo que te hemos enviado.",
  "login.send_again": "Reenviar el enlace",
  "login.waits": "Abre el enlace que hemos enviado a {email} y después inicia sesión.",
  "login.type_code": "Introducir código",

  "sent.title": "Revisa tu correo",
  "sent.signup": "Hemos enviado a {email} un correo con un enlace y un código.",
  "sent.magiclink":
    "Si con {email} se puede iniciar sesión aquí, recibirás un correo con un enlace y un código.",
  "sent.recovery": "Si hay una cuenta con {email}, recibirás un correo con un enlace y un código.",
  "sent.code": "Código del correo",
  "sent.code_hint":
    "Seis dígitos, válidos durante 10 minutos. El enlace del correo sirve durante más tiempo.",
  "sent.code_incomplete": "Introduce los seis dígitos",
  "sent.code_wrong":
    "Este código no es correcto o ha caducado. Tras cinco códigos incorrectos, tendrás que pedir otro correo.",
  "sent.submit": "Continuar",
  "sent.again": "Enviar otro correo",
  "sent.again_done": "Hemos enviado otro correo. El código y el enlace del anterior ya no sirven.",
  "sent.failed": "No se ha podido enviar el correo. Inténtalo de nuevo.",
  "sent.too_many":
    "Acabamos de enviar varios correos a esta dirección. Mira en la bandeja de entrada y en el correo no deseado.",
  "sent.back": "Volver al inicio de sesión",

  "forgot.title": "Contraseña olvidada",
  "forgot.heading": "¿Has olvidado tu contraseña?",
  "forgot.description": "Recibe por correo un enlace para elegir una contraseña nueva.",
  "forgot.text":
    "Introduce la dirección de correo de tu cuenta y te enviaremos un enlace para elegir una contraseña nueva.",
  "forgot.submit": "Enviar enlace",
  "forgot.no_mail":
    "Este sitio no puede enviar correos. Pide a quien lo gestiona una contraseña de un solo uso.",

  "reset.title": "Restablecer contraseña",
  "reset.text": "Para {email}. Al guardarla se cierra la sesión en los demás dispositivos.",
  "reset.nobody":
    "Para elegir una contraseña nueva necesitas un enlace. Sirve una sola vez y durante una hora.",
  "reset.ask": "Pedir un enlace",

  "confirm.title": "Enlace de un correo",
  "confirm.signup": "Confirma tu correo",
  "confirm.signup_text": "Un clic y tu cuenta está lista.",
  "confirm.signup_submit": "Confirmar dirección",
  "confirm.signup_done": "Tu dirección está confirmada.",
  "confirm.invite": "Tienes una invitación",
  "confirm.invite_text": "Acepta y elige una contraseña para tu cuenta.",
  "confirm.invite_submit": "Aceptar invitación",
  "confirm.magiclink": "Iniciar sesión con enlace",
  "confirm.magiclink_text": "Un clic y tendrás la sesión iniciada aquí, en este navegador.",
  "confirm.recovery_text":
    "A continuación, elige una contraseña nueva. La anterior sirve hasta que la guardes.",
  "confirm.email_change": "Confirma la dirección nueva",
  "confirm.email_change_text": "Así cambiará la dirección de correo de tu cuenta.",
  "confirm.email_change_submit": "Confirmar cambio",
  "confirm.email_change_done": "La dirección de tu cuenta ha cambiado.",
  "confirm.why":
    "¿Por qué un botón? Los antivirus abren los enlaces de los correos. Con el botón no gastan el tuyo.",
  "confirm.half": "Falta un paso. Abre ahora el enlace que hemos enviado a la otra dirección.",
  "confirm.expired": "Este enlace ha caducado o lo ha sustituido otro más reciente.",
  "confirm.used": "Este enlace ya se ha usado. Cada enlace sirve una sola vez.",
  "confirm.incomplete": "Este enlace no está completo. Ábrelo otra vez desde el correo o cópialo entero.",
  "confirm.failed": "No se ha podido comprobar el enlace. Inténtalo de nuevo.",
  "confirm.new_link": "Pedir otro enlace",

  "callback.title": "Inicio de sesión",
  "callback.working": "Completando el inicio de sesión…",
  "callback.failed_title": "No has iniciado sesión",
  "callback.kept_title": "No ha funcionado",
  "callback.failed": "La autenticación ha fallado. Inténtalo de nuevo.",
  "callback.access_denied": "El inicio de sesión se canceló o se denegó el acceso.",
  "callback.expired":
    "Este enlace ha caducado o ya se ha usado. Cada enlace sirve una sola vez y durante un tiempo limitado.",
  "callback.other_browser":
    "El inicio de sesión ha tardado demasiado o se ha empezado en otro navegador. Vuelve a empezar en este.",
  "callback.provider_away":
    "El servicio de inicio de sesión no está disponible en este momento. Inténtalo de nuevo dentro de poco.",
  "callback.identity_exists": "Este método de acceso ya pertenece a otra cuenta.",
  "callback.identity_missing": "Este método de acceso no está vinculado a tu cuenta.",
  "callback.identity_last": "Es la única forma de entrar en tu cuenta, así que no se puede quitar.",
  "callback.again": "Volver a iniciar sesión",
  "callback.go_on": "Continuar",

  "connect.title": "Conectar un método de acceso",
  "connect.heading": "Conectar {provider}",
  "connect.text":
    "{site} quiere conectar {provider} con la cuenta {email}. A partir de entonces, iniciar sesión con {provider} abrirá esta cuenta.",
  "connect.sure": "Continúa solo si {email} es tu cuenta y acabas de pedirlo.",
  "connect.submit": "Continuar en {provider}",
  "connect.expired":
    "Este enlace ha caducado o ya se ha usado. Vuelve a la página de la que vienes y empieza de nuevo.",
  "connect.other_account":
    "Has iniciado sesión aquí con otra cuenta. Cierra primero la sesión y empieza de nuevo en la página de la que vienes.",
  "connect.failed": "No se ha podido iniciar la conexión. Inténtalo de nuevo.",

  "provider.continue": "Continuar con {provider}",
  "provider.or": "o",
  "provider.sign_in_failed": "No se ha podido iniciar sesión con {provider}. Inténtalo de nuevo.",
  "provider.email_unverified":
    "El servicio con el que inicias sesión no ha confirmado tu dirección de correo. Confírmala allí e inténtalo de nuevo.",
  "provider.email_exists":
    "Ya hay una cuenta con esta dirección de correo. Inicia sesión con su contraseña y conecta después el servicio en tu perfil.",
  "identities.title": "Cuentas conectadas",
  "identities.text": "Otras cuentas con las que puedes iniciar sesión.",
  "identities.list": "Cuentas conectadas",
  "identities.connect": "Conectar",
  "identities.connect_named": "Conectar {provider}",
  "identities.disconnect": "Desconectar",
  "identities.disconnect_named": "Desconectar {provider}",
  "identities.since": "Conectada el {date}",
  "identities.not_connected": "Sin conectar",
  "identities.last":
    "Es la única forma de entrar en tu cuenta. Antes, elige una contraseña o conecta otra cuenta.",
  "identities.ask_title": "¿Desconectar {provider}?",
  "identities.ask":
    "Ya no podrás iniciar sesión con {provider}. Puedes volver a conectar esa cuenta cuando quieras.",
  "identities.connected": "La cuenta de {provider} está conectada.",
  "identities.disconnected": "La cuenta de {provider} está desconectada.",
  "identities.load_failed": "No se han podido cargar tus cuentas conectadas",
  "identities.other": "Esta cuenta de {provider} ya está conectada a otra cuenta de este sitio.",
  "identities.canceled": "No se ha conectado nada: se canceló o se denegó el acceso.",
  "identities.failed": "No se ha podido conectar {provider}. Inténtalo de nuevo.",
  "identities.away": "No se puede acceder a {provider} en este momento. Inténtalo de nuevo dentro de poco.",
  "identities.again": "Ha tardado demasiado o se ha iniciado en otro navegador. Inténtalo de nuevo.",
};
