import type { Texts } from "../areas.ts";

/** Texts of codes that hold a short link. */
export const messages: Texts<"short-link"> = {
  "short_link.target_scheme": "Un enlace corto lleva a una dirección web: empieza por http:// o https://",
  "short_link.target_invalid": "Ningún navegador puede abrir esta dirección: contiene algún error",
  "short_link.target_credentials": "Quita el nombre y la contraseña que hay antes de la @",
  "short_link.target_own": "Un enlace corto no puede llevar a este mismo sitio: elige otra dirección",
  "short_link.target_long": "Una dirección web tiene como máximo 2048 caracteres",
  "short_link.too_many":
    "Tienes el máximo de enlaces cortos por cuenta. Elimina uno que ningún código necesite.",
  "track.label": "Contar escaneos",
  "track.hint":
    "El código contiene un enlace corto que cuenta cada escaneo y redirige. Podrás cambiar después adónde lleva.",
  "track.sign_in": "Inicia sesión para contar los escaneos",
  "track.note": "Este código contiene {url} y lleva a {target}.",
  "track.preparing": "Preparando el enlace corto…",
  "track.failed": "No se ha podido crear el enlace corto: {message}",
  "track.not_tracked": "Los escaneos no se cuentan: {message}",
  "track.figures": "Estadísticas y destino",
  "short_link.taken_down":
    "El responsable de este sitio ha retirado este enlace corto. Solo puedes eliminarlo.",
};
