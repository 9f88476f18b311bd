import type { Texts } from "../areas.ts";

export const messages: Texts<"scanner"> = {
  "scan.no_code":
    "Parece não haver nenhum código nesta imagem: verifique se ele está inteiro e de frente para a câmera",
  "scan.too_small":
    "O código está pequeno demais nesta imagem: seus módulos têm cerca de {pixels} px de largura. Chegue mais perto ou use a imagem original em vez de uma reduzida",
  "scan.cut_off":
    "O código está cortado na borda da imagem: tire outra foto com algum espaço em volta do código",
  "scan.no_quiet_zone":
    "Falta a margem vazia em volta do código: deixe uma borda clara de quatro módulos, sem mais nada nela",
  "scan.blurred": "A imagem do código está borrada: segure a câmera firme e deixe que ela foque",
  "scan.low_contrast":
    "O código quase não se destaca do fundo: tire a foto com mais luz, sem sombras nem reflexos",
  "scan.damaged":
    "Há um código, mas uma parte está coberta, danificada ou distorcida: alise-o e tire a foto bem de frente",
  "scan.unsure":
    "Há barras, mas não foi possível lê-las com certeza: tire uma foto mais nítida, bem de frente",
  "scan.empty": "Há um código nesta imagem, mas ele não contém nada",
  "scan.timeout":
    "A busca nesta imagem demorou demais: recorte-a, deixando só o código, ou tente com uma menor",

  "scan_file.type": "Selecione um arquivo de imagem válido (JPG, PNG, GIF, BMP, WebP)",
  "scan_file.too_large": "O arquivo deve ter menos de 10 MB",
  "scan_file.empty": "Este arquivo está vazio: escolha outro",
  "scan_file.broken":
    "Não é possível ler a imagem: o arquivo está danificado ou incompleto. Salve-o de novo ou escolha outro",
  "scan_file.too_many_pixels":
    "Esta imagem tem {pixels} milhões de pixels: recorte-a, deixando só o código, ou reduza-a a menos de {most} milhões",
  "scan_file.too_long":
    "Um lado desta imagem tem mais de {most} pixels: recorte-a, deixando só o código, ou reduza-a",
  "scan_file.slow":
    "Do jeito que foi salva, esta imagem demora demais para ser lida: salve-a de novo como JPEG ou PNG comum",

  "link.scheme":
    "Isto não é um endereço web: “{scheme}:” pode iniciar um programa ou mostrar uma página falsa, por isso não é aberto aqui",
  "link.invalid": "Nenhum navegador consegue abrir este endereço: há algo errado nele",
  "link.credentials": "O que vem antes do @ não diz aonde este link leva: só {host} conta",
  "link.lookalike": "Isto não é {lookalike}: letras de outro alfabeto apenas se parecem com ele",
  "link.mixed_scripts":
    "Uma palavra deste host mistura alfabetos ({scripts}): algumas letras não são o que parecem",
  "link.subdomain": "Leia os hosts a partir do fim: este começa como {start}, mas pertence a {end}",
  "link.ip_address": "O host é um número em vez de um nome: não dá para saber de quem ele é",
  "link.short_link": "Um link curto: não dá para ver aonde ele leva antes de abri-lo",
  "link.hidden_characters": "Há caracteres neste endereço que não se veem",
  "link.not_encrypted": "Sem criptografia: no caminho, outros podem ler e alterar o que esta página mostra",

  "scanner.title": "Leitor de código QR a partir de imagem",
  "scanner.description":
    "Escaneie códigos QR e códigos de barras de uma imagem ou com a câmera, de graça e sem conta. Cada código da imagem é lido no seu navegador; nenhuma imagem é enviada.",
  "scanner.intro":
    "Todos os códigos QR e códigos de barras de uma imagem, lidos neste dispositivo. Nenhuma imagem é enviada.",

  "scanner.picture": "Imagem",
  "scanner.drop": "Solte imagens aqui",
  "scanner.tap": "Toque para escolher imagens",
  "scanner.drop_over": "Solte para escanear",
  "scanner.drop_hint": "Ou clique para escolher, ou cole com {keys}",
  "scanner.drop_kinds": "JPG, PNG, GIF, BMP ou WebP, até 10 MB",
  "scanner.choose": "Escolher imagem",
  "scanner.paste": "Colar",
  "scanner.again": "Escanear de novo",
  "scanner.reset": "Recomeçar",
  "scanner.size_mb": "{size} MB",
  "scanner.size_px": "{width} × {height} px",
  "scanner.preview": "Prévia de {name}",
  "scanner.pasted_name": "Imagem colada",
  "scanner.clipboard_none": "Não há nenhuma imagem na área de transferência: copie uma primeiro.",
  "scanner.clipboard_refused":
    "O navegador não permite que esta página leia a área de transferência. Pressione {keys} ou escolha um arquivo.",
  "scanner.too_many": "Só as primeiras {most} imagens foram adicionadas. Escaneie as outras depois.",
  "scanner.pictures": "Imagens",
  "scanner.picture_state": "{name}: {state}",
  "scanner.state_waiting": "aguardando",
  "scanner.state_scanning": "escaneando",
  "scanner.state_found": { one: "{n} código", other: "{n} códigos" },
  "scanner.state_nothing": "nenhum código",
  "scanner.state_refused": "não escaneada",

  "scanner.results": "Resultados",
  "scanner.empty": "Nenhum código QR escaneado ainda",
  "scanner.empty_hint":
    "Escolha, solte ou cole uma imagem, ou use a câmera. Os códigos dela aparecerão aqui.",
  "scanner.scanning": "Escaneando o código QR…",
  "scanner.progress": "Progresso",
  "scanner.loading": "Carregando o leitor de códigos de barras…",
  "scanner.more": "Procurando mais códigos…",
  "scanner.found": "Código QR encontrado!",
  "scanner.found_barcode": "Código de barras encontrado!",
  "scanner.count": { one: "{n} código nesta imagem", other: "{n} códigos nesta imagem" },
  "scanner.total": { one: "{n} código em {pictures} imagens", other: "{n} códigos em {pictures} imagens" },
  "scanner.scanned": "Código QR escaneado",
  "scanner.scanned_barcode": "Código de barras escaneado",
  "scanner.not_found": "Nenhum código QR encontrado na imagem. Tente com uma imagem mais nítida.",
  "scanner.qr_only":
    "Só códigos QR foram procurados: o leitor de códigos de barras não pôde ser carregado. Verifique sua conexão e escaneie de novo.",
  "scanner.stopped": "A leitura foi interrompida.",
  "scanner.failed": "O leitor não pôde ser iniciado. Verifique sua conexão e escaneie de novo.",

  "scanner.code": "Código {n}",
  "scanner.show_code": "Código {n}: {content}",
  "scanner.content": "Conteúdo",
  "scanner.binary": "Este código contém bytes em vez de texto. Eles são mostrados em hexadecimal.",
  "scanner.copy": "Copiar conteúdo",
  "scanner.copy_all": "Copiar tudo",
  "scanner.copied": "Copiado para a área de transferência",
  "scanner.copy_failed": "Não foi possível copiar para a área de transferência",
  "scanner.generate": "Gerar QR",
  "scanner.make_barcode": "Criar este código de barras",
  "scanner.open_link": "Abrir link",
  "scanner.open_anyway": "Abrir mesmo assim",
  "scanner.verify": "Verificar assinatura",
  "scanner.new_tab": "(abre em uma nova aba)",
  "scanner.leads_to": "Este link leva a",
  "scanner.punycode": "Escrito como {host}",

  "scanner.field_name": "Nome",
  "scanner.field_organization": "Organização",
  "scanner.field_title": "Cargo",
  "scanner.field_phone": "Telefone",
  "scanner.field_email": "E-mail",
  "scanner.field_website": "Site",
  "scanner.field_address": "Endereço",
  "scanner.field_birthday": "Aniversário",
  "scanner.field_note": "Observação",
  "scanner.field_ssid": "Rede",
  "scanner.field_security": "Segurança",
  "scanner.field_password": "Senha",
  "scanner.field_hidden": "Rede oculta",
  "scanner.field_to": "Para",
  "scanner.field_cc": "Cópia para",
  "scanner.field_bcc": "Cópia oculta para",
  "scanner.field_subject": "Assunto",
  "scanner.field_message": "Mensagem",
  "scanner.field_position": "Latitude, longitude",
  "scanner.field_productName": "Produto",
  "scanner.field_serialNumber": "Número de série",
  "scanner.field_manufacturer": "Fabricante",
  "scanner.field_model": "Modelo",
  "scanner.field_batchNumber": "Lote",
  "scanner.field_manufacturingDate": "Fabricado em",
  "scanner.field_expiryDate": "Vence em",
  "scanner.field_category": "Categoria",
  "scanner.field_description": "Descrição",
  "scanner.field_warrantyPeriod": "Garantia",
  "scanner.field_supportEmail": "Suporte",
  "scanner.field_documentTitle": "Documento",
  "scanner.field_signerName": "Signatário",
  "scanner.field_signerEmail": "E-mail do signatário",
  "scanner.field_signatureType": "Tipo de assinatura",
  "scanner.field_documentHash": "Hash do documento",
  "scanner.field_validUntil": "Válido até",
  "scanner.field_purpose": "Finalidade",
  "scanner.field_securityLevel": "Nível de segurança",
  "scanner.field_location": "Local",
  "scanner.field_customData": "Dados adicionais",
  "scanner.field_timestamp": "Escrito em",
  "scanner.yes": "Sim",
  "scanner.no_security": "Nenhuma: rede aberta",

  "scanner.camera": "Usar a câmera",
  "scanner.camera_stop": "Desligar a câmera",
  "scanner.camera_picture": "Imagem da câmera",
  "scanner.camera_video": "O que a câmera vê",
  "scanner.camera_starting": "Iniciando a câmera…",
  "scanner.camera_looking": "Posicione um código dentro da moldura",
  "scanner.camera_late": "Nenhum código QR encontrado",
  "scanner.camera_late_hint":
    "Chegue mais perto, fique parado e verifique se o código está bem iluminado. A câmera continua procurando.",
  "scanner.camera_switch": "Trocar de câmera",
  "scanner.camera_light_on": "Acender a luz",
  "scanner.camera_light_off": "Apagar a luz",
  "scanner.camera_not_found": "Câmera não encontrada.",
  "scanner.camera_not_found_hint": "Conecte uma e tente novamente, ou escolha uma imagem.",
  "scanner.camera_refused": "A câmera não está permitida.",
  "scanner.camera_refused_hint":
    "Permita-a para este site no ícone ao lado do endereço e tente novamente. Ou tire uma foto com outro app e escolha-a aqui.",
  "scanner.camera_in_use": "A câmera está em uso.",
  "scanner.camera_in_use_hint": "Feche o programa ou a aba que a usa e tente novamente.",
  "scanner.camera_insecure": "Câmeras só funcionam em páginas seguras.",
  "scanner.camera_insecure_hint":
    "Esta página foi aberta sem https. Abra-a com https, ou tire uma foto com outro app e escolha-a aqui.",
  "scanner.camera_failed": "A câmera não pôde ser iniciada.",
  "scanner.camera_failed_hint": "Tente novamente ou escolha uma imagem.",
  "scanner.camera_hidden": "A câmera foi desligada enquanto esta aba estava oculta.",
  "scanner.camera_idle": "A câmera foi desligada após um minuto sem nenhum código.",
  "scanner.camera_retry": "Tentar novamente",

  "scanner.seo_title": "Escanear um código QR de uma imagem",
  "scanner.seo_text":
    "Um código em uma captura de tela, em uma conversa ou em uma etiqueta fotografada, e nenhum outro celular para escaneá-lo: entregue a imagem a esta página. Ela lê todos os códigos da imagem, em qualquer ângulo, até os claros sobre fundo escuro, e mostra onde está cada um.",
  "scanner.seo_steps": "Como funciona",
  "scanner.seo_step1": "Escolha uma imagem",
  "scanner.seo_step1_text":
    "Solte uma ou várias em qualquer lugar desta página, escolha-as, cole uma captura de tela ou segure o código diante da câmera.",
  "scanner.seo_step2": "Veja o que cada código diz",
  "scanner.seo_step2_text":
    "Contatos, redes, mensagens e dados de produtos são mostrados campo a campo, ao lado do próprio conteúdo.",
  "scanner.seo_step3": "Use-o",
  "scanner.seo_step3_text":
    "Copie o conteúdo, crie com ele um código novo e limpo, ou abra o link depois de ver aonde ele leva.",
  "scanner.seo_reads": "O que o leitor reconhece",
  "scanner.seo_reads_text":
    "Códigos QR, Data Matrix, Aztec e PDF417; EAN-13, EAN-8, UPC-A, UPC-E, Code 128, Code 39, Code 93, ITF e GS1 DataBar. MSI e Pharmacode, que não têm verificação embutida, são lidos em imagens limpas como as criadas aqui.",
  "scanner.seo_links": "Aonde um link leva de verdade",
  "scanner.seo_links_text":
    "Ninguém lê um código a olho nu, e alguns códigos se aproveitam disso. Antes de você abrir um link, esta página mostra o host dele por extenso e aponta letras enganosas, nomes falsos antes de um @, endereços só com números, links curtos e a falta de criptografia. O que não é um endereço web nunca é aberto.",
  "scanner.seo_private": "Suas imagens ficam com você",
  "scanner.seo_private_text":
    "As imagens, também as da câmera, são lidas por um programa dentro desta página. Não são enviadas, guardadas nem vistas por ninguém. Depois de carregada, a página também funciona sem conexão.",
  "scanner.seo_tips": "Quando um código não é encontrado",
  "scanner.seo_tips_text":
    "Enquadre o código inteiro, com um pouco de margem vazia em volta. Chegue mais perto em vez de usar o zoom, segure a câmera paralela ao código e evite sombras e reflexos. Se o código faz parte de uma imagem grande, recorte-o.",
  "scanner.related": "Crie seus próprios códigos",
};
