import type { Texts } from "../areas.ts";

/** Texts of /qr-generator. */
export const messages: Texts<"qr-generator"> = {
  "qr.title": "Generador de códigos QR",
  "qr.description":
    "Códigos QR que no caducan nunca: enlaces, texto, correo, teléfono, con tus colores, tu tamaño y tu logo. PNG, PDF y SVG de hasta 2000 × 2000 px.",
  "qr.intro": "Gratis, sin marca de agua y sin caducidad.",
  "qr.step_generate": "Generar QR",
  "qr.foreground": "Color del QR",
  "qr.logo": "Logo",
  "qr.logo_optional": "Opcional. JPEG, PNG, GIF o WebP, hasta 2 MB.",
  "qr.logo_choose": "Subir logo",
  "qr.logo_replace": "Cambiar logo",
  "qr.logo_remove": "Quitar logo",
  "qr.logo_none": "Sin logo",
  "qr.logo_alt": "Tu logo",
  "qr.logo_left_out": "No se ha podido añadir el logo, así que se muestra el código sin él.",
  "qr.logo_size": "Tamaño del logo",
  "qr.logo_share":
    "{percent} % del logo más ancho con el que este código sigue siendo legible: {pixels} px, el {share} % del ancho del código.",
  "qr.logo_share_none": "Parte del logo más ancho con el que el código sigue siendo legible.",
  "qr.content_placeholder": "Un enlace, un texto, un correo, un número de teléfono…",
  "qr.characters": { one: "{n} carácter", other: "{n} caracteres" },
  "qr.too_long": {
    one: "Es {n} byte más de lo que cabe en un código QR. Acorta el contenido.",
    other: "Son {n} bytes más de lo que cabe en un código QR. Acorta el contenido.",
  },
  "qr.level_lowered": "Se ha reducido la corrección de errores a {level} para que quepa todo.",
  "qr.generate": "Generar y descargar código QR",
  "qr.create_another": "Crear otro código QR",
  "qr.preview_empty": "Introduce un contenido para ver el código QR",
  "qr.preview_busy": "Generando el código QR…",
  "qr.preview_retry": "Volver a generar",
  "qr.preview_failed": "No se ha podido generar el código QR: {message}",
  "qr.preview_logo": "Con tu logo",
  "qr.login_first": "Inicia sesión para descargar códigos QR",
  "qr.downloaded": "Código QR descargado en {kind}",
  "qr.seo_title": "Generador de códigos QR gratis y sin caducidad",
  "qr.seo_text":
    "Un código QR creado aquí lleva tu propio contenido, no un enlace a nuestro sitio, salvo que pidas contar sus escaneos. No hay nada que renovar ni nada que se pueda desactivar: funciona mientras se pueda ver. El código se codifica y se dibuja en tu navegador, y se lee y se comprueba antes de llegar a ti.",
  "qr.seo_free": "100 % gratis",
  "qr.seo_no_expiry": "Sin caducidad",
  "qr.seo_no_watermark": "Sin marca de agua",
  "qr.seo_size": "Hasta 2000 × 2000 px",

  "qr.keep_design": "Guardar como predeterminado",
  "qr.kept_design": "Los códigos nuevos empezarán con este diseño.",
  "qr.keep_failed": "No se ha podido guardar el diseño: {message}",
};
