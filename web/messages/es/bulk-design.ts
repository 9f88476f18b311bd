import type { Texts } from "../areas.ts";

export const messages: Texts<"bulk-design"> = {
  "rows.design_color": "«{text}» no es un color: escribe # con 3 o 6 dígitos hexadecimales.",
  "rows.design_color_same":
    "«{text}» no es un color: escribe # con 3 o 6 dígitos hexadecimales, o bien {same}.",
  "rows.design_foreground": "«{text}» no es un color: escribe # con 3, 4, 6 u 8 dígitos hexadecimales.",
  "rows.design_background":
    "«{text}» no es un color: escribe # con 3, 4, 6 u 8 dígitos hexadecimales, o bien transparent.",
  "rows.design_word": "«{text}» no es ninguno de estos: {words}.",
  "rows.design_preset": "«{text}» no es un estilo predefinido: elige uno de {words}.",
  "rows.design_empty_part":
    "«{text}» tiene una parte vacía: escribe un valor, o uno para el marco y otro para el centro.",
  "rows.design_parts":
    "«{text}» tiene {count} partes: escribe un valor, o uno para el marco y otro para el centro.",
  "rows.design_gradient":
    "«{text}» no es un degradado: escribe dos colores, como «linear 45 #0f766e #4c1d95» o «radial #0f766e #4c1d95».",
  "rows.design_angle": "«{text}» tiene un ángulo fuera de los límites: de 0 a 359 grados.",
  "rows.design_gradient_color":
    "«{text}» es incorrecto: escribe los colores como # con 3 o 6 dígitos hexadecimales.",
  "rows.design_gradient_same": "«{text}» es incorrecto: sus dos colores son iguales, elige dos.",
  "rows.design_number": "«{text}» no es un número.",
  "rows.design_length": "«{text}» no es ni un número de px ni una longitud como 25mm o 1in.",
  "rows.design_whole": "«{text}» no es un número entero.",
  "rows.design_least": "«{text}» está fuera de los límites: {least} {unit} como mínimo.",
  "rows.design_most": "«{text}» está fuera de los límites: {most} {unit} como máximo.",
  "rows.design_yes_no": "«{text}» no es ni sí ni no.",
  "rows.design_width": "Una altura necesita también una anchura.",
  "rows.design_height": "Una anchura necesita también una altura.",
  "rows.design_frame": "Necesita un marco: elige uno de {words}.",
  "rows.print_least": "«{text}» está fuera de los límites: {least} como mínimo a {dpi} ppp.",
  "rows.print_most": "«{text}» está fuera de los límites: {most} como máximo a {dpi} ppp.",
  "rows.print_coarser": "Hasta {dpi} ppp serviría, o escribe una longitud menor.",
  "rows.print_module": "«{text}» no es ni una longitud como 0.4mm ni de {min} a {max} puntos.",
  "rows.print_dpi":
    "«{text}» no es una resolución: escribe puntos por pulgada, un número entero de {min} a {max}.",
  "rows.print_canvas": "La anchura y la altura del lienzo van ambas en px o ambas como longitud.",
  "rows.print_module_or_size": "El tamaño se deduce del módulo: escribe uno de los dos, no ambos.",
  "rows.print_module_or_bar":
    "El módulo es la anchura de la barra más fina: escribe uno de los dos, no ambos.",
  "rows.print_module_or_canvas":
    "Las barras llenan el lienzo: escribe su anchura y su altura o un módulo, no ambas cosas.",
  "rows.print_bar":
    "Junto a una longitud, el ancho de barra es también una longitud: escribe una como 0.33mm.",
  "bulk.unit_px": "px",
  "bulk.unit_modules": "módulos",
  "bulk.unit_percent": "por ciento",
};
