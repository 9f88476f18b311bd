import type { Texts } from "../areas.ts";

export const messages: Texts<"bulk-rows"> = {
  "rows.empty_cell": "La celda está vacía.",
  "rows.no_format":
    "No se indica ningún formato de código de barras: escribe uno, como {format}, en una columna «barcode_format».",
  "rows.format": "«{text}» no es un formato de código de barras: elige uno de {formats}.",
  "rows.product_digits": "Un número de producto tiene 8, 12, 13 o 14 dígitos y {text} tiene {digits}.",
  "rows.without_digit": "Si es un {format} al que le falta el dígito de control, es {number}.",
  "rows.upc_e": "Si es un UPC-E, equivale al UPC-A {number}.",
  "rows.other_format":
    "Estos {digits} dígitos corresponden a {format}: elige ese formato, en una columna «barcode_format» si las filas son distintas.",
  "rows.type_is_format":
    "«{text}» es un formato de código de barras: llama «barcode_format» a la columna y elige el tipo barcode.",
  "rows.type_is_security":
    "«{text}» es la seguridad de una red WiFi: llama «security» a la columna y elige el tipo wifi.",
  "rows.type": "«{text}» no es ninguno de los tipos {types}.",
  "rows.design": "«{text}» no es aquí ni un diseño ni un estilo predefinido: elige uno de {designs}.",
  "rows.one_of": "No es ninguno de {choices}.",
  "rows.yes_no": "«{text}» no es ni sí ni no.",
  "rows.cell_holds": "La celda contiene «{text}».",
  "rows.values": {
    one: "La fila tiene {n} valor y el encabezado nombra {named}.",
    other: "La fila tiene {n} valores y el encabezado nombra {named}.",
  },
  "rows.quote_delimiter": "Un valor que contiene el separador necesita comillas dobles.",
  "rows.quote_break":
    "Un valor que contiene un salto de línea necesita comillas dobles. Si una hoja de cálculo omitió celdas vacías al final de la fila, usa su archivo .xlsx.",
  "rows.quote_open": "En esta fila se abren unas comillas dobles que no se cierran.",
  "rows.quote_after":
    'Hay texto detrás de unas comillas de cierre. Dentro de un valor entrecomillado, escribe "" para una comilla.',
  "rows.quote_inside":
    'Hay una comilla doble dentro de un valor sin comillas. Pon entre comillas todo el valor y escribe "" para una comilla.',
  "rows.rounded":
    "{text} es probablemente lo que una hoja de cálculo guardó de un número largo que mostraba como {shown} (notación científica): faltan sus últimos dígitos. Da a la columna el formato Texto y vuelve a introducir estos números.",
  "rows.rounded_neighbor":
    "{text} termina en ceros como el número dañado {other} de la línea {line}; su dígito de control coincide, como el de uno de cada diez números dañados. Da a la columna el formato Texto y vuelve a introducir estos números.",
  "rows.cut":
    "{text} termina en ceros desde el dígito 16: las hojas de cálculo guardan 15 dígitos de un número, así que los demás probablemente se perdieron. Da a la columna el formato Texto, vuelve a introducir estos números y exporta de nuevo.",
  "rows.maybe_cut":
    "{text} termina en ceros desde el dígito 16: si era un número en una hoja de cálculo, se perdieron sus últimos dígitos. Si no, es correcto así.",
  "rows.scientific":
    "«{text}» es como una hoja de cálculo muestra un número largo (notación científica): faltan sus últimos dígitos. Da a la columna el formato Texto, vuelve a introducir estos números y exporta de nuevo, o usa el propio archivo .xlsx si aún tiene todos los dígitos.",
  "rows.scientific_text":
    "«{text}» es como una hoja de cálculo muestra un número largo (notación científica): faltan sus últimos dígitos. Da a la columna el formato Texto y vuelve a introducir estos números.",
  "rows.maybe_scientific":
    "«{text}» parece un número largo en notación científica, sin sus últimos dígitos. Si es un nombre o un código, es correcto así.",
  "rows.if_right": "Si el número es correcto, {force} lo acepta.",
  "rows.if_name": "Si es el nombre, {force} lo acepta.",
  "rows.if_meant": "Si se quería ese carácter, {force} lo acepta.",
  "rows.as_it_is": "{force} lo acepta sin cambios.",
  "rows.lost_letters":
    "Se perdieron letras: el valor contiene el carácter de sustitución � (U+FFFD). Exporta de nuevo en UTF-8 o vuelve a introducir el valor.",
  "rows.formula_error": "La celda dice {text}: su fórmula tiene un error.",
  "rows.formula_pending":
    "La celda dice {text}: la tabla se exportó antes de que la fórmula tuviera un resultado. Expórtala de nuevo.",
  "rows.too_narrow":
    "La celda dice {text}: la columna era demasiado estrecha para su número o fecha. Ensánchala y exporta de nuevo.",
  "rows.no_result":
    "La celda tiene una fórmula sin resultado. Abre el archivo en una hoja de cálculo, guárdalo e inténtalo de nuevo.",
  "rows.date":
    "La celda contiene una fecha, {text}: quizá una hoja de cálculo la creó a partir de un texto como 10-12. Da a la columna el formato Texto y vuelve a introducir los textos.",
  "rows.time":
    "La celda contiene una hora, {text}: quizá una hoja de cálculo la creó a partir de un texto como 12:30. Da a la columna el formato Texto y vuelve a introducir los textos.",
  "rows.number_long":
    "La celda contiene el número {text}: las hojas de cálculo guardan {digits} dígitos de un número, así que faltan los últimos. Da a la columna el formato Texto y vuelve a introducir estos números.",
  "rows.number_scientific":
    "La celda contiene el número {text} en notación científica: era un texto como 3E5 o un número más largo que perdió sus otros dígitos. Da a la columna el formato Texto y vuelve a introducir estos números.",
  "rows.decimal": "{text} es un número de producto que un programa escribió con decimales.",
  "rows.exponent":
    "{text} es un número de producto que un programa escribió en notación científica, con todos sus dígitos.",
  "rows.lost_zero":
    "{text} tiene {digits} dígitos y un dígito de control correcto: probablemente una hoja de cálculo eliminó el cero inicial.",
  "rows.wrong_digit":
    "{text} tiene los {digits} dígitos de un {format} completo, y su dígito de control debería ser {digit}: hay un dígito incorrecto.",
  "rows.sscc_characters": "Un SSCC tiene 18 dígitos y «{text}» tiene otros caracteres.",
  "rows.sscc_zero":
    "Un SSCC tiene 18 dígitos y {text} tiene 17: con el cero inicial que eliminan las hojas de cálculo, es {whole}.",
  "rows.sscc_length": "Un SSCC tiene 18 dígitos y {text} tiene {digits}.",
  "rows.sscc_digit": "El dígito de control del SSCC {text} debería ser {digit}.",
  "rows.sscc_brackets": "El código contendría los paréntesis: escribe {digits}.",
  "rows.stray_apostrophe": "Empieza con un apóstrofo.",
  "rows.stray_full_width": "Está escrito con dígitos de ancho completo (０ a ９).",
  "rows.stray_script": "Está escrito con los dígitos de otra escritura.",
  "rows.stray_invisible": "Contiene un carácter invisible.",
  "rows.stray_break": "Contiene un salto de línea.",
  "rows.stray_first_space": "Empieza con un espacio.",
  "rows.stray_last_space": "Termina con un espacio.",
  "rows.stray_spaces": "Contiene espacios.",
  "rows.stray_other": "Contiene «{character}».",
  "rows.taken_as": "«{text}» se lee como {bare}.",
  "rows.several": "La celda contiene varios valores («{text}»): se usa {taken}.",
  "rows.mark":
    "El contenido empieza con una marca de orden de bytes invisible (U+FEFF), que los escáneres omiten.",
  "rows.security":
    "«{text}» no es una seguridad que un código pueda indicar: usa WPA (también para WPA2 y WPA3), WEP o nopass (para una red abierta).",
  "rows.security_enterprise":
    "Una red con la seguridad «{text}» pide un nombre de usuario, que este formulario no tiene: el tipo wifi-enterprise lo tiene.",
  "rows.open_network": "Si la red está abierta, su seguridad es nopass.",
  "rows.password_unused":
    "Hay una contraseña, y la seguridad «{text}» dice que la red está abierta: un código así omite la contraseña. Quita la contraseña o escribe WPA o WEP.",
  "rows.address_cut": "La dirección web termina en «…»: está cortada.",
  "rows.address_placeholder": "La dirección web contiene {placeholder}, un marcador que no se rellenó.",
  "rows.address_several":
    "Hay varias direcciones web, y los teléfonos abren una de ellas o ninguna: crea un código para cada una.",
  "rows.address_start": "«{text}» no empieza como una dirección web, con https:// o http://.",
  "rows.address_text":
    "Hay más texto detrás de la dirección web, y los teléfonos abren solo una parte o nada: deja la dirección sola en su celda.",
  "rows.address_break":
    "La dirección web tiene un salto de línea: los teléfonos abren solo una parte o nada.",
  "rows.address_space": "La dirección web tiene un espacio: los teléfonos abren solo una parte o nada.",
  "rows.address_entity":
    "La dirección web contiene &amp;, que es como las páginas web escriben &: escribe solo &.",
  "rows.address_label":
    "Hay una palabra delante de la dirección web, y los teléfonos la muestran como texto: deja la dirección sola en su celda.",
  "rows.address_quotes":
    "La dirección web está entre comillas o paréntesis, y los teléfonos la muestran como texto o abren solo una parte.",
  "rows.address_end": "La dirección web termina en «{character}», que probablemente no forma parte de ella.",
  "rows.file_taken": "El nombre de archivo {name} ya es el de la línea {line}.",
  "rows.file_extension": "El nombre de archivo termina en .{extension}, pero se escriben archivos {format}.",
  "rows.file_character": "Un nombre de archivo no puede contener {character}.",
  "rows.file_invisible": "El nombre de archivo contiene caracteres invisibles.",
  "rows.file_empty": "El nombre de archivo está vacío.",
  "rows.file_first": "Un nombre de archivo no puede empezar con un punto o un espacio.",
  "rows.file_last": "Un nombre de archivo no puede terminar con un punto o un espacio antes de su extensión.",
  "rows.file_spaces": "Un nombre de archivo no puede contener dos espacios seguidos.",
  "rows.file_space": "El nombre de archivo contiene un espacio poco común.",
  "rows.file_long": "El nombre de archivo tiene {bytes} bytes antes de su extensión; el máximo es {most}.",
  "rows.file_device": "Windows reserva este nombre de archivo para un dispositivo.",
  "rows.quantity":
    "«{text}» no es un número de etiquetas: escribe un número entero de 1 a {most} o quita la fila.",
  "rows.quantity_unused":
    "«{text}» no es un número entero de 1 o más. Esta fila da un código de todos modos: quítala si no necesita ninguno.",
  "rows.label_letters": "Ninguna fuente disponible tiene estas letras del texto: {letters}.",
  "rows.label_text_long":
    "El texto es demasiado largo para la etiqueta incluso a {points} puntos («{text}»): junto al código caben {width} por {height}. Acórtalo, imprime menos líneas o elige una etiqueta más grande.",
  "rows.label_picture_room": "No hay sitio para una imagen: junto al código quedan {width} por {height}.",
  "rows.label_picture_missing":
    "La imagen «{name}» no está aquí: añade el archivo o corrige el nombre en la fila.",
  "rows.label_dpi": "Una impresora imprime todas las etiquetas a {dpi} dpi: deja esta celda vacía.",
  "rows.label_code_large":
    "El código mide {width} de ancho y {height} de alto; en la etiqueta caben {roomWidth} por {roomHeight}.",
  "rows.label_code_needs_dot":
    "El código necesita al menos {width} por {height}, con módulos de {module} (1 punto a {dpi} dpi); en la etiqueta caben {roomWidth} por {roomHeight}.",
  "rows.label_code_needs":
    "El código necesita al menos {width} por {height}, con módulos de {module} ({dots} puntos a {dpi} dpi); en la etiqueta caben {roomWidth} por {roomHeight}.",
  "rows.own_label_wide": "Una etiqueta de {label} de ancho no cabe en una página de {page} de ancho.",
  "rows.own_label_wide_margin":
    "Una etiqueta de {label} de ancho no cabe en una página de {page} de ancho tras {margin} de margen.",
  "rows.own_label_high": "Una etiqueta de {label} de alto no cabe en una página de {page} de alto.",
  "rows.own_label_high_margin":
    "Una etiqueta de {label} de alto no cabe en una página de {page} de alto tras {margin} de margen.",
  "rows.own_label_columns":
    "{count} columnas de {label} con separaciones de {gap} no caben en una página de {page} de ancho: hay sitio para {most}.",
  "rows.own_label_rows":
    "{count} filas de {label} con separaciones de {gap} no caben en una página de {page} de alto: hay sitio para {most}.",
  "rows.too_wide":
    "Con módulos de {module}, este código mide {width} puntos de ancho a {dpi} dpi, y el máximo es {most}: escribe como mucho {mostModule} o una resolución menor.",
  "rows.too_narrow_size":
    "El tamaño es demasiado pequeño: a {dpi} dpi, este código y su zona de silencio necesitan al menos {least}.",
  "rows.black_gradient":
    "La tinta negra sola no imprime degradados: quítalo o desactiva «Solo tinta negra (K)».",
  "rows.black_color":
    "La tinta negra sola no imprime {color}: elige #000000 o desactiva «Solo tinta negra (K)».",
  "rows.black_background":
    "La tinta negra sola no imprime {color}: elige #ffffff o transparent, o desactiva «Solo tinta negra (K)».",
  "rows.black_picture":
    "La tinta negra sola no imprime colores, y la imagen tiene algunos: usa una en negro y grises, quítala o desactiva «Solo tinta negra (K)».",
  "rows.thermal_picture":
    "Una impresora de etiquetas imprime negro o nada, y la imagen tiene colores o grises: usa una en blanco y negro, quítala, o elige archivos o pliegos.",
  "rows.thermal_gradient":
    "Una impresora de etiquetas no imprime degradados: quítalo o elige archivos o pliegos.",
  "rows.thermal_color": "Una impresora de etiquetas no imprime {color}: elige #000000, o archivos o pliegos.",
  "rows.thermal_background":
    "Una impresora de etiquetas no imprime {color}: elige #ffffff o transparent, o archivos o pliegos.",
  "bulk.keep_quoted": "«Dejar así»",
  "bulk.column_type": "Tipo",
  "bulk.column_quantity": "Cantidad",
  "bulk.column_design": "Diseño",
  "bulk.column_ssid": "Nombre de la red",
  "bulk.column_password": "Contraseña",
  "bulk.column_security": "Seguridad",
  "bulk.column_hidden": "Red oculta",
  "bulk.column_first_name": "Nombre",
  "bulk.column_last_name": "Apellidos",
  "bulk.column_organization": "Empresa",
  "bulk.column_title": "Cargo",
  "bulk.column_phone": "Teléfono",
  "bulk.column_email": "Correo",
  "bulk.column_website": "Sitio web",
  "bulk.column_address": "Calle",
  "bulk.column_city": "Ciudad",
  "bulk.column_state": "Provincia",
  "bulk.column_zip_code": "Código postal",
  "bulk.column_country": "País",
  "bulk.column_note": "Nota",
  "bulk.column_product_name": "Nombre del producto",
  "bulk.column_serial_number": "Número de serie",
  "bulk.column_manufacturer": "Fabricante",
  "bulk.column_model": "Modelo",
  "bulk.column_batch_number": "Número de lote",
  "bulk.column_manufacturing_date": "Fecha de fabricación",
  "bulk.column_expiry_date": "Fecha de caducidad",
  "bulk.column_category": "Categoría",
  "bulk.column_description": "Descripción",
  "bulk.column_support_email": "Correo de soporte",
  "bulk.column_warranty_period": "Garantía",
  "bulk.column_location": "Ubicación",
  "bulk.column_gradient": "Degradado",
  "bulk.column_eyes": "Ojos",
  "bulk.column_eye_gradient": "Degradado de los ojos",
  "bulk.column_frame_color": "Color del marco",
  "bulk.column_preset": "Estilo predefinido",
};
