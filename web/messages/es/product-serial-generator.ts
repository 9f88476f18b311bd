import type { Texts } from "../areas.ts";

export const messages: Texts<"product-serial-generator"> = {
  "run.prefix_long": "Un prefijo tiene como máximo 24 caracteres",
  "run.prefix_check":
    "Con carácter de control, un prefijo solo tiene letras de la A a la Z, dígitos, espacios y - . / _",

  "product_serial.title": "QR de número de serie",
  "product_serial.description":
    "Códigos QR que identifican un producto: número de serie, lote, fechas, garantía y soporte. Uno a uno o en serie numerada con carácter de control.",
  "product_serial.intro": "Todo sobre un producto en un solo escaneo, uno a uno o en serie numerada.",
  "product_serial.fields": "Producto",
  "product_serial.group_product": "Identificación",
  "product_serial.group_origin": "Origen",
  "product_serial.group_support": "Descripción y soporte",

  "product_serial.productName": "Nombre del producto",
  "product_serial.serialNumber": "Número de serie",
  "product_serial.manufacturer": "Fabricante",
  "product_serial.model": "Modelo",
  "product_serial.batchNumber": "Número de lote",
  "product_serial.manufacturingDate": "Fecha de fabricación",
  "product_serial.expiryDate": "Fecha de caducidad",
  "product_serial.category": "Categoría",
  "product_serial.category_none": "Elegir una categoría",
  "product_serial.productDescription": "Descripción",
  "product_serial.website": "Sitio web",
  "product_serial.supportEmail": "Correo de soporte",
  "product_serial.warrantyPeriod": "Periodo de garantía",
  "product_serial.location": "Lugar",

  "product_serial.category_Electronics": "Electrónica",
  "product_serial.category_Automotive": "Automoción",
  "product_serial.category_Medical": "Médico",
  "product_serial.category_Industrial": "Industrial",
  "product_serial.category_Consumer_Goods": "Bienes de consumo",
  "product_serial.category_Food_Beverage": "Alimentos y bebidas",
  "product_serial.category_Pharmaceutical": "Farmacéutico",
  "product_serial.category_Textile": "Textil",
  "product_serial.category_Other": "Otro",

  "product_serial.empty": "Introduce el nombre del producto y el número de serie para ver el código",
  "product_serial.downloaded": "Código QR de número de serie descargado",

  "product_serial.run": "Una serie numerada",
  "product_serial.run_text":
    "Un código por número de serie, con los demás campos y ajustes de esta página, en un archivo ZIP con una lista. Se crean y se comprueban en tu navegador.",
  "product_serial.prefix": "Prefijo",
  "product_serial.start": "Primer número",
  "product_serial.count": "Cantidad",
  "product_serial.count_hint": "Como máximo {limit}. Para más, usa la línea de comandos: quietzone batch.",
  "product_serial.digits": "Dígitos",
  "product_serial.digits_hint": "Los números más cortos se completan con ceros delante.",
  "product_serial.check": "Carácter de control",
  "product_serial.check_none": "Ninguno",
  "product_serial.check_mod37_36": "ISO/IEC 7064 MOD 37,36",
  "product_serial.check_hint":
    "Una letra o un dígito más al final, que detecta cualquier error de un solo carácter.",
  "product_serial.run_range": "De {first} a {last}",
  "product_serial.run_number": "Introduce un número entero de {min} a {max}.",
  "product_serial.run_make": { one: "Crear {n} código", other: "Crear {n} códigos" },
  "product_serial.run_sign_in": "Se te pedirá que inicies sesión; la serie te espera aquí.",
  "product_serial.run_history": "Las series no se guardan en tu historial.",
  "product_serial.run_making": "Creando códigos",
  "product_serial.run_progress": "{done} de {total}",
  "product_serial.run_done": {
    one: "Se ha creado y comprobado {n} código. Está en {name}.",
    other: "Se han creado y comprobado {n} códigos. Están en {name}.",
  },
  "product_serial.run_failed": {
    one: "{n} código quizá no se pueda escanear; manifest.csv lo indica. Cambia el tamaño, los colores o la corrección de errores, o descarga de todos modos.",
    other:
      "{n} códigos quizá no se puedan escanear; manifest.csv los indica. Cambia el tamaño, los colores o la corrección de errores, o descarga de todos modos.",
  },
  "product_serial.run_unread":
    "No se han podido cargar todos nuestros escáneres, así que estos códigos no se han probado. Comprueba tu conexión y créalos de nuevo, o descárgalos de todos modos.",
  "product_serial.run_broke": "No se ha podido crear la serie: {message}",
};
