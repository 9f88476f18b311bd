import type { Texts } from "../areas.ts";

export const messages: Texts<"press"> = {
  "press.only_square": "Solo las barras y los módulos cuadrados se estrechan: elija módulos cuadrados.",
  "press.narrow_half": "Sus módulos miden {module} mm de ancho y se estrechan como mucho la mitad de eso.",
  "press.page_small":
    "El código mide {width} mm de ancho y {height} mm de alto, demasiado para una página de {pageWidth} por {pageHeight} mm: elija una página mayor, o una tan grande como el código.",
  "press.intro":
    "Archivos con milímetros exactos para la imprenta. Líneas y colores quedan nítidos a cualquier tamaño.",
  "press.page": "Página del PDF",
  "press.page_hint": "Un archivo EPS es siempre tan grande como su código.",
  "press.page_code": "Tan grande como el código",
  "press.page_a4": "A4",
  "press.page_letter": "Carta",
  "press.black": "Solo tinta negra (K)",
  "press.black_hint":
    "Cualquier otro negro se mezcla con cuatro tintas, cuyos bordes nunca coinciden del todo.",
  "press.crop_marks": "Marcas de corte",
  "press.bleed": "Sangrado",
  "press.reduction": "Reducción del ancho de barra",
  "press.reduction_hint":
    "Estrecha barras y módulos lo que la tinta de la imprenta se va a extender. La imprenta conoce la cifra.",
  "press.trimmed": "Se corta a {width} × {height} mm.",
  "press.download_pdf": "PDF para imprenta",
  "press.download_eps": "EPS para imprenta",
  "press.downloaded": "Se ha descargado el archivo {kind} para la imprenta.",
  "press.fix_colors": "Poner el código en negro sobre blanco",
  "press.fix_picture": "Quitar el logotipo",
  "press.fix_modules": "Poner módulos cuadrados",
  "press.fix_reduction": "Usar el máximo posible",
  "press.fix_page": "Hacer la página tan grande como el código",

  "advice.phone": "un teléfono al otro lado de una mesa",
  "advice.poster": "un teléfono ante un cartel",
  "advice.till": "el lector de una caja",
  "advice.warehouse": "un lector de almacén",
  "advice.camera": "una cámara",
  "advice.standard": "norma",
  "advice.maker": "fabricante",
  "advice.thumb": "regla práctica",
  "advice.source_distance": "un código QR de 25 módulos mide de ancho una décima parte de la distancia",
  "advice.source_bars_distance":
    "como un código QR, cuyos módulos deben ser 1,5 veces más anchos que las barras (GS1 General Specifications)",
  "advice.source_scanner": "DENSO WAVE, Point for setting the module size: lectores de tipo estándar",
  "advice.source_camera":
    "tablas de legibilidad de la Omron V430-F: {px} px por módulo, en una imagen de {pixels} px tan ancha como la distancia",
  "advice.source_till_2d": "GS1 General Specifications, apartado 5.12.3.1",
  "advice.source_bars": "GS1 General Specifications, en la guía de tamaños de GS1 Sweden",
  "advice.source_as_ean": "como un EAN-13: GS1 no tiene regla para {symbology} en la caja",
  "advice.source_warehouse_2d": "GS1 General Specifications: 1,5 veces los 0,495 mm de las barras",
  "advice.source_as_code128": "como un Code 128: GS1 no tiene regla para {symbology}",
  "advice.least":
    "Lo lee {reader}: módulos de al menos {module} mm, un código de al menos {size} mm de ancho con su zona de silencio.",
  "advice.least_from":
    "Lo lee {reader} desde {distance} {unit}: módulos de al menos {module} mm, un código de al menos {size} mm de ancho con su zona de silencio.",
  "advice.rule": "{least} mm: {kind}, {source}",
  "advice.reach": "Con {size} mm y módulos de {module} mm se lee desde unos {distance} {unit}.",
  "advice.zones":
    "Con {size} mm y módulos de {module} mm, las zonas de lectura del lector dicen desde qué distancia se lee.",
  "advice.below": "Los módulos de {module} mm están por debajo del mínimo de {limit} mm ({kind}: {source}).",
  "advice.above": "Los módulos de {module} mm están por encima del máximo de {limit} mm ({kind}: {source}).",
  "advice.reader": "Lo lee",
  "advice.choose_phone": "Teléfono al otro lado de una mesa",
  "advice.choose_poster": "Teléfono ante un cartel",
  "advice.choose_till": "Lector de una caja",
  "advice.choose_warehouse": "Lector de un almacén",
  "advice.choose_camera": "Cámara",
  "advice.distance": "Distancia",
  "advice.pixels": "Píxeles a lo ancho de su imagen",
  "advice.too_large":
    "Eso es mayor de lo que aquí puede ser una imagen. Una imprenta puede ampliar el archivo SVG o PDF sin pérdida.",
  "advice.take": {
    one: "Usar este tamaño: módulos de {n} punto a {dpi} dpi",
    other: "Usar este tamaño: módulos de {n} puntos a {dpi} dpi",
  },
};
