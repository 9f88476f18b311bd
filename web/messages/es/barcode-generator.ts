import type { Texts } from "../areas.ts";

/** Texts of /barcode-generator. */
export const messages: Texts<"barcode-generator"> = {
  "caution.retail":
    "Cada módulo mide solo {mm} mm sobre el papel. Para las cajas, GS1 pide {needed} mm y solo admite {least} mm en impresoras térmicas de etiquetas: haz el código más grande",
  "caution.low_retail":
    "Las barras miden solo {mm} mm de alto sobre el papel. Con módulos de este ancho, GS1 pide {needed} mm para que las cajas lean el código en cualquier posición: haz las barras más altas",
  "caution.low":
    "Las barras miden solo {mm} mm de alto sobre el papel. Para leerlas a mano deberían medir {needed} mm: al menos 5 mm y el 15 % del ancho (ISO/IEC 16388, 16390). Haz las barras más altas",
  "caution.low_retail_label":
    "Las barras miden solo {mm} mm de alto sobre el papel. Con módulos de este ancho, GS1 pide {needed} mm para que las cajas lean el código en cualquier posición: elige una etiqueta más grande o quita el texto y la imagen",
  "caution.low_label":
    "Las barras miden solo {mm} mm de alto sobre el papel. Para leerlas a mano deberían medir {needed} mm: al menos 5 mm y el 15 % del ancho (ISO/IEC 16388, 16390). Elige una etiqueta más grande o quita el texto y la imagen",
  "barcode.empty": "Introduce datos válidos",
  "barcode.ean13_length": "EAN13 requiere exactamente 13 dígitos",
  "barcode.ean8_length": "EAN8 requiere exactamente 8 dígitos",
  "barcode.upc_length": "UPC-A requiere exactamente 12 dígitos (p. ej., 123456789012)",
  "barcode.itf_length": "ITF requiere exactamente 14 dígitos",
  "barcode.code39_characters": "CODE39 solo admite mayúsculas, números y símbolos (- . $ / + %)",
  "barcode.code39_asterisks":
    "Los asteriscos (*) de ambos extremos son los caracteres de inicio y fin de CODE39, que se añaden automáticamente: quítalos",
  "barcode.isbn_10":
    "Es un ISBN-10, y el código de barras de un libro contiene el ISBN-13, en este caso {isbn}",
  "barcode.msi_digits": "MSI solo admite números",
  "barcode.pharmacode_value": "Pharmacode requiere de 1 a 6 dígitos (valor entre 3 y 131070)",
  "barcode.code128_character":
    "CODE128 no admite {character}: solo letras sin acentos, dígitos, puntuación y caracteres de control (ASCII)",
  "barcode.too_long":
    "{format} admite aquí {limit} caracteres como máximo y hay {length}: acorta el contenido o usa un código QR",
  "barcode.check_digit": "El dígito de control de {format} debería ser {digit}",

  "barcode.completed": "Dígito de control {digit} añadido: el código es {content}",
  "barcode.lost_zero":
    "¿{content} ha perdido un cero inicial? Con él, el código es {zeroed}; con un dígito de control añadido, {completed}",
  "barcode.long":
    "{length} caracteres dan un código de barras muy ancho: muchos escáneres no leen más de {advised}. Un código QR se lee mejor",
  "barcode.code39_pair":
    "Algunos escáneres toman {pair} en un CODE39 por otro carácter único (Full ASCII, ISO/IEC 16388) y leen un texto distinto sin dar error. En CODE128 no cabe esa duda",
  "barcode.leading_zeros":
    "Un pharmacode contiene un número sin ceros a la izquierda: el código es {content}",
  "barcode.made_as_code128": "Nota: generado en formato CODE128 (esta biblioteca no admite el formato UPC)",

  "barcode.canvas_narrow": "{width} px de ancho no bastan para estas barras: necesitan {needed} px",
  "barcode.print_narrow":
    "{width} mm de ancho no bastan para estas barras: a {dpi} dpi necesitan {needed} mm para poder leerse",
  "barcode.too_many_dots":
    "{width} × {height} puntos son demasiados: una imagen impresa tiene como máximo {limit} por lado. Usa módulos y barras más pequeños, o una resolución más baja",
  "barcode.too_large":
    "{width} × {height} puntos son demasiados: una imagen impresa tiene como máximo {limit} por lado. Usa módulos y barras más pequeños: una imprenta puede ampliar el archivo SVG, PDF o EPS sin pérdida",
  "barcode.canvas_low": "{height} px de alto no dejan sitio a las barras: necesitan {needed} px",
  "barcode.too_wide":
    "Estas barras necesitan {needed} px y una imagen tiene {limit} px como máximo: acorta el contenido o usa un código QR",
  "barcode.text_smaller":
    "El texto mide {size} {unit} de alto en lugar de los {asked} {unit} elegidos: más grande no cabe junto a las barras",
  "barcode.thin":
    "Las barras de 1 px son demasiado finas para algunos escáneres: para duplicar su grosor hacen falta {needed} px de ancho",

  "barcode.failed": "Error al generar el código de barras: {message}",
  "barcode.unable": "No se puede generar un código de barras con estos datos",

  "barcode.use_content": "Usar {content}",
  "barcode.use_code128": "Usar CODE128 en su lugar",
  "barcode.use_upc": "Usar UPC-A en su lugar",
  "barcode.widen": "Ampliar a {needed} px",
  "barcode.heighten": "Cambiar el alto a {needed} px",

  "barcode.meaning_CODE128": "El más común, todo ASCII",
  "barcode.meaning_CODE39": "Alfanumérico",
  "barcode.meaning_EAN13": "13 dígitos",
  "barcode.meaning_EAN8": "8 dígitos",
  "barcode.meaning_UPC": "12 dígitos",
  "barcode.meaning_ITF": "14 dígitos",
  "barcode.meaning_MSI": "Dígitos, para estantes y almacenes",
  "barcode.meaning_pharmacode": "Un número, para envases de medicamentos",

  "barcode.help_CODE128": "Cualquier texto en ASCII: letras, dígitos, puntuación",
  "barcode.help_CODE39": "Mayúsculas, dígitos, espacio y - . $ / + %",
  "barcode.help_EAN13": "13 dígitos; el último es el de control. Introduce 12 y se añadirá",
  "barcode.help_EAN8": "8 dígitos; el último es el de control. Introduce 7 y se añadirá",
  "barcode.help_UPC": "12 dígitos; el último es el de control. Introduce 11 y se añadirá",
  "barcode.help_ITF": "14 dígitos; el último es el de control. Introduce 13 y se añadirá",
  "barcode.help_MSI": "Solo dígitos; no se añade dígito de control",
  "barcode.help_pharmacode": "Un número de 3 a 131070",

  "barcode.example": "Ejemplo",
  "barcode.example_product": "Código de producto de muestra",
  "barcode.example_text": "Texto de ejemplo",
  "barcode.example_article": "Número de artículo",

  "barcodes.title": "Generador de códigos de barras",
  "barcodes.description":
    "Códigos de barras en ocho formatos: CODE128, CODE39, EAN-13, EAN-8, UPC-A, ITF-14, MSI y Pharmacode. PNG, PDF y SVG, dígitos de control incluidos.",
  "barcodes.intro": "Ocho formatos, dígitos de control corregidos, cada código leído y comprobado.",
  "barcodes.step_generate": "Generar código",
  "barcodes.format": "Formato",
  "barcodes.foreground": "Color de las barras",
  "barcodes.bar_width": "Ancho de barra",
  "barcodes.bar_height": "Alto de barra",
  "barcodes.px_on_paper": "En papel, 1 px de margen y de letra son {mm} mm.",
  "barcodes.margin": "Margen",
  "barcodes.quiet_zone_hint":
    "Espacio vacío junto a las barras. {format} necesita {left} módulos a la izquierda y {right} a la derecha.",
  "barcodes.quiet_zone_sides": "{left} módulos a la izquierda, {right} a la derecha",
  "barcodes.display_text": "Mostrar el texto",
  "barcodes.font_size": "Tamaño de letra",
  "barcodes.examples": "Ejemplos",
  "barcodes.settings": "Ajustes actuales",
  "barcodes.size": "Tamaño",
  "barcodes.bars_size": "Ancho de barra {barWidth} px, alto {barHeight} px",
  "barcodes.bars_printed": "Ancho de barra {barWidth} mm, alto {barHeight} mm",
  "barcodes.text": "Texto",
  "barcodes.text_shown": "Visible, {size} px",
  "barcodes.text_hidden": "Oculto",
  "barcodes.generate": "Generar y descargar código",
  "barcodes.create_another": "Crear otro código de barras",
  "barcodes.preview_empty": "Introduce un contenido para ver el código de barras",
  "barcodes.login_first": "Inicia sesión para descargar códigos de barras",
  "barcodes.downloaded": "Código de barras descargado en {kind}",
  "barcodes.no_canvas": "No hay superficie de dibujo disponible para la descarga",
  "barcodes.pdf_not_ready": "El código de barras no está listo. Espera un momento e inténtalo de nuevo.",
  "barcodes.pdf_failed": "Error al crear el PDF: {message}",
  "barcodes.pdf_downloaded": "PDF descargado",
};
