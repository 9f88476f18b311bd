import type { Texts } from "../areas.ts";

export const messages: Texts<"bulk-table"> = {
  "doubts.dates": {
    one: "{n} valor parece uma data (na linha {line}).",
    other: "{n} valores parecem datas (o primeiro na linha {line}).",
  },
  "doubts.dates_advice": {
    one: "Se uma planilha o criou de um texto como 10-12, formate a coluna como Texto e digite os textos de novo.",
    other:
      "Se uma planilha os criou de um texto como 10-12, formate a coluna como Texto e digite os textos de novo.",
  },
  "doubts.formulas": {
    one: "{n} valor parece uma fórmula (na linha {line}).",
    other: "{n} valores parecem fórmulas (o primeiro na linha {line}).",
  },
  "doubts.formulas_advice": "O arquivo contém a própria fórmula, não o resultado.",
  "doubts.thousands": {
    one: "{n} valor é um número com separadores de milhar (na linha {line}).",
    other: "{n} valores são números com separadores de milhar (o primeiro na linha {line}).",
  },
  "doubts.thousands_advice": "Na planilha, formate a coluna como número sem separadores e exporte de novo.",
  "doubts.formattedNumbers": {
    one: "{n} número tem um texto do formato, como uma moeda ou unidade (na linha {line}).",
    other: "{n} números têm um texto do formato, como uma moeda ou unidade (o primeiro na linha {line}).",
  },
  "doubts.formattedNumbers_advice": "Se só o número for desejado, formate as células como Número.",
  "doubts.displayedThousands": {
    one: "{n} número é mostrado com separadores de milhar (na linha {line}).",
    other: "{n} números são mostrados com separadores de milhar (o primeiro na linha {line}).",
  },
  "doubts.displayedThousands_advice":
    "Os separadores são omitidos: se forem desejados, formate as células como Texto e digite-os.",
  "doubts.moneyAmounts": {
    one: "{n} valor parece uma quantia em dinheiro (na linha {line}).",
    other: "{n} valores parecem quantias em dinheiro (o primeiro na linha {line}).",
  },
  "doubts.moneyAmounts_advice": "Se outra coluna tiver os conteúdos dos códigos, escolha essa.",
  "doubts.trailingPointZero": {
    one: "{n} valor é um número inteiro que termina em .0 (na linha {line}).",
    other: "{n} valores são números inteiros que terminam em .0 (o primeiro na linha {line}).",
  },
  "doubts.trailingPointZero_advice":
    "Programas escrevem números assim quando uma coluna tem células vazias. Se o .0 não for desejado, exporte a coluna como texto.",
  "doubts.apostrophes": {
    one: "{n} valor começa com um apóstrofo (na linha {line}).",
    other: "{n} valores começam com um apóstrofo (o primeiro na linha {line}).",
  },
  "doubts.apostrophes_advice":
    "Os códigos o contêm. Planilhas escondem o que marca um texto ou impede uma fórmula: retire-o se não for desejado.",
  "doubts.singleQuoted": {
    one: "{n} valor está entre aspas simples (na linha {line}).",
    other: "{n} valores estão entre aspas simples (o primeiro na linha {line}).",
  },
  "doubts.singleQuoted_advice":
    "Os códigos contêm essas aspas: só as duplas delimitam um valor. Exporte de novo com aspas duplas como delimitador de texto.",
  "doubts.trimmedAddresses": {
    one: "{n} endereço web tinha espaços ou caracteres invisíveis em volta (na linha {line}).",
    other: "{n} endereços web tinham espaços ou caracteres invisíveis em volta (o primeiro na linha {line}).",
  },
  "doubts.trimmedAddresses_advice": "Eles são omitidos.",
  "doubts.brokenAddresses": {
    one: "{n} valor parece um endereço web com erro (na linha {line}).",
    other: "{n} valores parecem endereços web com erro (o primeiro na linha {line}).",
  },
  "doubts.brokenAddresses_advice":
    "Aspas ou parênteses em volta, um espaço ou quebra de linha dentro, um segundo endereço, um marcador como {{id}}, um começo como https// ou &amp; no lugar de & impedem que os celulares abram um endereço.",
  "doubts.missingSchemes": {
    one: "{n} endereço web não tem https:// na frente (na linha {line}).",
    other: "{n} endereços web não têm https:// na frente (o primeiro na linha {line}).",
  },
  "doubts.missingSchemes_advice":
    "Alguns celulares mostram um endereço assim como texto: escreva https:// na frente.",
  "doubts.notAddresses": {
    one: "{n} valor na coluna de endereços web não é um (na linha {line}).",
    other: "{n} valores na coluna de endereços web não são (o primeiro na linha {line}).",
  },
  "doubts.notAddresses_advice":
    "Os códigos contêm estes textos: remova as linhas que não pertencem a nenhum código.",
  "doubts.surroundingSpaces": {
    one: "{n} valor começa ou termina com um espaço ou quebra de linha (na linha {line}).",
    other: "{n} valores começam ou terminam com um espaço ou quebra de linha (o primeiro na linha {line}).",
  },
  "doubts.surroundingSpaces_advice": "Os códigos o contêm: retire-o se não for desejado.",
  "doubts.invisible": {
    one: "{n} valor contém um caractere invisível (na linha {line}).",
    other: "{n} valores contêm caracteres invisíveis (o primeiro na linha {line}).",
  },
  "doubts.invisible_advice":
    "Eles ficam ao copiar de páginas web e documentos, e leitores e lojas talvez não encontrem um valor assim: digite-o de novo.",
  "doubts.unusualSpaces": {
    one: "{n} valor contém um espaço inseparável ou fino (na linha {line}).",
    other: "{n} valores contêm espaços inseparáveis ou finos (o primeiro na linha {line}).",
  },
  "doubts.unusualSpaces_advice":
    "Parece um espaço e é outro caractere: leitores, navegadores e lojas talvez não encontrem um valor assim. Retire-o ou digite um espaço.",
  "doubts.placeholders": {
    one: "{n} valor é um marcador (na linha {line}).",
    other: "{n} valores são marcadores (o primeiro na linha {line}).",
  },
  "doubts.placeholders_advice":
    "Palavras como NULL, nan ou N/A entram nos códigos: remova as linhas se nada era desejado.",
  "doubts.emptyFields": {
    one: "{n} campo é um marcador (na linha {line}).",
    other: "{n} campos são marcadores (o primeiro na linha {line}).",
  },
  "doubts.emptyFields_advice":
    "Palavras como NULL, nan ou N/A entram nos códigos: esvazie as células se nada era desejado.",
  "doubts.quantities": {
    one: "{n} quantidade não é um número inteiro a partir de 1 (na linha {line}).",
    other: "{n} quantidades não são números inteiros a partir de 1 (a primeira na linha {line}).",
  },
  "doubts.quantities_advice":
    "Só as etiquetas são repetidas conforme a quantidade. Aqui, cada linha dá um código, qualquer que seja a quantidade: remova as linhas que não precisam de um, ou renomeie a coluna se ela significar outra coisa.",
  "doubts.shortRows": {
    one: "{n} linha tem menos valores que o cabeçalho (na linha {line}).",
    other: "{n} linhas têm menos valores que o cabeçalho (a primeira na linha {line}).",
  },
  "doubts.shortRows_advice":
    "Ali só faltam colunas que não são usadas. Se um valor dessas linhas estiver cortado, ele contém uma quebra de linha: coloque-o entre aspas duplas.",
  "doubts.passwords": {
    one: "{n} senha provavelmente não é uma (na linha {line}).",
    other: "{n} senhas provavelmente não são (a primeira na linha {line}).",
  },
  "doubts.passwords_advice":
    "Asteriscos, ou palavras como “ver aviso”, entram nos códigos: digite as próprias senhas.",
  "doubts.unusedValues": {
    one: "{n} valor não tem lugar em um código do seu tipo (na linha {line}).",
    other: "{n} valores não têm lugar em códigos dos seus tipos (o primeiro na linha {line}).",
  },
  "doubts.unusedValues_advice": {
    one: "Ele é omitido: corrija o tipo da linha ou mova o valor.",
    other: "Eles são omitidos: corrija o tipo da linha ou mova o valor.",
  },
  "doubts.unusedFormats": {
    one: "{n} linha de outro tipo tem um formato de código de barras (na linha {line}).",
    other: "{n} linhas de outros tipos têm formatos de código de barras (a primeira na linha {line}).",
  },
  "doubts.unusedFormats_advice": "Não é usado: para um código de barras, escreva barcode na coluna de tipos.",
  "doubts.doubleDecoded": {
    one: "{n} valor contém letras como Ã¼ (na linha {line}).",
    other: "{n} valores contêm letras como Ã¼ (o primeiro na linha {line}).",
  },
  "doubts.doubleDecoded_advice":
    "Vêm de um texto lido na codificação errada. Exporte de novo em UTF-8 ou corrija os valores.",
  "doubts.lostZeros": {
    one: "{n} telefone ou CEP provavelmente perdeu o zero inicial (na linha {line}).",
    other: "{n} telefones e CEPs provavelmente perderam o zero inicial (o primeiro na linha {line}).",
  },
  "doubts.lostZeros_advice":
    "Planilhas o retiram do que tomam por um número: formate a coluna como Texto e digite os valores de novo.",
  "doubts.numericCells": {
    one: "{n} telefone ou CEP é um número no arquivo, não um texto (na linha {line}).",
    other: "{n} telefones e CEPs são números no arquivo, não textos (o primeiro na linha {line}).",
  },
  "doubts.numericCells_advice":
    "Números não têm zero inicial nem +: se faltar algum, formate a coluna como Texto e digite os valores de novo.",
  "doubts.salutationAsTitle": {
    one: "{n} cargo é uma forma de tratamento (na linha {line}).",
    other: "{n} cargos são formas de tratamento (o primeiro na linha {line}).",
  },
  "doubts.salutationAsTitle_advice": {
    one: "Ele é omitido: escreva ali o cargo da pessoa, ou o tratamento antes do nome.",
    other: "Eles são omitidos: escreva ali o cargo da pessoa, ou o tratamento antes do nome.",
  },
  "doubts.fromOtherColumn": {
    one: "{n} valor vem de outra coluna (na linha {line}).",
    other: "{n} valores vêm de outras colunas (o primeiro na linha {line}).",
  },
  "doubts.repeatedHeaders": {
    one: "{n} valor é o nome da sua coluna (na linha {line}).",
    other: "{n} valores são o nome da sua coluna (o primeiro na linha {line}).",
  },
  "doubts.repeatedHeaders_advice": "Se o cabeçalho estiver de novo na tabela, remova essa linha.",
  "doubts.differentLinks": {
    one: "{n} valor mostra um texto e leva a outro lugar (na linha {line}).",
    other: "{n} valores mostram um texto e levam a outro lugar (o primeiro na linha {line}).",
  },
  "doubts.differentLinks_advice":
    "Os códigos contêm o texto. Se os links forem desejados, escreva os endereços nas células ou em uma coluna própria.",
  "doubts.first_quoted": "O primeiro exemplo é “{text}”.",
  "doubts.first": "O primeiro exemplo é {text}.",
  "doubts.holds": "O código contém “{text}”.",
  "doubts.links": "“{text}” leva a {link}.",
  "doubts.first_unused": "O primeiro exemplo é {column} em uma linha do tipo {type}.",
  "doubts.other_empty": "“{taken}” é lido onde “{name}” está vazio.",
  "doubts.other_title": "“{taken}” é lido onde “{name}” não indica nenhum cargo.",
  "doubts.other_same_empty": "Outra coluna “{taken}” é lida onde a primeira está vazia.",
  "doubts.other_same_title": "Outra coluna “{taken}” é lida onde a primeira não indica nenhum cargo.",
  "rows.totals": {
    one: "{n} linha parece um total (na linha {line}).",
    other: "{n} linhas parecem totais (a primeira na linha {line}).",
  },
  "rows.totals_advice":
    "Um código é criado mesmo assim: remova a linha se ela não pertencer a nenhum código.",
  "rows.wrong_numbers": {
    one: "{n} valor não é um número de produto válido (na linha {line}).",
    other: "{n} valores não são números de produto válidos (o primeiro na linha {line}).",
  },
  "rows.wrong_numbers_advice":
    "Um GTIN, EAN ou UPC tem 8, 12, 13 ou 14 dígitos, e o último, o dígito verificador, resulta dos outros. Os códigos contêm os valores como estão.",
  "rows.short_zeros": {
    one: "Em {n} valor de “{name}” faltam os zeros iniciais que outros têm (na linha {line}: {text}, ao lado de {other}).",
    other:
      "Em {n} valores de “{name}” faltam os zeros iniciais que outros têm (o primeiro na linha {line}: {text}, ao lado de {other}).",
  },
  "rows.short_plus": {
    one: "Em {n} valor de “{name}” falta o zero inicial ou o + que outros têm (na linha {line}: {text}, ao lado de {other}).",
    other:
      "Em {n} valores de “{name}” falta o zero inicial ou o + que outros têm (o primeiro na linha {line}: {text}, ao lado de {other}).",
  },
  "rows.short_digit": {
    one: "Em {n} valor de “{name}” falta um dígito que outros têm (na linha {line}: {text}, ao lado de {other}).",
    other:
      "Em {n} valores de “{name}” falta um dígito que outros têm (o primeiro na linha {line}: {text}, ao lado de {other}).",
  },
  "rows.short_advice": "Se uma planilha os mudou, formate a coluna como Texto e digite os valores de novo.",
  "rows.misread": {
    one: "Se {names} não for sobre os códigos, escolha “Não usada” para ela em “Colunas”.",
    other: "Se {names} não forem sobre os códigos, escolha “Não usada” para elas em “Colunas”.",
  },
  "rows.passwords_one":
    "Se {names} contiver as senhas, renomeie essa coluna para “password”: não declare abertas essas redes.",
  "rows.passwords_several":
    "Se uma das colunas {names} contiver as senhas, renomeie-a para “password”: não declare abertas essas redes.",
  "rows.header_twice": "O cabeçalho nomeia a coluna “{first}” duas vezes: exclua ou renomeie uma delas.",
  "rows.header_alike":
    "O cabeçalho tem “{first}” e “{second}”, que significam a coluna {column}: exclua ou renomeie uma delas.",
  "rows.row_twice": "A linha nomeia a coluna “{first}” duas vezes: exclua ou renomeie uma delas.",
  "rows.row_alike":
    "A linha tem “{first}” e “{second}”, que significam a coluna {column}: exclua ou renomeie uma delas.",
  "rows.utf_32": "O arquivo está em UTF-32: salve-o como UTF-8.",
  "rows.not_utf8":
    "A linha {line} não está em UTF-8, e suas letras sairiam erradas. Salve o arquivo como UTF-8 (no Excel: “CSV UTF-8”).",
  "rows.mixed_encodings":
    "A linha {line} não está em UTF-8, e suas letras sairiam erradas. Outras linhas estão, portanto o arquivo mistura codificações: digite de novo as letras desta linha e salve o arquivo como UTF-8.",
  "rows.long_line": "A linha {line} tem mais de 1 MB, portanto este não é um arquivo de linhas.",
  "rows.utf8_first": "O arquivo começa em UTF-8 e continua em outra codificação: salve-o como UTF-8.",
  "rows.nul_byte":
    "A linha {line} contém um byte NUL, portanto o arquivo não é texto, ou está em UTF-16 sem marca de ordem de bytes. Salve-o como UTF-8.",
  "rows.iso_2022_jp": "A linha {line} contém letras em ISO-2022-JP: salve o arquivo como UTF-8.",
  "rows.half_utf_16":
    "O arquivo está em UTF-16 e contém metade de um caractere: foi cortado ou emendado. Salve-o como UTF-8.",
  "rows.undecodable":
    "O arquivo contém bytes que não significam nada em {encoding}. Tente outra codificação ou salve-o como UTF-8.",
  "rows.none": "Não há linhas nele.",
  "rows.workbook_old":
    "{name} é uma pasta de trabalho do Excel 97 a 2003 (.xls) ou outro arquivo antigo do Office. Abra-o em um programa de planilhas e salve-o como .xlsx ou CSV.",
  "rows.workbook_protected":
    "{name} está protegido por senha. Abra-o no Excel, remova a senha (Arquivo > Informações > Proteger Pasta de Trabalho) e salve-o de novo.",
  "rows.workbook_markup":
    "{name} é uma página da web ou XML com o nome de uma pasta de trabalho. Abra-o em um programa de planilhas e salve-o como .xlsx ou CSV.",
  "rows.workbook_damaged":
    "{name} está danificado ou não é uma pasta de trabalho do Excel: abra-o e salve-o de novo.",
  "rows.workbook_xlsb":
    "{name} é uma pasta de trabalho binária (.xlsb). Abra-a em um programa de planilhas e salve-a como .xlsx ou CSV.",
  "rows.workbook_ods":
    "{name} é um arquivo OpenDocument (.ods). Abra-o em um programa de planilhas e salve-o como .xlsx ou CSV.",
  "rows.workbook_numbers":
    "{name} é um documento do Numbers. Abra-o em um programa de planilhas e salve-o como .xlsx ou CSV.",
  "rows.workbook_zip": "{name} é um ZIP, mas não uma pasta de trabalho do Excel (.xlsx).",
  "rows.workbook_other":
    "{name} não é uma pasta de trabalho do Excel (.xlsx). Se contém texto em colunas, dê a ele a extensão .csv.",
  "rows.workbook_large":
    "{name} passa de {limit} MB ao ser descompactado. Salve a planilha como CSV e use esse arquivo.",
  "rows.workbook_sheets": "Não há nenhuma planilha de linhas em {name}.",
  "rows.workbook_texts": "A pasta de trabalho tem textos demais: salve-a como CSV.",
  "rows.workbook_wide":
    "A linha {line} tem texto além da coluna {columns}: salve como CSV o que for necessário.",
  "rows.workbook_long": "A linha {line} tem mais de 1 MB: esta não é uma planilha de linhas.",
  "rows.workbook_xml": "A pasta de trabalho está danificada: abra-a e salve-a de novo.",
  "rows.skipped_empty": { one: "Omitido: {n} linha vazia.", other: "Omitido: {n} linhas vazias." },
  "rows.skipped_headers": {
    one: "Omitido: {n} linha que repete o cabeçalho.",
    other: "Omitido: {n} linhas que repetem o cabeçalho.",
  },
  "rows.skipped_columns": { one: "Omitido: {n} coluna sem nome.", other: "Omitido: {n} colunas sem nome." },
  "rows.text_left_out": "A linha {line} tem texto em uma coluna sem nome, que é omitida.",
  "rows.sheets": "Das planilhas {names}, “{name}” é lida.",
  "rows.sheets_option": "Escolha outra com {option}.",
  "rows.hidden_rows": {
    one: "{n} linha oculta também é lida.",
    other: "{n} linhas ocultas também são lidas.",
  },
  "rows.merged": "Células mescladas têm o texto só na primeira linha: {first}.",
  "rows.merged_more": "Células mescladas têm o texto só na primeira linha: {first} e mais {others}.",
};
