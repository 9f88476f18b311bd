import type { Texts } from "../areas.ts";

export const messages: Texts<"payloads"> = {
  "payloads.field_wrong": "Revisa este campo.",
  "payloads.too_long": {
    one: "Todos los campos juntos ocupan {n} byte más de lo que cabe en un código QR. Acorta este.",
    other: "Todos los campos juntos ocupan {n} bytes más de lo que cabe en un código QR. Acorta este.",
  },
  "payloads.clear": "Borrar todo",
  "payloads.settings": "Ajustes del QR",
  "payloads.foreground": "Color de primer plano",
  "payloads.size_grown":
    "Más grande de lo habitual, para que con tanto contenido cada módulo sea lo bastante grande.",
  "payloads.level": "Corrección de errores",
  "payloads.level_hint": "Se lee aunque hasta un {percent} % del código esté sucio o roto.",
  "payloads.level_lowered": "Reducido de {asked} a {level} para que quepa todo.",
  "payloads.level_raised": "Aumentado de {asked} a {level} por el logo.",
  "payloads.preview_not_yet": "Aún no hay código: un campo está incompleto o no es correcto.",
  "payloads.preview_too_long": "Demasiado largo para un código QR: mira el mensaje del campo.",
  "payloads.incomplete": "Incompleto",
  "payloads.left_out": "Los campos con un mensaje aún no están en el código.",
  "payloads.get": "Obtener el código",
  "payloads.other_formats": "Otros formatos",
  "payloads.login_first": "Inicia sesión para descargar códigos QR",
};
