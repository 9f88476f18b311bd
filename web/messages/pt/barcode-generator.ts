import type { Texts } from "../areas.ts";

/** Texts of /barcode-generator. */
export const messages: Texts<"barcode-generator"> = {
  "caution.retail":
    "Cada módulo tem apenas {mm} mm no papel. Para os caixas, a GS1 pede {needed} mm e só admite {least} mm em impressoras térmicas de etiquetas: aumente o código",
  "caution.low_retail":
    "As barras têm apenas {mm} mm de altura no papel. Com módulos desta largura, a GS1 pede {needed} mm para que os caixas leiam o código em qualquer posição: aumente a altura das barras",
  "caution.low":
    "As barras têm apenas {mm} mm de altura no papel. Para a leitura manual, elas deveriam ter {needed} mm: no mínimo 5 mm e 15 % da largura (ISO/IEC 16388, 16390). Aumente a altura das barras",
  "caution.low_retail_label":
    "As barras têm apenas {mm} mm de altura no papel. Com módulos desta largura, a GS1 pede {needed} mm para que os caixas leiam o código em qualquer posição: escolha uma etiqueta maior ou remova o texto e a imagem",
  "caution.low_label":
    "As barras têm apenas {mm} mm de altura no papel. Para a leitura manual, elas deveriam ter {needed} mm: no mínimo 5 mm e 15 % da largura (ISO/IEC 16388, 16390). Escolha uma etiqueta maior ou remova o texto e a imagem",
  "barcode.empty": "Digite dados válidos",
  "barcode.ean13_length": "EAN13 exige exatamente 13 dígitos",
  "barcode.ean8_length": "EAN8 exige exatamente 8 dígitos",
  "barcode.upc_length": "UPC-A exige exatamente 12 dígitos (ex.: 123456789012)",
  "barcode.itf_length": "ITF exige exatamente 14 dígitos",
  "barcode.code39_characters": "CODE39 aceita apenas letras maiúsculas, números e símbolos (- . $ / + %)",
  "barcode.code39_asterisks":
    "Os asteriscos (*) nas duas pontas são os caracteres de início e fim do CODE39, adicionados automaticamente: remova-os",
  "barcode.isbn_10":
    "Este é um ISBN-10, e o código de barras de um livro contém o ISBN-13, neste caso {isbn}",
  "barcode.msi_digits": "MSI aceita apenas números",
  "barcode.pharmacode_value": "Pharmacode exige de 1 a 6 dígitos (valor entre 3 e 131070)",
  "barcode.code128_character":
    "CODE128 não aceita {character}: só letras sem acento, dígitos, pontuação e caracteres de controle (ASCII)",
  "barcode.too_long":
    "{format} aceita aqui no máximo {limit} caracteres e há {length}: encurte o conteúdo ou use um código QR",
  "barcode.check_digit": "O dígito verificador de {format} deveria ser {digit}",

  "barcode.completed": "Dígito verificador {digit} incluído: o código é {content}",
  "barcode.lost_zero":
    "{content} perdeu um zero à esquerda? Com ele, o código é {zeroed}; com um dígito verificador incluído, {completed}",
  "barcode.long":
    "{length} caracteres dão um código de barras muito largo: muitos leitores não leem mais de {advised}. Um código QR é mais fácil de ler",
  "barcode.code39_pair":
    "Alguns leitores tomam {pair} em um CODE39 por um único outro caractere (Full ASCII, ISO/IEC 16388) e leem outro texto sem indicar erro. No CODE128 não existe essa dúvida",
  "barcode.leading_zeros": "Um pharmacode contém um número sem zeros à esquerda: o código é {content}",
  "barcode.made_as_code128":
    "Nota: gerado no formato CODE128 (formato UPC não suportado por esta biblioteca)",

  "barcode.canvas_narrow": "{width} px é estreito demais para estas barras: elas precisam de {needed} px",
  "barcode.print_narrow":
    "{width} mm é estreito demais para estas barras: a {dpi} dpi, elas precisam de {needed} mm para serem lidas",
  "barcode.too_many_dots":
    "{width} × {height} pontos são demais: uma imagem impressa tem no máximo {limit} por lado. Use módulos e barras menores, ou uma resolução mais baixa",
  "barcode.too_large":
    "{width} × {height} pontos são demais: uma imagem impressa tem no máximo {limit} por lado. Use módulos e barras menores: uma gráfica pode ampliar o arquivo SVG, PDF ou EPS sem perda",
  "barcode.canvas_low": "{height} px não deixa espaço para as barras: elas precisam de {needed} px",
  "barcode.too_wide":
    "Estas barras precisam de {needed} px e uma imagem tem no máximo {limit} px: encurte o conteúdo ou use um código QR",
  "barcode.text_smaller":
    "O texto tem {size} {unit} de altura em vez dos {asked} {unit} escolhidos: maior, ele não cabe junto às barras",
  "barcode.thin":
    "Barras de 1 px são finas demais para alguns leitores: para dobrar a espessura são necessários {needed} px de largura",

  "barcode.failed": "Erro ao gerar o código de barras: {message}",
  "barcode.unable": "Não é possível gerar um código de barras com estes dados",

  "barcode.use_content": "Usar {content}",
  "barcode.use_code128": "Usar CODE128",
  "barcode.use_upc": "Usar UPC-A",
  "barcode.widen": "Alargar para {needed} px",
  "barcode.heighten": "Mudar para {needed} px de altura",

  "barcode.meaning_CODE128": "O mais comum, todo o ASCII",
  "barcode.meaning_CODE39": "Alfanumérico",
  "barcode.meaning_EAN13": "13 dígitos",
  "barcode.meaning_EAN8": "8 dígitos",
  "barcode.meaning_UPC": "12 dígitos",
  "barcode.meaning_ITF": "14 dígitos",
  "barcode.meaning_MSI": "Dígitos, para prateleiras e depósitos",
  "barcode.meaning_pharmacode": "Um número, para embalagens de medicamentos",

  "barcode.help_CODE128": "Qualquer texto em ASCII: letras, dígitos, pontuação",
  "barcode.help_CODE39": "Maiúsculas, dígitos, espaço e - . $ / + %",
  "barcode.help_EAN13": "13 dígitos; o último é o verificador. Digite 12 e ele será incluído",
  "barcode.help_EAN8": "8 dígitos; o último é o verificador. Digite 7 e ele será incluído",
  "barcode.help_UPC": "12 dígitos; o último é o verificador. Digite 11 e ele será incluído",
  "barcode.help_ITF": "14 dígitos; o último é o verificador. Digite 13 e ele será incluído",
  "barcode.help_MSI": "Só dígitos; nenhum dígito verificador é incluído",
  "barcode.help_pharmacode": "Um número de 3 a 131070",

  "barcode.example": "Exemplo",
  "barcode.example_product": "Código de produto de exemplo",
  "barcode.example_text": "Texto de exemplo",
  "barcode.example_article": "Número do item",

  "barcodes.title": "Gerador de códigos de barras",
  "barcodes.description":
    "Códigos de barras em oito formatos: CODE128, CODE39, EAN-13, EAN-8, UPC-A, ITF-14, MSI e Pharmacode. PNG, PDF e SVG, com dígitos verificadores.",
  "barcodes.intro": "Oito formatos, dígitos verificadores corrigidos, cada código lido e conferido.",
  "barcodes.step_generate": "Gerar código",
  "barcodes.format": "Formato",
  "barcodes.foreground": "Cor das barras",
  "barcodes.bar_width": "Largura da barra",
  "barcodes.bar_height": "Altura da barra",
  "barcodes.px_on_paper": "No papel, 1 px de margem e de fonte são {mm} mm.",
  "barcodes.margin": "Margem",
  "barcodes.quiet_zone_hint":
    "Espaço vazio ao lado das barras. {format} precisa de {left} módulos à esquerda e {right} à direita.",
  "barcodes.quiet_zone_sides": "{left} módulos à esquerda, {right} à direita",
  "barcodes.display_text": "Mostrar o texto",
  "barcodes.font_size": "Tamanho da letra",
  "barcodes.examples": "Exemplos",
  "barcodes.settings": "Configurações atuais",
  "barcodes.size": "Tamanho",
  "barcodes.bars_size": "Largura da barra {barWidth} px, altura {barHeight} px",
  "barcodes.bars_printed": "Largura da barra {barWidth} mm, altura {barHeight} mm",
  "barcodes.text": "Texto",
  "barcodes.text_shown": "Visível, {size} px",
  "barcodes.text_hidden": "Oculto",
  "barcodes.generate": "Gerar e baixar código",
  "barcodes.create_another": "Criar outro código de barras",
  "barcodes.preview_empty": "Digite um conteúdo para ver o código de barras",
  "barcodes.login_first": "Entre na sua conta para baixar códigos de barras",
  "barcodes.downloaded": "Código de barras baixado em {kind}",
  "barcodes.no_canvas": "Nenhuma área de desenho disponível para o download",
  "barcodes.pdf_not_ready": "O código de barras não está pronto. Aguarde um instante e tente novamente.",
  "barcodes.pdf_failed": "Erro ao criar o PDF: {message}",
  "barcodes.pdf_downloaded": "PDF baixado",
};
