import type { Texts } from "../areas.ts";

export const messages: Texts<"providers"> = {
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
