import type { PrivacySentences } from "./en.ts";

export const privacy: PrivacySentences = {
  intro:
    "Esta página explica qué guarda {site}, para qué y durante cuánto tiempo. Refleja los ajustes del sitio.",
  imprint: "El [aviso legal](/imprint) indica quién gestiona {site} y cómo ponerse en contacto.",

  short: "En pocas palabras",
  short_tools:
    "Los códigos se crean, se comprueban y se escanean en tu navegador. Las imágenes que escaneas nunca se envían al servidor.",
  short_shortened: "Las páginas vistas se cuentan sin cookies y sin tu dirección IP completa.",
  short_whole: "Las páginas vistas se cuentan sin cookies, con tu dirección IP.",
  short_uncounted: "Las páginas vistas no se cuentan.",
  short_account:
    "Una cuenta guarda los códigos que descargas o firmas y los que tienen seguimiento. Puedes exportarlo y borrarlo todo directamente.",
  short_alone: "Las páginas no contienen código de otras empresas.",
  short_others: "Algunas páginas contienen código de otras empresas.",

  visits: "Cuando visitas el sitio",
  visits_stored: "De cada página vista se guarda:",
  visits_time: "la fecha y la hora",
  visits_page:
    "el título y la dirección de la página; de sus parámetros, solo `utm_source`, `utm_medium` y `utm_campaign`",
  visits_referrer: "la página desde la que llegaste, sin sus parámetros",
  visits_browser:
    "tu navegador, sistema operativo, tipo de dispositivo y tamaño de pantalla, y cómo se identifica tu navegador (user agent)",
  visits_place: "el país y, si se conocen, la región y la ciudad, deducidos de tu dirección IP",
  visits_use: "cuánto tiempo te quedaste, hasta dónde bajaste y cuántas veces hiciste clic",
  visits_number: "un número aleatorio con el que tu navegador vincula las páginas vistas de una pestaña",
  visits_shortened:
    "Tu dirección IP se guarda acortada: la última parte de una dirección IPv4 y los últimos 80 bits de una IPv6 se ponen a cero.",
  visits_whole: "Tu dirección IP se guarda completa.",
  visits_hash:
    "Para distinguir a los visitantes se guarda un hash de tu dirección IP y tu navegador, calculado con una clave secreta. La clave es aleatoria, cambia cada día y se borra a los dos días; a partir de entonces, nadie puede relacionar el hash contigo.",
  visits_opt_out:
    "Si tu navegador envía Do Not Track o Global Privacy Control, las páginas vistas se cuentan sin dirección IP, sin hash y sin número aleatorio.",
  visits_until:
    "Cada página vista se borra a los {days} días. Quedan los totales, que no dicen nada de un visitante concreto.",
  place_service:
    "Si el servidor no conoce el país de una dirección IP, lo consulta a un servicio, que recibe la dirección acortada.",

  scans: "Cuando escaneas un código con seguimiento",
  scans_text:
    "Algunos códigos contienen un enlace corto a este sitio que empieza por `/s/`. Cuando lo abres, el servidor guarda la hora, tu país, el tipo de dispositivo, el navegador y el sistema operativo, y el sitio desde el que llegaste, y te lleva al destino. No guarda ninguna dirección IP. Para contar cada dispositivo una vez al día, guarda hasta el final del día un hash de la dirección IP acortada y del navegador, calculado con una clave secreta; no lo guarda si tu navegador envía Do Not Track o Global Privacy Control. El propietario del código ve las estadísticas. Se borran con el código o con la cuenta.",

  tools: "Cuando usas las herramientas",
  tools_text:
    "El contenido, las imágenes y los documentos se quedan en tu navegador mientras creas o escaneas códigos. Lo que escribes se guarda en tu navegador hasta que cierras la pestaña; mientras no inicies sesión, los últimos códigos que descargas, copias o compartes se quedan en tu navegador hasta que los borres. Para verificar una firma, el texto del código se envía al servidor, que no lo guarda.",
  tools_api:
    "Los programas que usan la API envían contenido e imágenes al servidor. Este crea o lee los códigos y no guarda ni lo uno ni lo otro.",

  account: "Cuando tienes una cuenta",
  account_stored: "Una cuenta guarda:",
  account_profile:
    "tu dirección de correo, tu nombre, tus preferencias y lo que añades a tu perfil, como una foto o un teléfono, y lo que las apps guardan con tu cuenta",
  account_secrets:
    "tu contraseña como hash Argon2id; con un segundo factor, también su secreto y tus códigos de recuperación como hash",
  account_codes:
    "los códigos que descargas con la sesión iniciada: contenido, diseño, logo, nombre, carpeta y número de descargas. El contenido de un código WiFi incluye la contraseña de la red",
  account_brands: "tus marcas: nombre, diseño y logotipo",
  account_batches: "las tablas que guardas como lotes: sus filas, el diseño con su logo y los ajustes",
  account_tracked: "tus códigos con seguimiento, con sus destinos y escaneos",
  account_signatures: "lo que firmas y la clave con la que se firma",
  account_keys: "tus claves de API como hash, con la hora de su último uso",
  account_sessions:
    "tus sesiones: dirección IP, navegador, inicio y último uso. Una sesión termina como muy tarde después de {hours} horas y entonces se borra",
  account_news: "qué notificaciones has leído y cuáles se te enviaron por correo",
  account_services:
    "Si inicias sesión con {services}, ese servicio sabe que usas {site}. Se guardan el identificador, el nombre y el correo que tienes en ese servicio, y se copia tu foto de perfil.",
  account_announced:
    "El responsable del sitio recibe aviso de cada cuenta nueva, con nombre y correo, a través de Slack, Discord u otro servicio.",
  account_mail:
    "Los correos para ti se guardan hasta que se envían, y los enlaces que contienen, como hash hasta que caducan. Un correo que no se puede enviar se borra a los 30 días, aproximadamente.",
  account_pictures: "Las imágenes que subes se guardan en un servicio de almacenamiento ({service}).",
  account_history:
    "Un código que borras de tu historial se puede recuperar durante una hora. Después se borra definitivamente.",
  account_delete:
    "Puedes exportarlo todo en un archivo y borrar la cuenta en cualquier momento. Al borrarla desaparece todo lo anterior, salvo la mitad pública de tu clave de firma, para que los códigos que firmaste se puedan seguir verificando; el número de la cuenta y la hora, para que ninguna copia de seguridad la recupere; y las entradas del registro de auditoría.",

  security: "Por seguridad",
  security_audit:
    "Un registro de auditoría anota los inicios de sesión, también los fallidos, los cambios en las cuentas y lo que hacen los administradores, con hora, correo, dirección IP completa y navegador. Sirve para detectar y aclarar abusos. Sus entradas se conservan de forma permanente, también cuando se borra una cuenta.",
  security_limits:
    "Para frenar ataques, las peticiones se cuentan por dirección IP durante un día como máximo.",
  security_log:
    "El registro del servidor no contiene direcciones IP ni nombres. Un servidor web o proveedor de alojamiento delante de {site} puede llevar sus propios registros.",
  security_backups:
    "Las copias de seguridad pueden contener los mismos datos hasta que el responsable las borra. Una cuenta borrada no vuelve con una copia de seguridad.",

  browser: "Cookies y almacenamiento en tu navegador",
  browser_language: "`quietzone_language`: el idioma que elegiste, durante un año",
  browser_session:
    "`qz-refresh` y `qz-session`, en https con el prefijo `__Host-`: mantienen tu sesión iniciada hasta que termina",
  browser_flow:
    "`qz-flow`, con el mismo prefijo: mientras inicias sesión con otro servicio, durante 10 minutos",
  browser_storage:
    "almacenamiento del navegador: el tema que elegiste, si has iniciado sesión y las descargas que aún no están en tu historial",
  browser_recent:
    "los códigos recientes, salvo que los desactives o inicies sesión: contenido, diseño, logo y hora de los últimos 20 códigos que descargas, copias o compartes, hasta que los borres",
  browser_tab:
    "almacenamiento de la pestaña, hasta que la cierras: los códigos que estás creando, dónde estabas en el sitio y qué avisos has visto",
  browser_tables:
    "las tablas de la página «Códigos desde tablas» que no caben en el almacenamiento de la pestaña: hasta que empiezas de nuevo o abres la página otra vez un día después",
  browser_number: "también en la pestaña: el número aleatorio que vincula las páginas vistas",
  browser_files: "archivos del sitio, para que funcione sin conexión",
  browser_purpose: "Ninguna cookie de este sitio se usa para publicidad.",

  others: "Otras empresas",
  others_none:
    "Las páginas no contienen código de otras empresas y tu navegador no contacta con ningún otro servidor.",
  others_google:
    "Algunas páginas usan Google Analytics: Google recibe datos de tu visita, incluida tu dirección IP, y puede instalar cookies.",
  others_code:
    "Algunas páginas contienen código de otras empresas. En ellas, tu navegador contacta con los servidores de esas empresas, que reciben tu dirección IP. Ese código puede instalar cookies y leer lo que escribes en la página. Las páginas para escanear, iniciar sesión y verificar, y las de la cuenta, no lo contienen. Con `?safe=1` al final de su dirección, una página se carga sin él.",
  others_ads:
    "Algunas páginas muestran anuncios cuyo contenido viene de otras empresas. Sus servidores reciben tu dirección IP. Los anuncios no pueden leer la página que los rodea.",

  rights: "Tus derechos",
  rights_text:
    "Puedes ver, corregir, exportar y borrar directamente los datos de tu cuenta. Según dónde vivas, tienes otros derechos. El Reglamento General de Protección de Datos (RGPD) reconoce los de acceso, rectificación, supresión, limitación del tratamiento, portabilidad y oposición, y el de presentar una reclamación ante una autoridad de control.",
};
