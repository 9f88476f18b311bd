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
    "{side} px son muy pocos: los módulos de este código y su zona de silencio necesitan {needed} px",

  "color.foreground_clear": "El propio código es transparente: dale un color oscuro",
  "color.inverted": "El código es más claro que su fondo: muchos escáneres no leen códigos invertidos",
  "color.too_close": "Los escáneres apenas distinguen estos colores: oscurece el código o aclara el fondo",
  "color.red_light":
    "Los escáneres láser usan luz roja, con la que estas barras apenas se ven: usa negro, azul, verde o un color más oscuro",
  "color.background_clear":
    "El fondo es transparente: el código solo es legible donde lo que hay detrás es tan claro como el papel",

  "drawing.qr": "Código QR con el contenido {content}",
  "drawing.qr_framed": "Código QR con el contenido {content} en un marco con el texto {text}",
  "drawing.barcode": "Código de barras {format} con el contenido {content}",

  "proof.scans": "Probado con dos escáneres independientes",
  "proof.scans_one": "Probado con un escáner independiente, el único de los nuestros que lee {format}",
  "proof.scans_own":
    "Probado con nuestro propio lector de barras, el único de nuestros escáneres que lee {format}",
  "proof.on_white":
    "Se lee sobre blanco, no sobre negro: el fondo es transparente, así que pon el código sobre papel claro",
  "proof.on_black":
    "Se lee sobre negro, no sobre blanco: el fondo es transparente, así que pon el código sobre una superficie oscura",
  "proof.payload": "El código se lee, pero los móviles no pueden usarlo: {reason}",
  "proof.untested": "Sin probar: no se han podido cargar todos nuestros escáneres",
  "proof.inverted": "Algunos escáneres no pueden leer códigos invertidos, y este es más claro que su fondo",
  "proof.inverted_on_black":
    "Solo se lee sobre una superficie oscura, y como código invertido, que algunos escáneres no pueden leer",
  "proof.some_scanners":
    "Algunos escáneres no pueden leer este código: uno de los dos que usamos no lo ha conseguido",
  "proof.small":
    "Este código se lee a este tamaño, pero no siempre en uno menor: con {px} píxeles por módulo, un escáner no lo ha leído",
  "proof.hard":
    "Algunos escáneres no pueden leer este código: el nuestro solo lo ha conseguido tras muchos intentos",
  "proof.different": "Un escáner lee otra cosa en este código: {text}",
  "proof.unreadable": "Ninguno de nuestros escáneres ha podido leer este código",

  "fix.colors": "Usar colores legibles",
  "fix.size": "Cambiar el ancho a {width} px",
  "fix.print_size": "Imprimirlo a {mm} mm de ancho",
  "fix.margin": "Ampliar la zona de silencio a {margin} módulos",
  "fix.contrast": "Usar tinta más oscura sobre un fondo más claro",
  "fix.modules_rounded": "Usar módulos redondeados",
  "fix.modules": "Usar módulos cuadrados",
  "fix.style_none": "Usar módulos y ojos sin estilo",
  "fix.logo_smaller": "Reducir el logo",
  "fix.logo_none": "Quitar el logo",
  "fix.frame_color": "Usar el color del código para el marco",
  "fix.bar_width": "Ensanchar las barras",
  "fix.canvas_none": "Ajustar el tamaño a las barras",
  "fix.quiet_zone": "Usar una zona de silencio completa",

  "caution.quiet_zone":
    "La zona de silencio tiene {margin} de los {needed} módulos que necesitan los escáneres: quizá no encuentren el código",
  "caution.bar_quiet_zone":
    "{format} necesita una zona de silencio de {left} módulos a la izquierda y {right} a la derecha: con {modules}, quizá los escáneres no encuentren el código",
  "caution.frame":
    "El color del marco apenas se distingue del fondo (contraste {ratio}:1): su texto se lee mal",
  "caution.dense":
    "Cada módulo mide solo {pixels} px: demasiado poco para muchas impresoras y cámaras de móvil. Acorta el contenido o agranda la imagen",

  "logo.type": "Selecciona un archivo de imagen válido. Tipos aceptados: JPEG, PNG, GIF, WebP, SVG",
  "caution.fine":
    "Cada módulo mide solo {mm} mm sobre el papel, y muchos escáneres necesitan {needed} mm: haz el código más grande o su contenido más corto",
  "logo.too_large": "El archivo debe ocupar menos de 2 MB",
  "logo.missing": "No existe la imagen {name}: comprueba su nombre y su carpeta",
  "logo.closed": "No se puede abrir la imagen {name}: comprueba que sea un archivo y que puedas leerlo",
  "logo.broken":
    "No se puede leer la imagen: el archivo está dañado o incompleto. Guárdalo de nuevo o elige otro",
  "logo.too_many_pixels": "La imagen tiene demasiados píxeles: redúcela a menos de {pixels} millones",
  "logo.too_narrow":
    "La imagen es demasiado larga y estrecha: recórtala para que ningún lado mida más de {ratio} veces el otro",
  "logo.clear": "Esta imagen es totalmente transparente: elige una que se vea",
  "logo.slow":
    "La imagen ha tardado más de {seconds} segundos en cargarse: prueba con un archivo más pequeño",
  "logo.svg_text":
    "El SVG tiene texto y su fuente no está en el archivo: convierte el texto en trazados en tu programa de dibujo y guárdalo de nuevo",
  "logo.svg_part":
    "El SVG usa {part}, que no se puede dibujar en un código: sustitúyelo por formas simples o exporta el logo como PNG",
  "logo.svg_value": "El SVG tiene para {name} un valor que no se puede leer: «{value}»",
  "logo.svg_complex":
    "El SVG es demasiado complejo: puede tener {kb} kB, {elements} elementos y {points} puntos, y no demasiadas formas grandes. Simplifica sus trazados o expórtalo como PNG",
  "logo.svg_empty": "El SVG no muestra nada: no hay en su marco ninguna forma con relleno o trazo",
  "logo.svg_doctype": "El SVG declara entidades propias: guárdalo como SVG simple, sin ellas",

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
  "generator.number_range": "Introduce un número entero de {min} a {max}. Hasta entonces se usa {value}.",
  "generator.quiet_zone": "Zona de silencio",
  "generator.quiet_zone_hint":
    "El borde vacío que los escáneres necesitan para encontrar el código: {needed} módulos.",
  "generator.modules": { one: "módulo", other: "módulos" },
  "generator.background": "Color de fondo",
  "generator.content": "Contenido",
  "generator.clear": "Borrar y empezar de nuevo",
  "generator.change_settings": "Cambiar ajustes",
  "generator.summary": "Resumen",
  "generator.export_size": "Tamaño de exportación",
  "generator.colors": "Colores",
  "generator.colors_on": "{foreground} sobre {background}",

  "press.black": "Solo tinta negra (K)",
  "press.black_hint":
    "Cualquier otro negro se mezcla con cuatro tintas, cuyos bordes nunca coinciden del todo.",
  "press.fix_colors": "Poner el código en negro sobre blanco",
  "paper.px": "Píxeles",
  "paper.mm": "Milímetros",
  "paper.page_a4": "A4",
  "paper.page_letter": "Carta",
  "paper.page_code": "Tan grande como el código",
  "paper.in": "Pulgadas",
  "paper.unit_mm": "milímetros",
  "paper.unit_in": "pulgadas",
  "paper.field": "{label} en {unit}",
  "paper.module": "Módulo",
  "paper.dots": "puntos",
  "paper.dpi": "Resolución de la impresora",
  "paper.dpi_value": "{dpi} dpi",
  "paper.printed": {
    one: "Impreso: {width} × {height} {unit}, con módulos de {module} {unit}: {n} punto a {dpi} dpi.",
    other: "Impreso: {width} × {height} {unit}, con módulos de {module} {unit}: {n} puntos a {dpi} dpi.",
  },
  "paper.printed_code": "El código con su zona de silencio mide {width} {unit} de ancho.",
  "paper.too_small":
    "Demasiado pequeño: a {dpi} dpi, este código y su zona de silencio necesitan al menos {needed} {unit}.",
  "paper.size": "{width} × {height} mm a {dpi} dpi",
  "paper.range": "Introduce un número de {min} a {max}.",
  "paper.number_range": "Introduce un número de {min} a {max}. Hasta entonces se usa {value} {unit}.",
  "paper.true_size": "Ver a tamaño real",
  "paper.true_size_title": "Tamaño real",
  "paper.not_measured":
    "Esta pantalla aún no se ha medido: el tamaño es aproximado. Basta una tarjeta bancaria para medirla.",
  "paper.measured": "Tan grande como en papel, en la pantalla medida.",
  "paper.measure": "Medir esta pantalla",
  "paper.measure_how":
    "Apoya el lado corto de una tarjeta bancaria en el marco y mueve el control hasta que ambos tengan el mismo ancho. Este navegador lo recordará.",
  "paper.card_width": "Ancho del marco",
  "paper.press": "Para la imprenta",
  "paper.advice": "¿Qué tamaño necesita?",
  "paper.report": "Informe de impresión",
  "paper.failed": "No se pudo cargar esta parte. Comprueba la conexión e inténtalo de nuevo.",

  "recent.title": "Recientes en este dispositivo",
  "recent.history": "Tu historial",

  "color.fix": "Usar {foreground} sobre {background}",
  "color.choose": "{label}: {value}. Elegir otro",
  "color.popup": "Elegir: {label}",
  "color.hex": "Valor hexadecimal",
  "color.hex_invalid": "Introduce «transparent» o 3, 4 o 6 dígitos hexadecimales.",
  "color.palette": "Paleta",
  "color.transparent": "Transparente",
  "color.loading": "Cargando el selector de color…",

  "badge.checking": "Probando…",
  "badge.checking_why": "Hacemos un escaneo de prueba de cada código antes de entregártelo.",
  "badge.scans": "Legible",
  "badge.risk": "Legible, con riesgo",
  "badge.on_white": "Legible sobre blanco",
  "badge.on_black": "Legible sobre negro",
  "badge.payload": "Los móviles no pueden usarlo",
  "badge.failed": "Quizá no sea legible",
  "badge.untested": "Sin probar",
  "badge.retry": "Probar de nuevo",

  "download.png": "Descargar PNG",
  "download.pdf": "Descargar PDF",
  "download.svg": "Descargar SVG",
  "download.pdf_busy": "Generando el PDF…",
  "download.anyway": "Descargar de todos modos",
  "download.anyway_as": "Descargar {kind} de todos modos",
  "download.copy_anyway_as": "Copiar {kind} de todos modos",
  "download.share_anyway": "Compartir de todos modos",
  "download.copy": "Copiar",
  "download.copy_png": "Copiar PNG",
  "download.copy_svg": "Copiar SVG",
  "download.share": "Compartir",
  "download.copied": "Copiado al portapapeles",
  "download.copied_image": "El código se ha copiado como imagen PNG.",
  "download.copied_text": "Este navegador no puede copiar imágenes: se ha copiado el texto del código.",
  "download.not_in_history": "El archivo se ha descargado, pero no se ha añadido a su historial: {message}",
  "download.copy_failed": "No se ha podido copiar al portapapeles",
  "download.share_failed": "No se ha podido compartir",
  "download.copied_svg": "El código se ha copiado como SVG.",
  "download.content_first": "Introduce primero un contenido: aún no hay ningún código que descargar.",
  "download.to_content": "Ir al contenido",
  "download.failed": "No se ha podido descargar el {kind}: {message}",
  "download.no_picture": "No se ha podido generar el código QR para descargarlo",
  "download.sign_in_hint": "Se te pedirá que inicies sesión; tu código te espera aquí.",

  "generator.logo": "Logo",
  "generator.logo_optional": "Opcional. JPEG, PNG, GIF, WebP o SVG, hasta 2 MB.",
  "generator.logo_choose": "Subir logo",
  "generator.logo_replace": "Cambiar logo",
  "generator.logo_remove": "Quitar logo",
  "generator.logo_none": "Sin logo",
  "generator.logo_alt": "Tu logo",
  "generator.logo_left_out": "No se ha podido añadir el logo, así que se muestra el código sin él.",
  "generator.logo_size": "Tamaño del logo",
  "generator.logo_share":
    "{percent} % del logo más ancho con el que este código sigue siendo legible: {pixels} px, el {share} % del ancho del código.",
  "generator.logo_share_none": "Parte del logo más ancho con el que el código sigue siendo legible.",
  "generator.logo_included": "Con tu logo",
};
