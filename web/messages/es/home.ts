import type { Texts } from "../areas.ts";

export const messages: Texts<"home"> = {
  "home.title": "Códigos QR y códigos de barras que se escanean",
  "home.description":
    "Generador gratuito de códigos QR y códigos de barras: tus colores, tu logo, PNG, SVG y PDF, sin marca de agua ni caducidad. Cada código se vuelve a leer antes de dártelo.",
  "home.heading": "Códigos que se leen.",
  "home.text":
    "Crea un código QR o de barras con tus colores y tu logo, en PNG, SVG o PDF. Cada uno se vuelve a leer antes de dártelo.",
  "home.try": "Escribe lo que quieras",
  "home.try_hint": "El código se dibuja en tu navegador mientras escribes.",
  "home.alt": "Código QR con el contenido {content}",
  "home.start_qr": "Personalizar",
  "home.start_barcode": "Crear un código de barras",
  "home.quiet_zone": "Zona de silencio, {n} módulos",
  "home.modules": "{n} × {n} módulos",
  "home.tools": "Siete herramientas, una promesa",
  "home.tools_text": "Un código que te entregan se ha leído antes, y no lo ha hecho lo mismo que lo dibujó.",
  "home.coming_soon": "Próximamente",
  "home.why": "Por qué elegir {site}",
  "home.why_text":
    "Un código que no se escanea es solo una imagen. Por eso medimos, avisamos y volvemos a leer, y no pedimos nada a cambio.",
  "home.typed": "Escrito",
  "home.read": "Leído",
  "home.free": "100 % gratis",
  "home.free_text": "Todas las herramientas, todos los formatos, todos los tamaños. No hay plan de pago.",
  "home.free_text_open":
    "Todas las herramientas, todos los formatos, todos los tamaños. No hay plan de pago y el código fuente es abierto.",
  "home.no_registration": "Sin registro",
  "home.no_registration_text":
    "Crea, previsualiza y escanea sin cuenta. Solo una descarga pide una cuenta gratuita, que te la guarda.",
  "home.no_registration_open":
    "Crea, escanea y descarga sin cuenta. Una cuenta añade historial, códigos con seguimiento y firmas.",
  "home.fast": "Rápido y seguro",
  "home.fast_text":
    "La vista previa sigue el ritmo de tus teclas. Las contraseñas se guardan solo como hash Argon2 y ningún script puede leer tu cookie de sesión.",
  "home.mobile": "Pensado para el móvil",
  "home.mobile_text":
    "Cada herramienta cabe en un teléfono de 360 píxeles de ancho y funciona con el pulgar, el ratón o el teclado.",
  "home.privacy": "Privacidad protegida",
  "home.privacy_text":
    "Lo que escribes o escaneas se queda en tu navegador hasta que lo descargas o lo sigues con una cuenta, o lo mandas firmar o verificar.",
  "home.expire": "Los códigos no caducan",
  "home.expire_text":
    "Tu contenido está en el propio código. Solo un código con seguimiento contiene un enlace corto, que funciona mientras exista este sitio.",
  "home.features": "Lo que trae cada código",
  "home.logo": "Un logo que cabe",
  "home.logo_text":
    "Crece tanto como este código puede soportar: la corrección de errores recupera lo que tapa.",
  "home.contrast": "Colores que se leen",
  "home.contrast_text":
    "Junto al selector aparece un aviso antes de que dos colores le parezcan iguales a un lector.",
  "home.margin": "Un margen que se queda",
  "home.margin_text":
    "Un código QR conserva su zona de silencio, el borde vacío por el que los lectores lo encuentran.",
  "home.formats": "PNG, SVG y PDF",
  "home.formats_text": "Píxeles enteros para pantallas, formas exactas para imprimir.",
  "home.size": "Hasta 2000 × 2000 píxeles",
  "home.size_text": "Códigos QR y de barras de cualquier tamaño desde 64 píxeles.",
  "home.watermark": "Sin marcas de agua",
  "home.watermark_text": "En tus códigos no ponemos ningún logo, dirección ni anuncio nuestro.",
  "home.time": "Sin límites de tiempo",
  "home.time_text": "Ni periodo de prueba ni cupo mensual.",
  "home.local": "Todo se procesa en local",
  "home.local_text": "Codificar, dibujar, comprobar y escanear ocurre en tu dispositivo.",
  "home.how": "Cómo se usa",
  "home.step1": "Introduce el contenido",
  "home.step1_text": "Una dirección web, un texto, un número de artículo. Ves el código mientras escribes.",
  "home.step2": "Personaliza el diseño",
  "home.step2_text": "Colores, logo y tamaño. Aparece un aviso antes de que una elección impida escanearlo.",
  "home.step3": "Descarga",
  "home.step3_text":
    "La imagen terminada se vuelve a leer y se compara con lo que escribiste. Después es tuya.",
  "home.types": "Qué puede contener un código QR",
  "home.types_text": "Elige uno y empieza por su ejemplo.",
  "home.type_url": "Dirección web",
  "home.type_url_text": "Abre una página",
  "home.type_text": "Texto sin formato",
  "home.type_text_text": "Muestra tus palabras",
  "home.type_vcard": "Contacto, vCard",
  "home.type_vcard_text": "Va a la agenda",
  "home.type_phone": "Número de teléfono",
  "home.type_phone_text": "Inicia una llamada",
  "home.type_email": "Correo electrónico",
  "home.type_email_text": "Destinatario y asunto ya rellenos",
  "home.type_social": "Redes sociales",
  "home.type_social_text": "Lleva a tu perfil",
  "home.cta": "Crea el primero ahora.",
  "home.cta_text": "Nada que instalar, nada que pagar.",
  "home.cta_qr": "Crear código QR ahora - gratis para siempre",
  "home.cta_vcard": "Generar QR de vCard",
};
