import type { Texts } from "../areas.ts";

export const messages: Texts<"bulk-rows"> = {
  "rows.empty_cell": "A célula está vazia.",
  "rows.no_format":
    "Nenhum formato de código de barras foi indicado: escreva um, como {format}, em uma coluna “barcode_format”.",
  "rows.format": "“{text}” não é um formato de código de barras: escolha um de {formats}.",
  "rows.product_digits": "Um número de produto tem 8, 12, 13 ou 14 dígitos, e {text} tem {digits}.",
  "rows.without_digit": "Se for um {format} sem o dígito verificador, é {number}.",
  "rows.upc_e": "Se for um UPC-E, corresponde ao UPC-A {number}.",
  "rows.other_format":
    "Estes {digits} dígitos correspondem a {format}: escolha esse formato, em uma coluna “barcode_format” se as linhas forem diferentes.",
  "rows.type_is_format":
    "“{text}” é um formato de código de barras: renomeie a coluna para “barcode_format” e escolha o tipo barcode.",
  "rows.type_is_security":
    "“{text}” é a segurança de uma rede WiFi: renomeie a coluna para “security” e escolha o tipo wifi.",
  "rows.type": "“{text}” não é nenhum dos tipos {types}.",
  "rows.design": "“{text}” não é aqui nem um design nem um estilo predefinido: escolha um de {designs}.",
  "rows.one_of": "Não é nenhum de {choices}.",
  "rows.yes_no": "“{text}” não é nem sim nem não.",
  "rows.cell_holds": "A célula contém “{text}”.",
  "rows.values": {
    one: "A linha tem {n} valor, o cabeçalho nomeia {named}.",
    other: "A linha tem {n} valores, o cabeçalho nomeia {named}.",
  },
  "rows.quote_delimiter": "Um valor que contém o separador precisa de aspas duplas.",
  "rows.quote_break":
    "Um valor que contém uma quebra de linha precisa de aspas duplas. Se uma planilha omitiu células vazias no fim da linha, use o arquivo .xlsx dela.",
  "rows.quote_open": "Nesta linha, aspas duplas são abertas e nunca fechadas.",
  "rows.quote_after":
    'Há texto depois das aspas de fechamento. Dentro de um valor entre aspas, escreva "" para uma aspa.',
  "rows.quote_inside":
    'Há uma aspa dupla dentro de um valor sem aspas. Coloque o valor inteiro entre aspas e escreva "" para uma aspa.',
  "rows.rounded":
    "{text} é provavelmente o que uma planilha salvou de um número longo mostrado como {shown} (notação científica): faltam os últimos dígitos. Formate a coluna como Texto e digite estes números de novo.",
  "rows.rounded_neighbor":
    "{text} termina em zeros como o número danificado {other} da linha {line}; seu dígito verificador confere, como o de um em cada dez números danificados. Formate a coluna como Texto e digite estes números de novo.",
  "rows.cut":
    "{text} só tem zeros a partir do 16º dígito: planilhas guardam 15 dígitos de um número, então os outros provavelmente se perderam. Formate a coluna como Texto, digite estes números de novo e exporte mais uma vez.",
  "rows.maybe_cut":
    "{text} só tem zeros a partir do 16º dígito: se era um número em uma planilha, os últimos dígitos se perderam. Se não, está certo assim.",
  "rows.scientific":
    "“{text}” é como uma planilha mostra um número longo (notação científica): faltam os últimos dígitos. Formate a coluna como Texto, digite estes números de novo e exporte mais uma vez; ou use o próprio arquivo .xlsx, se ele ainda tiver todos os dígitos.",
  "rows.scientific_text":
    "“{text}” é como uma planilha mostra um número longo (notação científica): faltam os últimos dígitos. Formate a coluna como Texto e digite estes números de novo.",
  "rows.maybe_scientific":
    "“{text}” parece um número longo em notação científica, sem os últimos dígitos. Se for um nome ou um código, está certo assim.",
  "rows.if_right": "Se o número estiver certo, {force} o aceita.",
  "rows.if_name": "Se for o nome, {force} o aceita.",
  "rows.if_meant": "Se o caractere for desejado, {force} o aceita.",
  "rows.as_it_is": "{force} o aceita sem mudanças.",
  "rows.lost_letters":
    "Letras se perderam: o valor contém o caractere de substituição � (U+FFFD). Exporte de novo em UTF-8 ou digite o valor de novo.",
  "rows.formula_error": "A célula mostra {text}: a fórmula tem um erro.",
  "rows.formula_pending":
    "A célula mostra {text}: a tabela foi exportada antes de a fórmula ter um resultado. Exporte-a de novo.",
  "rows.too_narrow":
    "A célula mostra {text}: a coluna era estreita demais para o número ou a data. Alargue-a e exporte de novo.",
  "rows.no_result":
    "A célula tem uma fórmula sem resultado. Abra o arquivo em uma planilha, salve-o e tente de novo.",
  "rows.date":
    "A célula contém uma data, {text}: talvez uma planilha a tenha criado de um texto como 10-12. Formate a coluna como Texto e digite os textos de novo.",
  "rows.time":
    "A célula contém um horário, {text}: talvez uma planilha o tenha criado de um texto como 12:30. Formate a coluna como Texto e digite os textos de novo.",
  "rows.number_long":
    "A célula contém o número {text}: planilhas guardam {digits} dígitos de um número, então faltam os últimos. Formate a coluna como Texto e digite estes números de novo.",
  "rows.number_scientific":
    "A célula contém o número {text} em notação científica: era um texto como 3E5, ou um número mais longo que perdeu os outros dígitos. Formate a coluna como Texto e digite estes números de novo.",
  "rows.decimal": "{text} é um número de produto que um programa escreveu com casas decimais.",
  "rows.exponent":
    "{text} é um número de produto que um programa escreveu em notação científica, com todos os dígitos.",
  "rows.lost_zero":
    "{text} tem {digits} dígitos e um dígito verificador que confere: uma planilha provavelmente retirou o zero inicial.",
  "rows.wrong_digit":
    "{text} tem os {digits} dígitos de um {format} completo, e o dígito verificador deveria ser {digit}: um dígito está errado.",
  "rows.sscc_characters": "Um SSCC tem 18 dígitos, e “{text}” tem outros caracteres.",
  "rows.sscc_zero":
    "Um SSCC tem 18 dígitos, e {text} tem 17: com o zero inicial que planilhas retiram, é {whole}.",
  "rows.sscc_length": "Um SSCC tem 18 dígitos, e {text} tem {digits}.",
  "rows.sscc_digit": "O dígito verificador do SSCC {text} deveria ser {digit}.",
  "rows.sscc_brackets": "O código conteria os parênteses: escreva {digits}.",
  "rows.stray_apostrophe": "Começa com um apóstrofo.",
  "rows.stray_full_width": "Está escrito em dígitos de largura inteira (０ a ９).",
  "rows.stray_script": "Está escrito nos dígitos de outra escrita.",
  "rows.stray_invisible": "Contém um caractere invisível.",
  "rows.stray_break": "Contém uma quebra de linha.",
  "rows.stray_first_space": "Começa com um espaço.",
  "rows.stray_last_space": "Termina com um espaço.",
  "rows.stray_spaces": "Contém espaços.",
  "rows.stray_other": "Contém “{character}”.",
  "rows.taken_as": "“{text}” é lido como {bare}.",
  "rows.several": "A célula contém vários valores (“{text}”): {taken} é usado.",
  "rows.mark":
    "O conteúdo começa com uma marca de ordem de bytes invisível (U+FEFF), que os leitores omitem.",
  "rows.security":
    "“{text}” não é uma segurança que um código possa indicar: use WPA (também para WPA2 e WPA3), WEP ou nopass (para uma rede aberta).",
  "rows.security_enterprise":
    "Uma rede com a segurança “{text}” pede um nome de usuário, para o qual este formulário não tem lugar: o tipo wifi-enterprise tem.",
  "rows.open_network": "Se a rede for aberta, sua segurança é nopass.",
  "rows.password_unused":
    "Há uma senha, e a segurança “{text}” diz que a rede é aberta: um código assim omite a senha. Retire a senha ou escreva WPA ou WEP.",
  "rows.address_cut": "O endereço web termina em “…”: foi cortado.",
  "rows.address_placeholder": "O endereço web contém {placeholder}, um marcador que não foi preenchido.",
  "rows.address_several":
    "Há vários endereços web, e os celulares abrem um deles ou nenhum: crie um código para cada um.",
  "rows.address_start": "“{text}” não começa como um endereço web, com https:// ou http://.",
  "rows.address_text":
    "Há outro texto depois do endereço web, e os celulares abrem só uma parte ou nada: deixe o endereço sozinho na célula.",
  "rows.address_break": "O endereço web contém uma quebra de linha: os celulares abrem só uma parte ou nada.",
  "rows.address_space": "O endereço web contém um espaço: os celulares abrem só uma parte ou nada.",
  "rows.address_entity": "O endereço web contém &amp;, que é como páginas web escrevem &: escreva só &.",
  "rows.address_label":
    "Há uma palavra antes do endereço web, e os celulares o mostram como texto: deixe o endereço sozinho na célula.",
  "rows.address_quotes":
    "O endereço web está entre aspas ou parênteses, e os celulares o mostram como texto ou abrem só uma parte.",
  "rows.address_end": "O endereço web termina em “{character}”, que provavelmente não faz parte dele.",
  "rows.file_taken": "O nome de arquivo {name} já é o da linha {line}.",
  "rows.file_extension": "O nome de arquivo termina em .{extension}, mas são gravados arquivos {format}.",
  "rows.file_character": "Um nome de arquivo não pode conter {character}.",
  "rows.file_invisible": "O nome de arquivo contém caracteres invisíveis.",
  "rows.file_empty": "O nome de arquivo está vazio.",
  "rows.file_first": "Um nome de arquivo não pode começar com um ponto ou um espaço.",
  "rows.file_last": "Um nome de arquivo não pode terminar com um ponto ou um espaço antes da extensão.",
  "rows.file_spaces": "Um nome de arquivo não pode conter dois espaços seguidos.",
  "rows.file_space": "O nome de arquivo contém um espaço incomum.",
  "rows.file_long": "O nome de arquivo tem {bytes} bytes antes da extensão; o máximo é {most}.",
  "rows.file_device": "O Windows reserva este nome de arquivo para um dispositivo.",
  "rows.quantity":
    "“{text}” não é um número de etiquetas: escreva um número inteiro de 1 a {most} ou remova a linha.",
  "rows.quantity_unused":
    "“{text}” não é um número inteiro a partir de 1. Esta linha dá um código mesmo assim: remova-a se ela não precisar de um.",
  "rows.label_letters": "Nenhuma fonte aqui tem estas letras do texto: {letters}.",
  "rows.label_text_long":
    "O texto é longo demais para a etiqueta mesmo com {points} pontos (“{text}”): ao lado do código há espaço para {width} por {height}. Encurte-o, imprima menos linhas ou use uma etiqueta maior.",
  "rows.label_picture_room": "Não há espaço para uma imagem: ao lado do código restam {width} por {height}.",
  "rows.label_picture_missing":
    "A imagem “{name}” não está aqui: adicione o arquivo ou corrija o nome na linha.",
  "rows.label_dpi": "Uma impressora imprime todas as etiquetas a {dpi} dpi: deixe esta célula vazia.",
  "rows.label_code_large":
    "O código tem {width} de largura e {height} de altura; a etiqueta tem espaço para {roomWidth} por {roomHeight}.",
  "rows.label_code_needs_dot":
    "O código precisa de pelo menos {width} por {height}, com módulos de {module} (1 ponto a {dpi} dpi); a etiqueta tem espaço para {roomWidth} por {roomHeight}.",
  "rows.label_code_needs":
    "O código precisa de pelo menos {width} por {height}, com módulos de {module} ({dots} pontos a {dpi} dpi); a etiqueta tem espaço para {roomWidth} por {roomHeight}.",
  "rows.own_label_wide": "Uma etiqueta com {label} de largura não cabe numa página com {page} de largura.",
  "rows.own_label_wide_margin":
    "Uma etiqueta com {label} de largura não cabe numa página com {page} de largura depois de {margin} de margem.",
  "rows.own_label_high": "Uma etiqueta com {label} de altura não cabe numa página com {page} de altura.",
  "rows.own_label_high_margin":
    "Uma etiqueta com {label} de altura não cabe numa página com {page} de altura depois de {margin} de margem.",
  "rows.own_label_columns":
    "{count} colunas de {label} com espaços de {gap} não cabem numa página com {page} de largura: há lugar para {most}.",
  "rows.own_label_rows":
    "{count} linhas de {label} com espaços de {gap} não cabem numa página com {page} de altura: há lugar para {most}.",
  "rows.too_wide":
    "Com módulos de {module}, este código tem {width} pontos de largura a {dpi} dpi, e {most} é o máximo: escreva no máximo {mostModule} ou uma resolução menor.",
  "rows.too_narrow_size":
    "O tamanho é pequeno demais: a {dpi} dpi, este código e sua zona de silêncio precisam de pelo menos {least}.",
  "rows.black_gradient": "Só a tinta preta não imprime degradês: retire-o ou desative “Só tinta preta (K)”.",
  "rows.black_color":
    "Só a tinta preta não imprime {color}: escolha #000000 ou desative “Só tinta preta (K)”.",
  "rows.black_background":
    "Só a tinta preta não imprime {color}: escolha #ffffff ou transparent, ou desative “Só tinta preta (K)”.",
  "rows.black_picture":
    "Só a tinta preta não imprime cores, e a imagem tem algumas: use uma em preto e tons de cinza, retire-a ou desative “Só tinta preta (K)”.",
  "rows.thermal_picture":
    "Uma impressora de etiquetas imprime preto ou nada, e a imagem tem cores ou tons de cinza: use uma em preto e branco, retire-a, ou escolha arquivos ou folhas.",
  "rows.thermal_gradient":
    "Uma impressora de etiquetas não imprime degradês: retire-o ou escolha arquivos ou folhas.",
  "rows.thermal_color":
    "Uma impressora de etiquetas não imprime {color}: escolha #000000, ou arquivos ou folhas.",
  "rows.thermal_background":
    "Uma impressora de etiquetas não imprime {color}: escolha #ffffff ou transparent, ou arquivos ou folhas.",
  "bulk.keep_quoted": "“Deixar como está”",
  "bulk.column_type": "Tipo",
  "bulk.column_quantity": "Quantidade",
  "bulk.column_design": "Design",
  "bulk.column_ssid": "Nome da rede",
  "bulk.column_password": "Senha",
  "bulk.column_security": "Segurança",
  "bulk.column_hidden": "Rede oculta",
  "bulk.column_first_name": "Nome",
  "bulk.column_last_name": "Sobrenome",
  "bulk.column_organization": "Empresa",
  "bulk.column_title": "Cargo",
  "bulk.column_phone": "Telefone",
  "bulk.column_email": "E-mail",
  "bulk.column_website": "Site",
  "bulk.column_address": "Rua",
  "bulk.column_city": "Cidade",
  "bulk.column_state": "Estado",
  "bulk.column_zip_code": "CEP",
  "bulk.column_country": "País",
  "bulk.column_note": "Observação",
  "bulk.column_product_name": "Nome do produto",
  "bulk.column_serial_number": "Número de série",
  "bulk.column_manufacturer": "Fabricante",
  "bulk.column_model": "Modelo",
  "bulk.column_batch_number": "Número do lote",
  "bulk.column_manufacturing_date": "Data de fabricação",
  "bulk.column_expiry_date": "Data de validade",
  "bulk.column_category": "Categoria",
  "bulk.column_description": "Descrição",
  "bulk.column_support_email": "E-mail de suporte",
  "bulk.column_warranty_period": "Garantia",
  "bulk.column_location": "Local",
  "bulk.column_gradient": "Gradiente",
  "bulk.column_eyes": "Marcadores",
  "bulk.column_eye_gradient": "Gradiente dos marcadores",
  "bulk.column_frame_color": "Cor da moldura",
  "bulk.column_preset": "Estilo predefinido",
};
