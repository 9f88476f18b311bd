import type { Texts } from "../areas.ts";

export const messages: Texts<"scanner"> = {
  "scan.no_code":
    "No parece haber ningún código en esta imagen: comprueba que esté entero y de cara a la cámara",
  "scan.too_small":
    "El código es demasiado pequeño en esta imagen: sus módulos miden unos {pixels} px de ancho. Acércate o usa la imagen original en lugar de una reducida",
  "scan.cut_off":
    "El código está cortado en el borde de la imagen: vuelve a tomarla dejando algo de espacio alrededor del código",
  "scan.no_quiet_zone":
    "Falta el margen vacío alrededor del código: deja un borde claro de cuatro módulos, sin nada más dentro",
  "scan.blurred": "La imagen del código está borrosa: mantén quieta la cámara y deja que enfoque",
  "scan.low_contrast":
    "El código apenas destaca del fondo: toma la imagen con más luz, sin sombras ni reflejos",
  "scan.damaged":
    "Hay un código, pero una parte está tapada, dañada o deformada: aplánalo y toma la imagen justo de frente",
  "scan.unsure":
    "Hay barras, pero no se han podido leer con certeza: toma una imagen más nítida, justo de frente",
  "scan.empty": "Hay un código en esta imagen, pero no contiene nada",
  "scan.timeout":
    "La búsqueda en esta imagen ha tardado demasiado: recórtala hasta el código o prueba con una más pequeña",

  "scan_file.type": "Selecciona un archivo de imagen válido (JPG, PNG, GIF, BMP, WebP)",
  "scan_file.too_large": "El archivo debe ocupar menos de 10 MB",
  "scan_file.empty": "Este archivo está vacío: elige otro",
  "scan_file.broken":
    "No se puede leer la imagen: el archivo está dañado o incompleto. Guárdalo de nuevo o elige otro",
  "scan_file.too_many_pixels":
    "Esta imagen tiene {pixels} millones de píxeles: recórtala hasta el código o redúcela a menos de {most} millones",
  "scan_file.too_long":
    "Un lado de esta imagen mide más de {most} píxeles: recórtala hasta el código o redúcela",
  "scan_file.slow":
    "Tal como está guardada, leer esta imagen lleva demasiado tiempo: guárdala de nuevo como JPEG o PNG normal",

  "link.scheme":
    "Esto no es una dirección web: «{scheme}:» puede iniciar un programa o mostrar una página inventada, así que aquí no se abre",
  "link.invalid": "Ningún navegador puede abrir esta dirección: algo en ella está mal",
  "link.credentials": "Lo que va antes de la @ no dice adónde lleva este enlace: solo cuenta {host}",
  "link.lookalike": "Esto no es {lookalike}: letras de otra escritura solo se le parecen",
  "link.mixed_scripts":
    "Una palabra de este host mezcla escrituras ({scripts}): algunas letras no son lo que parecen",
  "link.subdomain": "Los hosts se leen desde el final: este empieza como {start}, pero pertenece a {end}",
  "link.ip_address": "El host es un número en lugar de un nombre: no se puede saber de quién es",
  "link.short_link": "Un enlace corto: no se ve adónde lleva hasta que se abre",
  "link.hidden_characters": "En esta dirección hay caracteres que no se ven",
  "link.not_encrypted": "Sin cifrar: otros pueden leer y cambiar por el camino lo que muestra esta página",

  "scanner.title": "Escáner de códigos QR desde una imagen",
  "scanner.description":
    "Escanea códigos QR y códigos de barras desde una imagen o con la cámara, gratis y sin cuenta. Cada código de la imagen se lee en tu navegador; no se sube ninguna imagen.",
  "scanner.intro":
    "Todos los códigos QR y de barras de una imagen, leídos en este dispositivo. No se sube ninguna imagen.",

  "scanner.picture": "Imagen",
  "scanner.drop": "Suelta imágenes aquí",
  "scanner.tap": "Toca para elegir imágenes",
  "scanner.drop_over": "Suelta para escanear",
  "scanner.drop_hint": "O haz clic para elegir, o pega con {keys}",
  "scanner.drop_kinds": "JPG, PNG, GIF, BMP o WebP, hasta 10 MB",
  "scanner.choose": "Elegir imagen",
  "scanner.paste": "Pegar",
  "scanner.again": "Escanear de nuevo",
  "scanner.reset": "Restablecer",
  "scanner.size_mb": "{size} MB",
  "scanner.size_px": "{width} × {height} px",
  "scanner.preview": "Vista previa de {name}",
  "scanner.pasted_name": "Imagen pegada",
  "scanner.clipboard_none": "No hay ninguna imagen en el portapapeles: copia una primero.",
  "scanner.clipboard_refused":
    "El navegador no permite mirar en el portapapeles. Pulsa {keys} o elige un archivo.",
  "scanner.too_many": "Solo se han tomado las primeras {most} imágenes. Escanea las demás después.",
  "scanner.pictures": "Imágenes",
  "scanner.picture_state": "{name}: {state}",
  "scanner.state_waiting": "en espera",
  "scanner.state_scanning": "escaneando",
  "scanner.state_found": { one: "{n} código", other: "{n} códigos" },
  "scanner.state_nothing": "ningún código",
  "scanner.state_refused": "sin escanear",

  "scanner.results": "Resultados",
  "scanner.empty": "Aún no se ha escaneado ningún código QR",
  "scanner.empty_hint": "Elige, suelta o pega una imagen, o usa la cámara. Sus códigos aparecerán aquí.",
  "scanner.scanning": "Escaneando el código QR...",
  "scanner.progress": "Progreso",
  "scanner.loading": "Cargando el lector de códigos de barras…",
  "scanner.more": "Buscando más códigos…",
  "scanner.found": "¡Código QR encontrado!",
  "scanner.found_barcode": "¡Código de barras encontrado!",
  "scanner.count": { one: "{n} código en esta imagen", other: "{n} códigos en esta imagen" },
  "scanner.total": { one: "{n} código en {pictures} imágenes", other: "{n} códigos en {pictures} imágenes" },
  "scanner.scanned": "¡Código QR escaneado correctamente!",
  "scanner.scanned_barcode": "¡Código de barras escaneado correctamente!",
  "scanner.not_found": "No se ha encontrado ningún código QR en la imagen. Prueba con una imagen más clara.",
  "scanner.qr_only":
    "Solo se han buscado códigos QR: no se ha podido cargar el lector de códigos de barras. Comprueba tu conexión y escanea de nuevo.",
  "scanner.stopped": "El escaneo se ha detenido.",
  "scanner.failed": "No se ha podido iniciar el escáner. Comprueba tu conexión y escanea de nuevo.",

  "scanner.code": "Código {n}",
  "scanner.show_code": "Código {n}: {content}",
  "scanner.content": "Contenido",
  "scanner.binary": "Este código contiene bytes en lugar de texto. Se muestran en hexadecimal.",
  "scanner.copy": "Copiar contenido",
  "scanner.copy_all": "Copiar todo",
  "scanner.copied": "¡Copiado al portapapeles!",
  "scanner.copy_failed": "No se ha podido copiar al portapapeles",
  "scanner.generate": "Generar QR",
  "scanner.make_barcode": "Crear este código de barras",
  "scanner.open_link": "Abrir enlace",
  "scanner.open_anyway": "Abrir de todos modos",
  "scanner.verify": "Verificar firma",
  "scanner.new_tab": "(se abre en una pestaña nueva)",
  "scanner.leads_to": "Este enlace lleva a",
  "scanner.punycode": "Se escribe {host}",

  "scanner.field_name": "Nombre",
  "scanner.field_organization": "Organización",
  "scanner.field_title": "Cargo",
  "scanner.field_phone": "Teléfono",
  "scanner.field_email": "Correo electrónico",
  "scanner.field_website": "Sitio web",
  "scanner.field_address": "Dirección",
  "scanner.field_birthday": "Cumpleaños",
  "scanner.field_note": "Nota",
  "scanner.field_ssid": "Red",
  "scanner.field_security": "Seguridad",
  "scanner.field_password": "Contraseña",
  "scanner.field_hidden": "Red oculta",
  "scanner.field_to": "Para",
  "scanner.field_cc": "Copia a",
  "scanner.field_bcc": "Copia oculta a",
  "scanner.field_subject": "Asunto",
  "scanner.field_message": "Mensaje",
  "scanner.field_position": "Latitud, longitud",
  "scanner.field_productName": "Producto",
  "scanner.field_serialNumber": "Número de serie",
  "scanner.field_manufacturer": "Fabricante",
  "scanner.field_model": "Modelo",
  "scanner.field_batchNumber": "Lote",
  "scanner.field_manufacturingDate": "Fabricado el",
  "scanner.field_expiryDate": "Caduca el",
  "scanner.field_category": "Categoría",
  "scanner.field_description": "Descripción",
  "scanner.field_warrantyPeriod": "Garantía",
  "scanner.field_supportEmail": "Asistencia",
  "scanner.field_documentTitle": "Documento",
  "scanner.field_signerName": "Firmante",
  "scanner.field_signerEmail": "Correo del firmante",
  "scanner.field_signatureType": "Tipo de firma",
  "scanner.field_documentHash": "Hash del documento",
  "scanner.field_validUntil": "Válido hasta",
  "scanner.field_purpose": "Finalidad",
  "scanner.field_securityLevel": "Nivel de seguridad",
  "scanner.field_location": "Lugar",
  "scanner.field_customData": "Otros datos",
  "scanner.field_timestamp": "Escrito el",
  "scanner.yes": "Sí",
  "scanner.no_security": "Ninguna: red abierta",

  "scanner.camera": "Usar la cámara",
  "scanner.camera_stop": "Detener la cámara",
  "scanner.camera_picture": "Imagen de la cámara",
  "scanner.camera_video": "Lo que ve la cámara",
  "scanner.camera_starting": "Iniciando la cámara…",
  "scanner.camera_looking": "Coloca un código dentro del marco",
  "scanner.camera_late": "No se ha encontrado ningún código QR",
  "scanner.camera_late_hint":
    "Acércate, no te muevas y deja que la luz llegue al código. La cámara sigue buscando.",
  "scanner.camera_switch": "Cambiar de cámara",
  "scanner.camera_light_on": "Encender la luz",
  "scanner.camera_light_off": "Apagar la luz",
  "scanner.camera_not_found": "No se ha encontrado ninguna cámara.",
  "scanner.camera_not_found_hint": "Conecta una e inténtalo de nuevo, o elige una imagen.",
  "scanner.camera_refused": "La cámara no está permitida.",
  "scanner.camera_refused_hint":
    "Permítela para este sitio en el icono junto a la dirección e inténtalo de nuevo. O haz una foto con otra aplicación y elígela aquí.",
  "scanner.camera_in_use": "La cámara está en uso.",
  "scanner.camera_in_use_hint": "Cierra el programa o la pestaña que la usa e inténtalo de nuevo.",
  "scanner.camera_insecure": "Las cámaras solo funcionan en páginas seguras.",
  "scanner.camera_insecure_hint":
    "Esta página se ha abierto sin https. Ábrela con https, o haz una foto con otra aplicación y elígela aquí.",
  "scanner.camera_failed": "No se ha podido iniciar la cámara.",
  "scanner.camera_failed_hint": "Inténtalo de nuevo o elige una imagen.",
  "scanner.camera_hidden": "La cámara se ha detenido mientras esta pestaña estaba oculta.",
  "scanner.camera_idle": "La cámara se ha detenido tras un minuto sin ningún código.",
  "scanner.camera_retry": "Intentar de nuevo",

  "scanner.seo_title": "Escanear un código QR desde una imagen",
  "scanner.seo_text":
    "Un código en una captura de pantalla, en un chat, en una etiqueta fotografiada, y ningún otro teléfono a mano para apuntarle. Dale la imagen a esta página. Lee todos los códigos que contiene, en cualquier ángulo, también claros sobre fondo oscuro, y muestra dónde está cada uno.",
  "scanner.seo_steps": "Cómo funciona",
  "scanner.seo_step1": "Dale una imagen",
  "scanner.seo_step1_text":
    "Suelta una o varias en cualquier parte de esta página, elígelas, pega una captura de pantalla o pon el código delante de la cámara.",
  "scanner.seo_step2": "Mira qué dice cada código",
  "scanner.seo_step2_text":
    "Los contactos, redes, mensajes y datos de producto se separan en campos; el contenido en sí siempre está al lado.",
  "scanner.seo_step3": "Úsalo",
  "scanner.seo_step3_text":
    "Copia el contenido, haz con él un código nuevo y limpio, o abre el enlace cuando hayas visto adónde lleva.",
  "scanner.seo_reads": "Qué lee",
  "scanner.seo_reads_text":
    "Códigos QR, Data Matrix, Aztec y PDF417; EAN-13, EAN-8, UPC-A, UPC-E, Code 128, Code 39, Code 93, ITF y GS1 DataBar. MSI y Pharmacode, que no se comprueban a sí mismos, se leen en imágenes limpias como las que se crean aquí.",
  "scanner.seo_links": "Adónde lleva de verdad un enlace",
  "scanner.seo_links_text":
    "Nadie puede leer un código a simple vista, y algunos se hacen justo por eso. Antes de que abras un enlace, esta página muestra su host con todas las letras y señala letras engañosas, nombres falsos delante de una @, simples números, enlaces cortos y la falta de cifrado. Lo que no es una dirección web nunca se abre.",
  "scanner.seo_private": "Tus imágenes se quedan contigo",
  "scanner.seo_private_text":
    "Las imágenes, también las de la cámara, las lee un programa dentro de esta página. No se envían, no se guardan y no las ve nadie. Una vez cargada la página, también funciona sin conexión.",
  "scanner.seo_tips": "Si no se encuentra un código",
  "scanner.seo_tips_text":
    "Procura que salga el código entero, con un poco de margen vacío alrededor. Acércate en lugar de usar el zoom, mantén la cámara paralela al código y evita sombras y reflejos. Si el código es parte de una imagen grande, recórtalo.",
  "scanner.related": "Crea tus propios códigos",
};
