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
};
