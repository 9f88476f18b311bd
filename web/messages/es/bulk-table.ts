import type { Texts } from "../areas.ts";

export const messages: Texts<"bulk-table"> = {
  "doubts.dates": {
    one: "{n} valor parece una fecha (en la línea {line}).",
    other: "{n} valores parecen fechas (el primero, en la línea {line}).",
  },
  "doubts.dates_advice": {
    one: "Si una hoja de cálculo lo creó a partir de un texto como 10-12, da a la columna el formato Texto y vuelve a introducir los textos.",
    other:
      "Si una hoja de cálculo los creó a partir de un texto como 10-12, da a la columna el formato Texto y vuelve a introducir los textos.",
  },
  "doubts.formulas": {
    one: "{n} valor parece una fórmula (en la línea {line}).",
    other: "{n} valores parecen fórmulas (el primero, en la línea {line}).",
  },
  "doubts.formulas_advice": "El archivo contiene la fórmula misma, no su resultado.",
  "doubts.thousands": {
    one: "{n} valor es un número con separadores de miles (en la línea {line}).",
    other: "{n} valores son números con separadores de miles (el primero, en la línea {line}).",
  },
  "doubts.thousands_advice":
    "En la hoja de cálculo, da a la columna un formato de número sin ellos y exporta de nuevo.",
  "doubts.formattedNumbers": {
    one: "{n} número tiene un texto de su formato, como una moneda o una unidad (en la línea {line}).",
    other:
      "{n} números tienen un texto de su formato, como una moneda o una unidad (el primero, en la línea {line}).",
  },
  "doubts.formattedNumbers_advice": "Si solo se quiere el número, da a las celdas el formato Número.",
  "doubts.displayedThousands": {
    one: "{n} número se muestra con separadores de miles (en la línea {line}).",
    other: "{n} números se muestran con separadores de miles (el primero, en la línea {line}).",
  },
  "doubts.displayedThousands_advice":
    "Los separadores se omiten: si se quieren, da a las celdas el formato Texto e introdúcelos.",
  "doubts.moneyAmounts": {
    one: "{n} valor parece un importe (en la línea {line}).",
    other: "{n} valores parecen importes (el primero, en la línea {line}).",
  },
  "doubts.moneyAmounts_advice": "Si otra columna tiene los contenidos de los códigos, elige esa.",
  "doubts.trailingPointZero": {
    one: "{n} valor es un número entero que termina en .0 (en la línea {line}).",
    other: "{n} valores son números enteros que terminan en .0 (el primero, en la línea {line}).",
  },
  "doubts.trailingPointZero_advice":
    "Los programas escriben así los números cuando una columna tiene celdas vacías. Si no se quiere el .0, exporta la columna como texto.",
  "doubts.apostrophes": {
    one: "{n} valor empieza con un apóstrofo (en la línea {line}).",
    other: "{n} valores empiezan con un apóstrofo (el primero, en la línea {line}).",
  },
  "doubts.apostrophes_advice":
    "Los códigos lo contienen. Las hojas de cálculo ocultan el que marca un texto o impide ejecutar una fórmula: quítalo si no se quiere.",
  "doubts.singleQuoted": {
    one: "{n} valor está entre comillas simples (en la línea {line}).",
    other: "{n} valores están entre comillas simples (el primero, en la línea {line}).",
  },
  "doubts.singleQuoted_advice":
    "Los códigos contienen esas comillas: solo las dobles delimitan un valor. Exporta de nuevo con comillas dobles como delimitador de texto.",
  "doubts.trimmedAddresses": {
    one: "{n} dirección web tenía espacios o caracteres invisibles alrededor (en la línea {line}).",
    other:
      "{n} direcciones web tenían espacios o caracteres invisibles alrededor (la primera, en la línea {line}).",
  },
  "doubts.trimmedAddresses_advice": "Se omiten.",
  "doubts.brokenAddresses": {
    one: "{n} valor parece una dirección web errónea (en la línea {line}).",
    other: "{n} valores parecen direcciones web erróneas (el primero, en la línea {line}).",
  },
  "doubts.brokenAddresses_advice":
    "Comillas o paréntesis alrededor, un espacio o salto de línea dentro, una segunda dirección, un marcador como {{id}}, un comienzo como https// o &amp; en lugar de & impiden que los teléfonos abran una dirección.",
  "doubts.missingSchemes": {
    one: "{n} dirección web no tiene https:// delante (en la línea {line}).",
    other: "{n} direcciones web no tienen https:// delante (la primera, en la línea {line}).",
  },
  "doubts.missingSchemes_advice":
    "Algunos teléfonos muestran una dirección así como texto: escribe https:// delante.",
  "doubts.notAddresses": {
    one: "{n} valor de la columna de direcciones web no lo es (en la línea {line}).",
    other: "{n} valores de la columna de direcciones web no lo son (el primero, en la línea {line}).",
  },
  "doubts.notAddresses_advice":
    "Los códigos contienen estos textos: quita las filas que no pertenecen a ningún código.",
  "doubts.surroundingSpaces": {
    one: "{n} valor empieza o termina con un espacio o salto de línea (en la línea {line}).",
    other:
      "{n} valores empiezan o terminan con un espacio o salto de línea (el primero, en la línea {line}).",
  },
  "doubts.surroundingSpaces_advice": "Los códigos lo contienen: quítalo si no se quiere.",
  "doubts.invisible": {
    one: "{n} valor contiene un carácter invisible (en la línea {line}).",
    other: "{n} valores contienen caracteres invisibles (el primero, en la línea {line}).",
  },
  "doubts.invisible_advice":
    "Quedan al copiar de páginas web y documentos, y los escáneres y tiendas quizá no encuentren un valor así: vuelve a introducirlo.",
  "doubts.unusualSpaces": {
    one: "{n} valor contiene un espacio de no separación o fino (en la línea {line}).",
    other: "{n} valores contienen espacios de no separación o finos (el primero, en la línea {line}).",
  },
  "doubts.unusualSpaces_advice":
    "Parece un espacio y es otro carácter: los escáneres, navegadores y tiendas quizá no encuentren un valor así. Quítalo o escribe un espacio.",
  "doubts.placeholders": {
    one: "{n} valor es un marcador (en la línea {line}).",
    other: "{n} valores son marcadores (el primero, en la línea {line}).",
  },
  "doubts.placeholders_advice":
    "Palabras como NULL, nan o N/A pasan a los códigos: quita las filas si no se quería nada.",
  "doubts.emptyFields": {
    one: "{n} campo es un marcador (en la línea {line}).",
    other: "{n} campos son marcadores (el primero, en la línea {line}).",
  },
  "doubts.emptyFields_advice":
    "Palabras como NULL, nan o N/A pasan a los códigos: vacía las celdas si no se quería nada.",
  "doubts.quantities": {
    one: "{n} cantidad no es un número entero de 1 o más (en la línea {line}).",
    other: "{n} cantidades no son números enteros de 1 o más (la primera, en la línea {line}).",
  },
  "doubts.quantities_advice":
    "Solo las etiquetas se repiten según la cantidad. Aquí cada fila da un código, sea cual sea su cantidad: quita las filas que no lo necesitan, o cambia el nombre de la columna si significa otra cosa.",
  "doubts.shortRows": {
    one: "{n} fila tiene menos valores que el encabezado (en la línea {line}).",
    other: "{n} filas tienen menos valores que el encabezado (la primera, en la línea {line}).",
  },
  "doubts.shortRows_advice":
    "Allí solo faltan columnas que no se usan. Si un valor de estas filas está cortado, contiene un salto de línea: ponlo entre comillas dobles.",
  "doubts.passwords": {
    one: "{n} contraseña probablemente no lo es (en la línea {line}).",
    other: "{n} contraseñas probablemente no lo son (la primera, en la línea {line}).",
  },
  "doubts.passwords_advice":
    "Asteriscos o palabras como «véase el aviso» pasan a los códigos: introduce las contraseñas mismas.",
  "doubts.unusedValues": {
    one: "{n} valor no tiene lugar en un código de su tipo (en la línea {line}).",
    other: "{n} valores no tienen lugar en códigos de sus tipos (el primero, en la línea {line}).",
  },
  "doubts.unusedValues_advice": {
    one: "Se omite: corrige el tipo de la fila o mueve el valor.",
    other: "Se omiten: corrige el tipo de la fila o mueve el valor.",
  },
  "doubts.unusedFormats": {
    one: "{n} fila de otro tipo tiene un formato de código de barras (en la línea {line}).",
    other: "{n} filas de otros tipos tienen formatos de código de barras (la primera, en la línea {line}).",
  },
  "doubts.unusedFormats_advice":
    "No se usa: para un código de barras, escribe barcode en la columna de tipos.",
  "doubts.doubleDecoded": {
    one: "{n} valor contiene letras como Ã¼ (en la línea {line}).",
    other: "{n} valores contienen letras como Ã¼ (el primero, en la línea {line}).",
  },
  "doubts.doubleDecoded_advice":
    "Vienen de un texto leído con una codificación equivocada. Exporta de nuevo en UTF-8 o corrige los valores.",
  "doubts.lostZeros": {
    one: "{n} teléfono o código postal probablemente perdió su cero inicial (en la línea {line}).",
    other:
      "{n} teléfonos y códigos postales probablemente perdieron su cero inicial (el primero, en la línea {line}).",
  },
  "doubts.lostZeros_advice":
    "Las hojas de cálculo lo eliminan de lo que toman por un número: da a la columna el formato Texto y vuelve a introducir los valores.",
  "doubts.numericCells": {
    one: "{n} teléfono o código postal es un número en el archivo, no un texto (en la línea {line}).",
    other:
      "{n} teléfonos y códigos postales son números en el archivo, no textos (el primero, en la línea {line}).",
  },
  "doubts.numericCells_advice":
    "Los números no tienen cero inicial ni +: si falta algo, da a la columna el formato Texto y vuelve a introducir los valores.",
  "doubts.salutationAsTitle": {
    one: "{n} cargo es un tratamiento (en la línea {line}).",
    other: "{n} cargos son tratamientos (el primero, en la línea {line}).",
  },
  "doubts.salutationAsTitle_advice": {
    one: "Se omite: escribe allí el cargo de la persona, o el tratamiento delante del nombre.",
    other: "Se omiten: escribe allí el cargo de la persona, o el tratamiento delante del nombre.",
  },
  "doubts.fromOtherColumn": {
    one: "{n} valor viene de otra columna (en la línea {line}).",
    other: "{n} valores vienen de otras columnas (el primero, en la línea {line}).",
  },
  "doubts.repeatedHeaders": {
    one: "{n} valor es el nombre de su columna (en la línea {line}).",
    other: "{n} valores son el nombre de su columna (el primero, en la línea {line}).",
  },
  "doubts.repeatedHeaders_advice": "Si el encabezado está otra vez en la tabla, quita esa línea.",
  "doubts.differentLinks": {
    one: "{n} valor muestra un texto y enlaza a otro lugar (en la línea {line}).",
    other: "{n} valores muestran un texto y enlazan a otro lugar (el primero, en la línea {line}).",
  },
  "doubts.differentLinks_advice":
    "Los códigos contienen el texto. Si se quieren los enlaces, escribe sus direcciones en las celdas o en una columna propia.",
  "doubts.first_quoted": "El primer ejemplo es «{text}».",
  "doubts.first": "El primer ejemplo es {text}.",
  "doubts.holds": "El código contiene «{text}».",
  "doubts.links": "«{text}» enlaza a {link}.",
  "doubts.first_unused": "El primer ejemplo es {column} en una fila del tipo {type}.",
  "doubts.other_empty": "Se lee «{taken}» donde «{name}» está vacío.",
  "doubts.other_title": "Se lee «{taken}» donde «{name}» no indica ningún cargo.",
  "doubts.other_same_empty": "Se lee otra columna «{taken}» donde la primera está vacía.",
  "doubts.other_same_title": "Se lee otra columna «{taken}» donde la primera no indica ningún cargo.",
  "rows.totals": {
    one: "{n} fila parece un total (en la línea {line}).",
    other: "{n} filas parecen totales (la primera, en la línea {line}).",
  },
  "rows.totals_advice": "Se crea un código de todos modos: quita la fila si no pertenece a ningún código.",
  "rows.wrong_numbers": {
    one: "{n} valor no es un número de producto válido (en la línea {line}).",
    other: "{n} valores no son números de producto válidos (el primero, en la línea {line}).",
  },
  "rows.wrong_numbers_advice":
    "Un GTIN, EAN o UPC tiene 8, 12, 13 o 14 dígitos, y el último, el dígito de control, se calcula a partir de los demás. Los códigos contienen los valores sin cambios.",
  "rows.short_zeros": {
    one: "A {n} valor de «{name}» le faltan los ceros iniciales que otros tienen (en la línea {line}: {text}, junto a {other}).",
    other:
      "A {n} valores de «{name}» les faltan los ceros iniciales que otros tienen (el primero, en la línea {line}: {text}, junto a {other}).",
  },
  "rows.short_plus": {
    one: "A {n} valor de «{name}» le falta el cero inicial o el + que otros tienen (en la línea {line}: {text}, junto a {other}).",
    other:
      "A {n} valores de «{name}» les falta el cero inicial o el + que otros tienen (el primero, en la línea {line}: {text}, junto a {other}).",
  },
  "rows.short_digit": {
    one: "A {n} valor de «{name}» le falta un dígito que otros tienen (en la línea {line}: {text}, junto a {other}).",
    other:
      "A {n} valores de «{name}» les falta un dígito que otros tienen (el primero, en la línea {line}: {text}, junto a {other}).",
  },
  "rows.short_advice":
    "Si una hoja de cálculo los cambió, da a la columna el formato Texto y vuelve a introducir los valores.",
  "rows.misread": {
    one: "Si {names} no trata de los códigos, elige «Sin usar» para ella en «Columnas».",
    other: "Si {names} no tratan de los códigos, elige «Sin usar» para ellas en «Columnas».",
  },
  "rows.passwords_one":
    "Si {names} contiene las contraseñas, llama «password» a esa columna: no declares abiertas esas redes.",
  "rows.passwords_several":
    "Si una de las columnas {names} contiene las contraseñas, llámala «password»: no declares abiertas esas redes.",
  "rows.header_twice": "El encabezado nombra dos veces la columna «{first}»: elimina una o cambia su nombre.",
  "rows.header_alike":
    "El encabezado tiene «{first}» y «{second}», que significan la columna {column}: elimina una o cambia su nombre.",
  "rows.row_twice": "La fila nombra dos veces la columna «{first}»: elimina una o cambia su nombre.",
  "rows.row_alike":
    "La fila tiene «{first}» y «{second}», que significan la columna {column}: elimina una o cambia su nombre.",
  "rows.utf_32": "El archivo está en UTF-32: guárdalo como UTF-8.",
  "rows.not_utf8":
    "La línea {line} no está en UTF-8, y sus letras saldrían mal. Guarda el archivo como UTF-8 (en Excel: «CSV UTF-8»).",
  "rows.mixed_encodings":
    "La línea {line} no está en UTF-8, y sus letras saldrían mal. Otras líneas sí lo están, así que el archivo mezcla codificaciones: escribe de nuevo las letras de esta línea y guarda el archivo como UTF-8.",
  "rows.long_line": "La línea {line} ocupa más de 1 MB, así que no es un archivo de filas.",
  "rows.utf8_first": "El archivo empieza en UTF-8 y sigue en otra codificación: guárdalo como UTF-8.",
  "rows.nul_byte":
    "La línea {line} contiene un byte NUL, así que el archivo no es texto, o está en UTF-16 sin marca de orden de bytes. Guárdalo como UTF-8.",
  "rows.iso_2022_jp": "La línea {line} contiene letras en ISO-2022-JP: guarda el archivo como UTF-8.",
  "rows.half_utf_16":
    "El archivo está en UTF-16 y contiene medio carácter: se cortó o se unió. Guárdalo como UTF-8.",
  "rows.undecodable":
    "El archivo contiene bytes que no significan nada en {encoding}. Prueba otra codificación o guárdalo como UTF-8.",
  "rows.none": "No contiene filas.",
  "rows.workbook_old":
    "{name} es un libro de Excel 97 a 2003 (.xls) u otro archivo antiguo de Office. Ábrelo en una hoja de cálculo y guárdalo como .xlsx o CSV.",
  "rows.workbook_protected":
    "{name} está protegido con una contraseña. Ábrelo en Excel, quita la contraseña (Archivo > Información > Proteger libro) y guárdalo de nuevo.",
  "rows.workbook_markup":
    "{name} es una página web o XML con el nombre de un libro. Ábrelo en una hoja de cálculo y guárdalo como .xlsx o CSV.",
  "rows.workbook_damaged": "{name} está dañado o no es un libro de Excel: ábrelo y guárdalo de nuevo.",
  "rows.workbook_xlsb":
    "{name} es un libro binario (.xlsb). Ábrelo en una hoja de cálculo y guárdalo como .xlsx o CSV.",
  "rows.workbook_ods":
    "{name} es un archivo OpenDocument (.ods). Ábrelo en una hoja de cálculo y guárdalo como .xlsx o CSV.",
  "rows.workbook_numbers":
    "{name} es un documento de Numbers. Ábrelo en una hoja de cálculo y guárdalo como .xlsx o CSV.",
  "rows.workbook_zip": "{name} es un ZIP, pero no un libro de Excel (.xlsx).",
  "rows.workbook_other":
    "{name} no es un libro de Excel (.xlsx). Si contiene texto en columnas, ponle la extensión .csv.",
  "rows.workbook_large":
    "{name} ocupa más de {limit} MB al descomprimirlo. Guarda la hoja como CSV y usa ese archivo.",
  "rows.workbook_sheets": "En {name} no hay ninguna hoja con filas.",
  "rows.workbook_texts": "El libro tiene demasiados textos: guárdalo como CSV.",
  "rows.workbook_wide":
    "La línea {line} tiene texto más allá de la columna {columns}: guarda como CSV lo que haga falta.",
  "rows.workbook_long": "La línea {line} ocupa más de 1 MB: no es una hoja de filas.",
  "rows.workbook_xml": "El libro está dañado: ábrelo y guárdalo de nuevo.",
  "rows.skipped_empty": { one: "Omitido: {n} fila vacía.", other: "Omitido: {n} filas vacías." },
  "rows.skipped_headers": {
    one: "Omitido: {n} línea que repite el encabezado.",
    other: "Omitido: {n} líneas que repiten el encabezado.",
  },
  "rows.skipped_columns": {
    one: "Omitido: {n} columna sin nombre.",
    other: "Omitido: {n} columnas sin nombre.",
  },
  "rows.text_left_out": "La línea {line} tiene texto en una columna sin nombre, que se omite.",
  "rows.sheets": "De las hojas {names} se lee «{name}».",
  "rows.sheets_option": "Elige otra con {option}.",
  "rows.hidden_rows": { one: "También se lee {n} fila oculta.", other: "También se leen {n} filas ocultas." },
  "rows.merged": "Las celdas combinadas tienen su texto solo en la primera fila: {first}.",
  "rows.merged_more":
    "Las celdas combinadas tienen su texto solo en la primera fila: {first} y {others} más.",
};
