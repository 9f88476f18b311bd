import type { Texts } from "../areas.ts";

/** Texts of making a code, whatever kind it is: settings, preview, proof, download. */
export const messages: Texts<"generator"> = {
  "qr.content_empty": "Introduce un contenido: un código QR no puede estar vacío",
  "qr.content_too_long_by_one":
    "Al contenido le sobra 1 byte para un código QR con el nivel de corrección de errores {level}: acórtalo o elige un nivel más bajo",
  "qr.content_too_long":
    "Al contenido le sobran {bytes} bytes para un código QR con el nivel de corrección de errores {level}: acórtalo o elige un nivel más bajo",
  "qr.content_beyond_all_by_one": "Al contenido le sobra 1 byte para cualquier código QR: acórtalo",
  "qr.content_beyond_all": "Al contenido le sobran {bytes} bytes para cualquier código QR: acórtalo",
  "qr.too_few_pixels":
    "{side} px son muy pocos: los módulos de este código y su margen necesitan {needed} px",

  "colour.foreground_clear": "El propio código es transparente: dale un color oscuro",
  "colour.inverted": "El código es más claro que su fondo: muchos escáneres no leen códigos invertidos",
  "colour.too_close": "Los escáneres apenas distinguen estos colores: oscurece el código o aclara el fondo",
  "colour.red_light":
    "Los escáneres láser ven con luz roja, en la que estas barras palidecen: usa negro, azul, verde o un color más oscuro",
  "colour.background_clear":
    "El fondo es transparente: el código solo es legible donde lo que hay detrás es tan claro como el papel",

  "drawing.qr": "Código QR con el contenido {content}",
  "drawing.barcode": "Código de barras {format} con el contenido {content}",

  "proof.scans": "Legible: comprobado con {decoders}",
  "proof.bars_checked":
    "Barras comprobadas: sus anchos dan {content}. Ningún programa de escaneo habitual lee {format}",
  "proof.some_scanners": "Algunos escáneres no pueden leer este código: {decoders} no ha podido",
  "proof.different": "Un escáner lee otra cosa en este código: {text}",
  "proof.unreadable": "Nuestros lectores no han podido leer este código",

  "mend.colours": "Usar colores legibles",
  "mend.size": "Ponerlo a {width} px de ancho",
  "mend.margin": "Ampliar la zona de silencio a {margin} módulos",
  "mend.logo_smaller": "Reducir el logo",
  "mend.logo_none": "Quitar el logo",
  "mend.bar_width": "Ensanchar las barras",
  "mend.canvas_none": "Ajustar el tamaño a las barras",

  "logo.type": "Selecciona un archivo de imagen válido. Tipos aceptados: JPEG, PNG, GIF, WebP",
  "logo.too_large": "El archivo debe ocupar menos de 2 MB",
  "logo.missing": "No existe el archivo de logo {name}: comprueba su nombre y su carpeta",
  "logo.closed":
    "No se puede abrir el archivo de logo {name}: comprueba que sea un archivo y que puedas leerlo",
  "logo.broken":
    "No se puede leer el logo: el archivo está dañado o incompleto. Guárdalo de nuevo o elige otro",
  "logo.too_many_pixels": "El logo tiene demasiados píxeles: redúcelo a menos de {pixels} millones",
  "logo.clear": "Esta imagen es totalmente transparente: elige una que se vea",
  "logo.slow": "El logo ha tardado más de {seconds} segundos en cargarse: prueba con un archivo más pequeño",

  "generator.steps": "Pasos",
  "generator.step_settings": "Ajustes",
  "generator.step_download": "Descargar",
  "generator.next": "Siguiente",
  "generator.preview": "Vista previa",
  "generator.refresh": "Actualizar la vista previa",
  "generator.see_content": "Sin vista previa: mira el mensaje junto al contenido.",
  "generator.px": "px",
  "generator.size_px": "{width} × {height} px",
  "generator.custom_size": "Tamaño personalizado",
  "generator.custom_size_hint": "Ancho y alto por separado, hasta 2000 × 2000 px.",
  "generator.size": "Tamaño",
  "generator.size_presets": "Tamaños predefinidos",
  "generator.width": "Ancho",
  "generator.height": "Alto",
  "generator.field_in_px": "{label} en px",
  "generator.number_range": "Introduce un número entero de {min} a {max}.",
  "generator.background": "Color de fondo",
  "generator.content": "Contenido",
  "generator.clear": "Borrar y empezar de nuevo",
  "generator.change_settings": "Cambiar ajustes",
  "generator.summary": "Resumen",
  "generator.export_size": "Tamaño de exportación",
  "generator.colours": "Colores",
  "generator.colours_on": "{foreground} sobre {background}",

  "colour.mend": "Usar {foreground} sobre {background}",
  "colour.choose": "{label}: {value}. Elegir otro",
  "colour.popup": "Elegir: {label}",
  "colour.hex": "Valor hexadecimal",
  "colour.hex_invalid": "Introduce «transparent» o 3, 4 o 6 dígitos hexadecimales.",
  "colour.palette": "Paleta",
  "colour.transparent": "Transparente",
  "colour.loading": "Cargando el selector de color…",

  "badge.checking": "Comprobando…",
  "badge.checking_why": "Cada código se vuelve a leer antes de entregártelo.",
  "badge.scans": "Legible",
  "badge.scans_by": "Comprobado con {decoders}.",
  "badge.bars": "Barras comprobadas",
  "badge.bars_by":
    "Ningún escáner de {format} funciona en un navegador: se han medido las barras dibujadas y dan {content}.",
  "badge.failed": "Quizá no sea legible",
  "badge.unavailable": "Sin comprobar",
  "badge.unavailable_why":
    "No se han podido cargar los lectores. Comprueba tu conexión y actualiza la vista previa.",

  "download.png": "Descargar PNG",
  "download.pdf": "Descargar PDF",
  "download.svg": "Descargar SVG",
  "download.pdf_busy": "Generando el PDF…",
  "download.anyway": "Descargar de todos modos",
  "download.content_first": "Introduce primero un contenido: aún no hay ningún código que descargar.",
  "download.to_content": "Ir al contenido",
  "download.failed": "No se ha podido descargar el {kind}: {message}",
  "download.no_picture": "No se ha podido generar el código QR para descargarlo",
  "download.sign_in_hint": "Se te pedirá que inicies sesión; tu código te espera aquí.",
};
