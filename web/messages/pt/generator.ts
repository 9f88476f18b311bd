import type { Texts } from "../areas.ts";

/** Texts of making a code, whatever kind it is: settings, preview, proof, download. */
export const messages: Texts<"generator"> = {
  "qr.content_empty": "Digite um conteúdo: um código QR não pode ficar vazio",
  "qr.content_too_long_by_one":
    "O conteúdo passa em 1 byte da capacidade de um código QR no nível de correção de erros {level}: encurte-o ou escolha um nível mais baixo",
  "qr.content_too_long":
    "O conteúdo passa em {bytes} bytes da capacidade de um código QR no nível de correção de erros {level}: encurte-o ou escolha um nível mais baixo",
  "qr.content_beyond_all_by_one": "O conteúdo passa em 1 byte da capacidade de qualquer código QR: encurte-o",
  "qr.content_beyond_all": "O conteúdo passa em {bytes} bytes da capacidade de qualquer código QR: encurte-o",
  "qr.too_few_pixels": "{side} px são poucos: os módulos deste código e sua margem precisam de {needed} px",

  "colour.foreground_clear": "O próprio código está transparente: dê a ele uma cor escura",
  "colour.inverted": "O código é mais claro que o fundo: muitos leitores não leem códigos invertidos",
  "colour.too_close": "Os leitores mal distinguem estas cores: escureça o código ou clareie o fundo",
  "colour.red_light":
    "Leitores a laser enxergam com luz vermelha, na qual estas barras somem: use preto, azul, verde ou uma cor mais escura",
  "colour.background_clear":
    "O fundo é transparente: o código só é legível onde o que está por trás é claro como papel",

  "drawing.qr": "Código QR com o conteúdo {content}",
  "drawing.barcode": "Código de barras {format} com o conteúdo {content}",

  "proof.scans": "Legível: lido de volta por {decoders}",
  "proof.bars_checked":
    "Barras conferidas: as larguras formam {content}. Nenhum programa de leitura comum lê {format}",
  "proof.some_scanners": "Alguns leitores não conseguem ler este código: {decoders} não conseguiu",
  "proof.different": "Um leitor lê outra coisa neste código: {text}",
  "proof.unreadable": "Nossos leitores não conseguiram ler este código",

  "mend.colours": "Usar cores legíveis",
  "mend.size": "Mudar para {width} px de largura",
  "mend.margin": "Ampliar a zona de silêncio para {margin} módulos",
  "mend.logo_smaller": "Diminuir o logo",
  "mend.logo_none": "Tirar o logo",
  "mend.bar_width": "Alargar as barras",
  "mend.canvas_none": "Ajustar o tamanho às barras",

  "logo.type": "Selecione um arquivo de imagem válido. Tipos aceitos: JPEG, PNG, GIF, WebP",
  "logo.too_large": "O arquivo deve ter menos de 2 MB",
  "logo.missing": "O arquivo de logo {name} não existe: confira o nome e a pasta",
  "logo.closed": "O arquivo de logo {name} não pode ser aberto: confira se é um arquivo e se você pode lê-lo",
  "logo.broken":
    "O logo não pode ser lido: o arquivo está danificado ou incompleto. Salve-o de novo ou escolha outro",
  "logo.too_many_pixels": "O logo tem pixels demais: reduza-o a menos de {pixels} milhões",
  "logo.clear": "Esta imagem é totalmente transparente: escolha uma que se possa ver",
  "logo.slow": "O logo demorou mais de {seconds} segundos para carregar: tente um arquivo menor",

  "generator.steps": "Etapas",
  "generator.step_settings": "Configurações",
  "generator.step_download": "Baixar",
  "generator.next": "Avançar",
  "generator.preview": "Pré-visualização",
  "generator.refresh": "Atualizar a pré-visualização",
  "generator.see_content": "Sem pré-visualização: veja a mensagem junto ao conteúdo.",
  "generator.px": "px",
  "generator.size_px": "{width} × {height} px",
  "generator.custom_size": "Tamanho personalizado",
  "generator.custom_size_hint": "Largura e altura separadas, até 2000 × 2000 px.",
  "generator.size": "Tamanho",
  "generator.size_presets": "Tamanhos predefinidos",
  "generator.width": "Largura",
  "generator.height": "Altura",
  "generator.field_in_px": "{label} em px",
  "generator.number_range": "Digite um número inteiro de {min} a {max}.",
  "generator.background": "Cor de fundo",
  "generator.content": "Conteúdo",
  "generator.clear": "Limpar e criar outro",
  "generator.change_settings": "Mudar configurações",
  "generator.summary": "Resumo",
  "generator.export_size": "Tamanho do arquivo",
  "generator.colours": "Cores",
  "generator.colours_on": "{foreground} sobre {background}",

  "colour.mend": "Usar {foreground} sobre {background}",
  "colour.choose": "{label}: {value}. Escolher outra",
  "colour.popup": "Escolher: {label}",
  "colour.hex": "Valor hexadecimal",
  "colour.hex_invalid": "Digite “transparent” ou 3, 4 ou 6 dígitos hexadecimais.",
  "colour.palette": "Paleta",
  "colour.transparent": "Transparente",
  "colour.loading": "Carregando o seletor de cores…",

  "badge.checking": "Conferindo…",
  "badge.checking_why": "Cada código é lido de volta antes de ser entregue.",
  "badge.scans": "Legível",
  "badge.scans_by": "Lido de volta por {decoders}.",
  "badge.bars": "Barras conferidas",
  "badge.bars_by":
    "Nenhum leitor de {format} roda em um navegador: as barras desenhadas foram medidas e formam {content}.",
  "badge.failed": "Talvez não seja legível",
  "badge.unavailable": "Não conferido",
  "badge.unavailable_why":
    "Não foi possível carregar os leitores. Confira sua conexão e atualize a pré-visualização.",

  "download.png": "Baixar PNG",
  "download.pdf": "Baixar PDF",
  "download.svg": "Baixar SVG",
  "download.pdf_busy": "Gerando o PDF…",
  "download.anyway": "Baixar mesmo assim",
  "download.content_first": "Digite primeiro um conteúdo: ainda não há código para baixar.",
  "download.to_content": "Ir para o conteúdo",
  "download.failed": "Não foi possível baixar o {kind}: {message}",
  "download.no_picture": "Não foi possível gerar o código QR para baixar",
  "download.sign_in_hint": "Você será convidado a entrar; seu código espera por você aqui.",
};
