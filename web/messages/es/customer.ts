import type { Texts } from "../areas.ts";

export const messages: Texts<"customer"> = {
  "customer.nav": "Tu cuenta",

  "dashboard.description": "Tus códigos de un vistazo y el camino más corto al siguiente.",
  "dashboard.hello": "Hola, {name}",
  "dashboard.totals": "Totales",
  "dashboard.total": "Códigos",
  "dashboard.this_week": "Esta semana",
  "dashboard.downloads": "Descargas",
  "dashboard.scans": "Escaneos",
  "dashboard.quick": "Acciones rápidas",
  "dashboard.generate": "Generar QR",
  "dashboard.latest": "Últimos códigos",
  "dashboard.all": "Ver todos",
  "dashboard.empty_title": "Todavía no hay códigos",
  "dashboard.empty_text": "Cada código que descargas se guarda aquí, listo para descargarlo otra vez.",
  "dashboard.failed_title": "No se ha podido cargar tu panel",

  "profile.description": "Quién eres en este sitio.",
  "profile.personal": "Datos personales",
  "profile.email_fixed": "La dirección de una cuenta no se puede cambiar.",
  "profile.save": "Guardar cambios",
  "profile.saved": "Tu perfil está actualizado.",
  "profile.failed": "No se ha podido actualizar el perfil: {message}",
  "profile.password": "Contraseña",
  "profile.password_text":
    "Una contraseña nueva cierra tu sesión en todos los demás sitios. Aquí sigues dentro.",
  "profile.password_save": "Cambiar contraseña",
  "profile.password_saved": "Tu contraseña está cambiada. Tus otras sesiones se han cerrado.",

  "settings.description": "Cómo se ve este sitio y en qué idioma te habla. Se guarda en este navegador.",
  "settings.theme": "Tema",
  "settings.theme_hint": "«Sistema» sigue el ajuste de tu dispositivo.",
  "settings.language": "Idioma",
  "settings.language_hint": "El contenido de tus códigos queda como está.",
};
