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
  "qr.too_few_pixels":
    "{side} px são poucos: os módulos deste código e sua zona de silêncio precisam de {needed} px",

  "color.foreground_clear": "O próprio código está transparente: dê a ele uma cor escura",
  "color.inverted": "O código é mais claro que o fundo: muitos leitores não leem códigos invertidos",
  "color.too_close": "Os leitores mal distinguem estas cores: escureça o código ou clareie o fundo",
  "color.red_light":
    "Leitores a laser usam luz vermelha, na qual estas barras somem: use preto, azul, verde ou uma cor mais escura",
  "color.background_clear":
    "O fundo é transparente: o código só é legível onde o que está por trás é claro como papel",

  "drawing.qr": "Código QR com o conteúdo {content}",
  "drawing.qr_framed": "Código QR com o conteúdo {content} em uma moldura com o texto {text}",
  "drawing.barcode": "Código de barras {format} com o conteúdo {content}",

  "proof.scans": "Testado com dois leitores independentes",
  "proof.scans_one": "Testado com um leitor independente, o único dos nossos que lê {format}",
  "proof.scans_own": "Testado com o nosso próprio leitor de barras, o único dos nossos que lê {format}",
  "proof.on_white":
    "O código é lido sobre branco, não sobre preto: o fundo é transparente, então coloque o código em papel claro",
  "proof.on_black":
    "O código é lido sobre preto, não sobre branco: o fundo é transparente, então coloque o código em uma superfície escura",
  "proof.payload": "O código é lido, mas os celulares não conseguem usá-lo: {reason}",
  "proof.untested": "Não testado: nem todos os nossos leitores puderam ser carregados",
  "proof.inverted": "Alguns leitores não leem códigos invertidos, e este é mais claro que o fundo",
  "proof.inverted_on_black":
    "O código só é lido sobre uma superfície escura, e como código invertido, que alguns leitores não leem",
  "proof.some_scanners": "Alguns leitores não leem este código: um dos dois que usamos não conseguiu",
  "proof.small":
    "Este código é legível neste tamanho, mas nem sempre em um menor: com {px} pixels por módulo, um leitor não o leu",
  "proof.hard": "Alguns leitores não leem este código: o nosso só conseguiu depois de muitas tentativas",
  "proof.different": "Um leitor lê outra coisa neste código: {text}",
  "proof.unreadable": "Nenhum dos nossos leitores conseguiu ler este código",

  "fix.colors": "Usar cores legíveis",
  "fix.size": "Mudar para {width} px de largura",
  "fix.print_size": "Imprimir com {mm} mm de largura",
  "fix.margin": "Ampliar a zona de silêncio para {margin} módulos",
  "fix.contrast": "Usar tinta mais escura sobre um fundo mais claro",
  "fix.modules_rounded": "Usar módulos arredondados",
  "fix.modules": "Usar módulos quadrados",
  "fix.style_none": "Usar módulos e marcadores simples",
  "fix.logo_smaller": "Diminuir o logo",
  "fix.logo_none": "Tirar o logo",
  "fix.frame_color": "Usar na moldura a cor do código",
  "fix.bar_width": "Alargar as barras",
  "fix.canvas_none": "Ajustar o tamanho às barras",
  "fix.quiet_zone": "Usar uma zona de silêncio completa",

  "caution.quiet_zone":
    "A zona de silêncio tem {margin} dos {needed} módulos de que os leitores precisam: talvez não encontrem o código",
  "caution.bar_quiet_zone":
    "{format} precisa de uma zona de silêncio de {left} módulos à esquerda e {right} à direita: com {modules}, talvez os leitores não encontrem o código",
  "caution.frame":
    "A cor da moldura quase não se destaca do fundo (contraste {ratio}:1): é difícil ler o texto dela",
  "caution.dense":
    "Cada módulo tem só {pixels} px: pequeno demais para muitas impressoras e câmeras de celular. Encurte o conteúdo ou aumente a imagem",

  "logo.type": "Selecione um arquivo de imagem válido. Tipos aceitos: JPEG, PNG, GIF, WebP, SVG",
  "caution.fine":
    "Cada módulo tem apenas {mm} mm no papel, e muitos leitores precisam de {needed} mm: aumente o código ou encurte o conteúdo",
  "logo.too_large": "O arquivo deve ter menos de 2 MB",
  "logo.missing": "A imagem {name} não existe: confira o nome e a pasta",
  "logo.closed": "A imagem {name} não pode ser aberta: confira se é um arquivo e se você pode lê-lo",
  "logo.broken":
    "A imagem não pode ser lida: o arquivo está danificado ou incompleto. Salve-o de novo ou escolha outro",
  "logo.too_many_pixels": "A imagem tem pixels demais: reduza-a a menos de {pixels} milhões",
  "logo.too_narrow":
    "A imagem é comprida e estreita demais: recorte-a para que nenhum lado tenha mais de {ratio} vezes o outro",
  "logo.clear": "Esta imagem é totalmente transparente: escolha uma que se possa ver",
  "logo.slow": "A imagem demorou mais de {seconds} segundos para carregar: tente um arquivo menor",
  "logo.svg_text":
    "O SVG tem texto, e a fonte não está no arquivo: converta o texto em curvas no seu programa de desenho e salve de novo",
  "logo.svg_part":
    "O SVG usa {part}, que não pode ser desenhado em um código: troque por formas simples ou exporte o logo como PNG",
  "logo.svg_value": "O SVG tem para {name} um valor que não pode ser lido: “{value}”",
  "logo.svg_complex":
    "O SVG é complexo demais: pode ter {kb} kB, {elements} elementos e {points} pontos, e não muitas formas grandes. Simplifique os traçados ou exporte como PNG",
  "logo.svg_empty":
    "O SVG não mostra nada: não há na sua moldura nenhuma forma com preenchimento ou contorno",
  "logo.svg_doctype": "O SVG declara entidades próprias: salve como SVG simples, sem elas",

  "generator.steps": "Etapas",
  "generator.step_settings": "Configurações",
  "generator.step_download": "Baixar",
  "generator.next": "Avançar",
  "generator.preview": "Prévia",
  "generator.refresh": "Atualizar a prévia",
  "generator.see_content": "Sem prévia: veja a mensagem junto ao conteúdo.",
  "generator.px": "px",
  "generator.size_px": "{width} × {height} px",
  "generator.custom_size": "Tamanho personalizado",
  "generator.custom_size_hint": "Largura e altura separadas, até 2000 × 2000 px.",
  "generator.size": "Tamanho",
  "generator.size_presets": "Tamanhos predefinidos",
  "generator.width": "Largura",
  "generator.height": "Altura",
  "generator.field_in_px": "{label} em px",
  "generator.number_range": "Digite um número inteiro de {min} a {max}. Até lá, vale {value}.",
  "generator.quiet_zone": "Zona de silêncio",
  "generator.quiet_zone_hint":
    "A borda vazia de que os leitores precisam para encontrar o código: {needed} módulos.",
  "generator.modules": { one: "módulo", other: "módulos" },
  "generator.background": "Cor de fundo",
  "generator.content": "Conteúdo",
  "generator.clear": "Limpar e criar outro",
  "generator.change_settings": "Mudar configurações",
  "generator.summary": "Resumo",
  "generator.export_size": "Tamanho da imagem",
  "generator.colors": "Cores",
  "generator.colors_on": "{foreground} sobre {background}",

  "press.black": "Só tinta preta (K)",
  "press.black_hint":
    "Qualquer outro preto é uma mistura de quatro tintas, cujas bordas nunca coincidem por completo.",
  "press.fix_colors": "Deixar o código preto no branco",
  "paper.px": "Pixels",
  "paper.mm": "Milímetros",
  "paper.page_a4": "A4",
  "paper.page_letter": "Carta",
  "paper.page_code": "Do tamanho do código",
  "paper.in": "Polegadas",
  "paper.unit_mm": "milímetros",
  "paper.unit_in": "polegadas",
  "paper.field": "{label} em {unit}",
  "paper.module": "Módulo",
  "paper.dots": "pontos",
  "paper.dpi": "Resolução da impressora",
  "paper.dpi_value": "{dpi} dpi",
  "paper.printed": {
    one: "Impresso com {width} × {height} {unit} e módulos de {module} {unit}: {n} ponto a {dpi} dpi.",
    other: "Impresso com {width} × {height} {unit} e módulos de {module} {unit}: {n} pontos a {dpi} dpi.",
  },
  "paper.printed_code": "O código com sua zona de silêncio tem {width} {unit} de largura.",
  "paper.too_small":
    "Pequeno demais: a {dpi} dpi, este código e sua zona de silêncio precisam de pelo menos {needed} {unit}.",
  "paper.size": "{width} × {height} mm a {dpi} dpi",
  "paper.range": "Digite um número de {min} a {max}.",
  "paper.number_range": "Digite um número de {min} a {max}. Até lá, vale {value} {unit}.",
  "paper.true_size": "Mostrar em tamanho real",
  "paper.true_size_title": "Tamanho real",
  "paper.not_measured":
    "Esta tela ainda não foi medida: o tamanho é aproximado. Um cartão bancário basta para medi-la.",
  "paper.measured": "Do tamanho que terá no papel, na tela medida.",
  "paper.measure": "Medir esta tela",
  "paper.measure_how":
    "Encoste o lado curto de um cartão bancário na moldura e mova o controle até que os dois tenham a mesma largura. Este navegador vai lembrar.",
  "paper.card_width": "Largura da moldura",
  "paper.press": "Para a gráfica",
  "paper.advice": "De que tamanho ele precisa ser?",
  "paper.report": "Relatório de impressão",
  "paper.failed": "Não foi possível carregar esta parte. Verifique a conexão e tente de novo.",

  "recent.title": "Recentes neste dispositivo",
  "recent.history": "Seu histórico",

  "color.fix": "Usar {foreground} sobre {background}",
  "color.choose": "{label}: {value}. Escolher outra",
  "color.popup": "Escolher: {label}",
  "color.hex": "Valor hexadecimal",
  "color.hex_invalid": "Digite “transparent” ou 3, 4 ou 6 dígitos hexadecimais.",
  "color.palette": "Paleta",
  "color.transparent": "Transparente",
  "color.loading": "Carregando o seletor de cores…",

  "badge.checking": "Testando…",
  "badge.checking_why": "Testamos a leitura de cada código antes de entregá-lo.",
  "badge.scans": "Legível",
  "badge.risk": "Legível, com risco",
  "badge.on_white": "Legível sobre branco",
  "badge.on_black": "Legível sobre preto",
  "badge.payload": "Celulares não conseguem usar",
  "badge.failed": "Talvez não seja legível",
  "badge.untested": "Não testado",
  "badge.retry": "Testar de novo",

  "download.png": "Baixar PNG",
  "download.pdf": "Baixar PDF",
  "download.svg": "Baixar SVG",
  "download.pdf_busy": "Gerando o PDF…",
  "download.anyway": "Baixar mesmo assim",
  "download.anyway_as": "Baixar {kind} mesmo assim",
  "download.copy_anyway_as": "Copiar {kind} mesmo assim",
  "download.share_anyway": "Compartilhar mesmo assim",
  "download.copy": "Copiar",
  "download.copy_png": "Copiar PNG",
  "download.copy_svg": "Copiar SVG",
  "download.share": "Compartilhar",
  "download.copied": "Copiado para a área de transferência",
  "download.copied_image": "O código foi copiado como imagem PNG.",
  "download.copied_text": "Este navegador não consegue copiar imagens: o texto do código foi copiado.",
  "download.not_in_history": "O arquivo foi baixado, mas não adicionado ao seu histórico: {message}",
  "download.copy_failed": "Não foi possível copiar para a área de transferência",
  "download.share_failed": "Não foi possível compartilhar",
  "download.copied_svg": "O código foi copiado como SVG.",
  "download.content_first": "Digite primeiro um conteúdo: ainda não há código para baixar.",
  "download.to_content": "Ir para o conteúdo",
  "download.failed": "Não foi possível baixar o {kind}: {message}",
  "download.no_picture": "Não foi possível gerar o código QR para baixar",
  "download.sign_in_hint": "Pediremos que você entre; seu código espera por você aqui.",

  "generator.logo": "Logo",
  "generator.logo_optional": "Opcional. JPEG, PNG, GIF, WebP ou SVG, até 2 MB.",
  "generator.logo_choose": "Enviar logo",
  "generator.logo_replace": "Trocar logo",
  "generator.logo_remove": "Remover logo",
  "generator.logo_none": "Sem logo",
  "generator.logo_alt": "Seu logo",
  "generator.logo_left_out": "Não foi possível incluir o logo, por isso o código aparece sem ele.",
  "generator.logo_size": "Tamanho do logo",
  "generator.logo_share":
    "{percent}% do maior logo com que este código continua legível: {pixels} px, {share}% da largura do código.",
  "generator.logo_share_none": "Parte do maior logo com que o código continua legível.",
  "generator.logo_included": "Com seu logo",
};
