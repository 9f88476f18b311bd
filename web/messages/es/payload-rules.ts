import type { Texts } from "../areas.ts";

export const messages: Texts<"payload-rules"> = {
  "payload.half_character":
    "Aquí hay medio carácter, un sustituto sin su pareja: bórralo o vuelve a introducirlo",
  "payload.date": "Introduce una fecha como 2026-01-31",
  "payload.moment": "Introduce una fecha, o una fecha y hora como 2026-01-31T12:00",
  "vcard.name": "Introduce un nombre, un apellido, un correo electrónico o un teléfono",
  "wifi.ssid": "Introduce el nombre de la red (SSID)",
  "wifi.ssid_long": "El nombre de una red tiene 32 bytes como máximo",
  "wifi.password_missing":
    "Una red {security} necesita su contraseña en el código: sin ella, muchos móviles no pueden conectarse",
  "wifi.password_wpa": "Una contraseña WPA tiene de 8 a 63 caracteres, o 64 dígitos hexadecimales",
  "wifi.password_ascii":
    "Una contraseña WPA solo tiene letras sin acento, dígitos y signos de puntuación: {character} no puede formar parte de ella",
  "wifi.password_wep": "Una clave WEP tiene 5 o 13 caracteres sin acento, o 10 o 26 dígitos hexadecimales",
  "wifi.capitals": "Un código WiFi empieza con WIFI: en mayúsculas",
  "wifi.end": "Un código WiFi termina con dos signos de punto y coma: WIFI:T:WPA;S:nombre;P:contraseña;;",
  "wifi.security": "Los móviles no admiten el tipo de seguridad {security}: usa WPA, WEP o nopass",
  "url.host":
    "Una dirección web necesita un nombre de host después de {scheme}://, como {scheme}://example.com",
  "url.twice": "Esta dirección web empieza dos veces con {scheme}://",
  "url.host_wrong": "{host} no es un nombre de host: una dirección web es como {scheme}://example.com",
  "url.address": "{website} no es una dirección web: introduce una como https://example.com",
  "url.port": "{port} no es un puerto: usa un número de 1 a 65535",
  "mail.address": "{address} no es una dirección de correo: introduce una como nombre@example.com",
  "mail.meant": "{address} no es una dirección de correo: escribe {meant}",
  "mail.several": "{address} contiene varias direcciones de correo: introduce solo una, como {first}",
  "mail.domain":
    "{address} no es una dirección de correo: falta un punto después de la @, como en nombre@example.com",
  "mail.empty": "Un correo necesita una dirección, un asunto o un texto",
  "phone.digits": "{number} no es un número de teléfono: no tiene dígitos",
  "phone.number": "{number} no es un número de teléfono: introduce uno como +34 600 123 456",
  "phone.meant": "{number} no es un número de teléfono: escribe {meant}",
  "phone.several": "{number} contiene varios números de teléfono: introduce solo uno, como {first}",
  "phone.empty": "Una llamada necesita un número de teléfono, como tel:+34600123456",
  "sms.empty": "Un SMS necesita un número de teléfono o un texto",
  "geo.position":
    "Un lugar necesita una latitud de -90 a 90 y una longitud de -180 a 180, como geo:52.52,13.405",
  "contact.end": "Una vCard termina con una línea END:VCARD: sin ella los móviles no la reconocen",
  "contact.version": "Una vCard tiene una línea VERSION:3.0 (o 2.1, o 4.0) después de la primera",
  "contact.name": "Un contacto necesita un nombre: sin él los móviles no lo guardan",
  "product.name": "Introduce el nombre del producto",
  "product.serial": "Introduce el número de serie",
  "product.expiry": "La fecha de caducidad es anterior a la de fabricación",
  "signature.title": "Introduce el título del documento",
  "signature.signer": "Introduce el nombre del firmante",
  "signature.hash_required": "Este nivel de seguridad necesita el hash del documento",
  "signature.broken": "La firma de este código está dañada",
  "signature.missing":
    "Un código de nivel de seguridad {level} tiene que estar firmado: créalo en la página de firma digital",
  "signature.checksum_wrong": "La suma de comprobación no coincide: algo de este código ha cambiado",
  "signature.validity_required":
    "El nivel de seguridad máximo necesita una fecha hasta la que sea válida la firma",
};
