import type { Texts } from "../areas.ts";

/** Texts of the codes that a device keeps. */
export const messages: Texts<"recent"> = {
  "recent.none":
    "Aquí aparecen los códigos que descargas, copias o compartes. Solo se guardan en este navegador.",
  "recent.off": "No hay códigos guardados en este dispositivo.",
  "recent.keep": "Recordar los códigos recientes en este dispositivo",
  "recent.keep_hint": "Desactívalo en un dispositivo compartido: la lista también se borra.",
  "recent.clear": "Borrar todo",
  "recent.open": "Abrir",
  "recent.open_of": "Abrir {content}",
  "recent.remove_of": "Quitar {content} de este dispositivo",
  "recent.refused":
    "Este navegador no permite que el sitio guarde datos. Puede estar en modo privado o tener el almacenamiento lleno.",
  "recent.move": {
    one: "Mover {n} código de este dispositivo a tu cuenta",
    other: "Mover {n} códigos de este dispositivo a tu cuenta",
  },
  "recent.moved": {
    one: "{n} código está ahora en tu historial.",
    other: "{n} códigos están ahora en tu historial.",
  },
  "recent.move_failed": "No se han podido mover los códigos. Inténtalo de nuevo.",
  "recent.drop": "Borrar de este dispositivo",
};
