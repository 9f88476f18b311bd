import type { Texts } from "../areas.ts";

export const messages: Texts<"bulk-design"> = {
  "rows.design_color": "“{text}” não é uma cor: escreva # com 3 ou 6 dígitos hexadecimais.",
  "rows.design_color_same":
    "“{text}” não é uma cor: escreva # com 3 ou 6 dígitos hexadecimais, ou então {same}.",
  "rows.design_foreground": "“{text}” não é uma cor: escreva # com 3, 4, 6 ou 8 dígitos hexadecimais.",
  "rows.design_background":
    "“{text}” não é uma cor: escreva # com 3, 4, 6 ou 8 dígitos hexadecimais, ou então transparent.",
  "rows.design_word": "“{text}” não é um destes: {words}.",
  "rows.design_preset": "“{text}” não é um estilo predefinido: escolha um de {words}.",
  "rows.design_empty_part":
    "“{text}” tem uma parte vazia: escreva um valor, ou um para a moldura e um para o centro.",
  "rows.design_parts":
    "“{text}” tem {count} partes: escreva um valor, ou um para a moldura e um para o centro.",
  "rows.design_gradient":
    "“{text}” não é um degradê: escreva duas cores, como “linear 45 #0f766e #4c1d95” ou “radial #0f766e #4c1d95”.",
  "rows.design_angle": "“{text}” tem um ângulo fora dos limites: de 0 a 359 graus.",
  "rows.design_gradient_color":
    "“{text}” está errado: escreva as cores como # com 3 ou 6 dígitos hexadecimais.",
  "rows.design_gradient_same": "“{text}” está errado: suas duas cores são iguais, escolha duas.",
  "rows.design_number": "“{text}” não é um número.",
  "rows.design_length": "“{text}” não é nem um número de px nem um comprimento como 25mm ou 1in.",
  "rows.design_whole": "“{text}” não é um número inteiro.",
  "rows.design_least": "“{text}” está fora dos limites: no mínimo {least} {unit}.",
  "rows.design_most": "“{text}” está fora dos limites: no máximo {most} {unit}.",
  "rows.design_yes_no": "“{text}” não é nem sim nem não.",
  "rows.design_width": "Uma altura precisa também de uma largura.",
  "rows.design_height": "Uma largura precisa também de uma altura.",
  "rows.design_frame": "Precisa de uma moldura: escolha uma de {words}.",
  "rows.print_least": "“{text}” está fora dos limites: no mínimo {least} a {dpi} dpi.",
  "rows.print_most": "“{text}” está fora dos limites: no máximo {most} a {dpi} dpi.",
  "rows.print_coarser": "Até {dpi} dpi daria certo, ou escreva um comprimento menor.",
  "rows.print_module": "“{text}” não é nem um comprimento como 0.4mm nem de {min} a {max} pontos.",
  "rows.print_dpi":
    "“{text}” não é uma resolução: escreva pontos por polegada, um número inteiro de {min} a {max}.",
  "rows.print_canvas": "A largura e a altura da área são ambas em px ou ambas um comprimento.",
  "rows.print_module_or_size": "O tamanho decorre do módulo: escreva um dos dois, não ambos.",
  "rows.print_module_or_bar": "O módulo é a largura da barra mais fina: escreva um dos dois, não ambos.",
  "rows.print_module_or_canvas":
    "As barras preenchem a área: escreva sua largura e altura ou um módulo, não ambos.",
  "rows.print_bar":
    "Ao lado de um comprimento, a largura da barra também é um comprimento: escreva um, como 0.33mm.",
  "bulk.unit_px": "px",
  "bulk.unit_modules": "módulos",
  "bulk.unit_percent": "por cento",
};
