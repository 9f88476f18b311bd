import type { Texts } from "../areas.ts";

export const messages: Texts<"press"> = {
  "press.only_square": "Só barras e módulos quadrados são estreitados: escolha módulos quadrados.",
  "press.narrow_half":
    "Seus módulos têm {module} mm de largura e são estreitados no máximo pela metade disso.",
  "press.page_small":
    "O código tem {width} mm de largura e {height} mm de altura, grande demais para uma página de {pageWidth} por {pageHeight} mm: escolha uma página maior, ou uma do tamanho do código.",
  "press.intro":
    "Arquivos com milímetros exatos para a gráfica. Linhas e cores ficam nítidas em qualquer tamanho.",
  "press.page": "Página do PDF",
  "press.page_hint": "Um arquivo EPS é sempre do tamanho do seu código.",
  "press.page_code": "Do tamanho do código",
  "press.page_a4": "A4",
  "press.page_letter": "Carta",
  "press.black": "Só tinta preta (K)",
  "press.black_hint":
    "Qualquer outro preto é uma mistura de quatro tintas, cujas bordas nunca coincidem por completo.",
  "press.crop_marks": "Marcas de corte",
  "press.bleed": "Sangria",
  "press.reduction": "Redução da largura das barras",
  "press.reduction_hint":
    "Estreita barras e módulos no tanto que a tinta vai se espalhar. A gráfica conhece o número.",
  "press.trimmed": "Cortado em {width} × {height} mm.",
  "press.download_pdf": "PDF para a gráfica",
  "press.download_eps": "EPS para a gráfica",
  "press.downloaded": "O arquivo {kind} para a gráfica foi baixado.",
  "press.fix_colors": "Deixar o código preto no branco",
  "press.fix_picture": "Retirar o logotipo",
  "press.fix_modules": "Deixar os módulos quadrados",
  "press.fix_reduction": "Usar o máximo possível",
  "press.fix_page": "Deixar a página do tamanho do código",
};
