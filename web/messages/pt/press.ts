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

  "advice.phone": "um celular do outro lado da mesa",
  "advice.poster": "um celular diante de um cartaz",
  "advice.till": "o leitor de um caixa",
  "advice.warehouse": "um leitor de depósito",
  "advice.camera": "uma câmera",
  "advice.standard": "norma",
  "advice.maker": "fabricante",
  "advice.thumb": "regra prática",
  "advice.source_distance": "um código QR de 25 módulos tem um décimo da distância de largura",
  "advice.source_bars_distance":
    "como um código QR, cujos módulos devem ter 1,5 vez a largura das barras (GS1 General Specifications)",
  "advice.source_scanner": "DENSO WAVE, Point for setting the module size: leitores do tipo padrão",
  "advice.source_camera":
    "tabelas de legibilidade da Omron V430-F: {px} px por módulo, em uma imagem de {pixels} px tão larga quanto a distância",
  "advice.source_till_2d": "GS1 General Specifications, seção 5.12.3.1",
  "advice.source_bars": "GS1 General Specifications, no guia de tamanhos da GS1 Sweden",
  "advice.source_as_ean": "como um EAN-13: a GS1 não tem regra para {symbology} no caixa",
  "advice.source_warehouse_2d": "GS1 General Specifications: 1,5 vez os 0,495 mm das barras",
  "advice.source_as_code128": "como um Code 128: a GS1 não tem regra para {symbology}",
  "advice.least":
    "Lido por {reader}: módulos de pelo menos {module} mm, um código com pelo menos {size} mm de largura com sua zona de silêncio.",
  "advice.least_from":
    "Lido por {reader} a {distance} {unit}: módulos de pelo menos {module} mm, um código com pelo menos {size} mm de largura com sua zona de silêncio.",
  "advice.rule": "{least} mm: {kind}, {source}",
  "advice.reach": "Com {size} mm e módulos de {module} mm, ele é lido a cerca de {distance} {unit}.",
  "advice.zones":
    "Com {size} mm e módulos de {module} mm, são as zonas de leitura do leitor que dizem de que distância ele é lido.",
  "advice.below": "Módulos de {module} mm estão abaixo do mínimo de {limit} mm ({kind}: {source}).",
  "advice.above": "Módulos de {module} mm estão acima do máximo de {limit} mm ({kind}: {source}).",
  "advice.reader": "Lido por",
  "advice.choose_phone": "Celular do outro lado da mesa",
  "advice.choose_poster": "Celular diante de um cartaz",
  "advice.choose_till": "Leitor de um caixa",
  "advice.choose_warehouse": "Leitor de um depósito",
  "advice.choose_camera": "Câmera",
  "advice.distance": "Distância",
  "advice.pixels": "Pixels na largura da imagem",
  "advice.too_large":
    "Isso é maior do que uma imagem pode ser aqui. Uma gráfica pode ampliar o arquivo SVG ou PDF sem perda.",
  "advice.take": {
    one: "Usar este tamanho: módulos de {n} ponto a {dpi} dpi",
    other: "Usar este tamanho: módulos de {n} pontos a {dpi} dpi",
  },
};
