import type { MailTexts } from "./texts.ts";

export const messages: MailTexts = {
  "mail.link_as_text": "Si el botón no funciona, abre esta dirección:",
  "mail.link_valid": "El enlace es válido durante {time} y funciona una sola vez.",
  "mail.code": "O introduce este código:",
  "mail.code_alone": "Tu código:",
  "mail.code_valid": "El código es válido durante {time}.",
  "mail.not_you":
    "Si no has sido tú, es posible que otra persona tenga acceso a tu cuenta. Elige ahora una contraseña nueva:",
  "mail.reason": "Recibes este correo porque se ha indicado esta dirección en {site}.",

  "confirm_signup.subject": "Confirma tu dirección de correo",
  "confirm_signup.text":
    "Gracias por crear una cuenta en {site}. Confirma que esta dirección es tuya y tu cuenta estará lista.",
  "confirm_signup.button": "Confirmar la dirección",
  "confirm_signup.not_you":
    "Si no has creado ninguna cuenta, ignora este correo: sin ti no se confirma nada.",

  "recovery.subject": "Restablece tu contraseña",
  "recovery.text": "Alguien ha pedido una contraseña nueva para tu cuenta en {site}. Puedes elegirla aquí.",
  "recovery.button": "Elegir una contraseña nueva",
  "recovery.not_you": "Si no la has pedido, ignora este correo: tu contraseña seguirá siendo la misma.",

  "magic_link.subject": "Tu enlace para iniciar sesión en {site}",
  "magic_link.text": "Con este enlace inicias sesión en {site} sin contraseña.",
  "magic_link.button": "Iniciar sesión",
  "magic_link.not_you": "Si no lo has pedido, ignora este correo y no des el código a nadie.",

  "invite.subject": "Tu invitación a {site}",
  "invite.text": "Te han invitado a {site}. Acepta la invitación para usar tu cuenta.",
  "invite.button": "Aceptar la invitación",
  "invite.not_you": "Si no esperabas ninguna invitación, ignora este correo.",

  "email_change_current.subject": "Confirma el cambio de tu dirección de correo",
  "email_change_current.text":
    "Alguien ha pedido cambiar la dirección de correo de tu cuenta en {site} a {newEmail}. Cambiará cuando se confirme desde las dos direcciones.",
  "email_change_current.button": "Confirmar el cambio",
  "email_change_current.not_you":
    "Si no has sido tú, no confirmes nada y cambia ahora tu contraseña: es posible que otra persona la conozca.",

  "email_change_new.subject": "Confirma tu nueva dirección de correo",
  "email_change_new.text": "Confirma que {newEmail} es la nueva dirección de correo de tu cuenta en {site}.",
  "email_change_new.button": "Confirmar la nueva dirección",
  "email_change_new.not_you": "Si no lo has pedido, ignora este correo: no cambiará nada.",

  "reauthentication.subject": "Tu código de confirmación",
  "reauthentication.text": "Introduce este código en {site} para confirmar que eres tú.",
  "reauthentication.not_you":
    "Si no lo has pedido, es posible que otra persona tenga abierta una sesión en tu cuenta. Elige ahora una contraseña nueva:",

  "account_exists.subject": "Ya tienes una cuenta",
  "account_exists.text":
    "Alguien ha intentado crear una cuenta en {site} con esta dirección, que ya tiene una. Si has sido tú, inicia sesión. Allí también puedes elegir una contraseña nueva.",
  "account_exists.button": "Iniciar sesión",
  "account_exists.not_you": "Si no has sido tú, no tienes que hacer nada: tu cuenta no ha cambiado.",

  "password_changed.subject": "Se ha cambiado tu contraseña",
  "password_changed.text":
    "La contraseña de tu cuenta en {site} se acaba de cambiar. Se ha cerrado la sesión en todos los demás dispositivos.",

  "email_changed.subject": "Se ha cambiado tu dirección de correo",
  "email_changed.text":
    "Tu cuenta en {site} tiene ahora la dirección {newEmail}. A partir de ahora, los correos se enviarán a esa dirección.",
  "email_changed.not_you":
    "Si no has sido tú, ponte en contacto enseguida con el responsable de {site}: con esta dirección ya no puedes iniciar sesión.",

  "factor_added.subject": "Se ha añadido una app de autenticación",
  "factor_added.text":
    "Se ha añadido una app de autenticación a tu cuenta en {site}. A partir de ahora, para iniciar sesión también hará falta un código de esa app.",

  "factor_removed.subject": "Se ha quitado una app de autenticación",
  "factor_removed.text": "Se ha quitado una app de autenticación de tu cuenta en {site}.",

  "recovery_code_used.subject": "Se ha usado un código de recuperación",
  "recovery_code_used.text":
    "Alguien ha iniciado sesión en tu cuenta en {site} con un código de recuperación en lugar de la app de autenticación. Códigos restantes: {left}.",

  "new_identity.subject": "Una nueva forma de iniciar sesión",
  "new_identity.text": "Ahora también puedes iniciar sesión en tu cuenta en {site} con {provider}.",

  "access_ended.subject": "Los accesos anteriores han terminado",
  "access_ended.text":
    "Es posible que otra persona haya usado tu cuenta en {site} antes de que se confirmara la dirección. Por seguridad, ha terminado lo que daba acceso a ella:",
  "access_ended.password": "la contraseña",
  "access_ended.sessions": "las sesiones en otros dispositivos",
  "access_ended.providers": "el inicio de sesión con {providers}",
  "access_ended.api_keys": "claves de API ({n})",
  "access_ended.signatures": "firmas hechas con la cuenta ({n})",
  "access_ended.factors": "apps de autenticación ({n})",
  "access_ended.profile": "el nombre, la foto y las preferencias",
  "access_ended.set_up": "Vuelve a configurar lo que necesites.",
  "access_ended.kept":
    "La app de autenticación se ha conservado: para iniciar sesión se sigue pidiendo un código suyo. Si no es tuya, pide al operador de {site} que la quite.",

  "account_deleted.subject": "Se ha eliminado tu cuenta",
  "account_deleted.text": "Tu cuenta en {site} se ha eliminado, con todo lo que contenía.",
  "account_deleted.not_you": "Si no has sido tú, ponte en contacto enseguida con el responsable de {site}.",
  "account_removed.subject": "Se ha eliminado tu cuenta",
  "account_removed.text": "El responsable de {site} ha eliminado tu cuenta, con todo lo que contenía.",
  "account_removed.not_you": "Si crees que es un error, ponte en contacto con el responsable de {site}.",

  "news.subject": "{title}",
  "news.text": "{text}",
  "news.button": "Seguir leyendo",
  "news.reason": "Recibes este correo porque tienes una cuenta en {site} y recibes sus novedades por correo.",
  "news.opt_out": "Desactivar las novedades por correo:",

  "test.subject": "Correo de prueba de {site}",
  "test.text": "Este correo ha llegado: {site} puede enviar correos.",
  "link_taken_down.subject": "Se ha retirado tu enlace corto",
  "link_taken_down.text":
    "El responsable de {site} ha retirado tu enlace corto {url}, que llevaba a {target}. Motivo: {reason}",
  "link_taken_down.not_you": "Si crees que es un error, ponte en contacto con el responsable de {site}.",
};
