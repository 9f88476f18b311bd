import type { Texts } from "../areas.ts";

export const messages: Texts<"wifi-generator"> = {
  "network.title": "Generador de QR WiFi",
  "network.description":
    "Tu WiFi en un código QR: los invitados se conectan con un escaneo, sin deletrear la contraseña. WPA, WEP, redes abiertas y ocultas. Gratis, dibujado en tu navegador.",
  "network.intro": "Los invitados se conectan con un escaneo, sin deletrear la contraseña.",
  "network.fields": "Red",
  "network.preview_empty": "Introduce el nombre de la red para ver la vista previa del código QR",
  "network.ssid": "Nombre de la red (SSID)",
  "network.ssid_hint": "Tal como está en el router: las mayúsculas y minúsculas cuentan.",
  "network.blanks": "Hay un espacio al principio o al final, y cuenta",
  "network.security": "Seguridad",
  "network.security_hint": "WPA vale también para WPA2 y WPA3.",
  "network.nopass": "Ninguna",
  "network.password": "Contraseña",
  "network.privacy":
    "El código se crea en este dispositivo y la contraseña se queda aquí. El contenido del código, contraseña incluida, solo se guarda en tu historial si lo descargas con la sesión iniciada.",
  "network.hidden": "Red oculta",
  "network.hidden_hint": "Para redes que no difunden su nombre.",
  "network.done": "Código QR WiFi descargado",
  "network.card": "Una tarjeta para colgar",
  "network.card_text": "El código con el nombre de la red al lado, del tamaño de una postal.",
  "network.card_password": "Imprimir también la contraseña",
  "network.card_print": "Imprimir tarjeta",
  "network.card_code": "Código QR de la red {ssid}",
  "network.card_scan": "Apunta aquí con la cámara del móvil para conectarte.",
};
