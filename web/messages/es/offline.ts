import type { Texts } from "../areas.ts";

/** Texts about being without a connection, and about a new version of the site. */
export const messages: Texts<"offline"> = {
  "offline.title": "Estás sin conexión",
  "offline.text": "Esta página necesita conexión. Estas herramientas funcionan sin ella:",
  "offline.notice":
    "Estás sin conexión. Puedes seguir creando, comprobando y escaneando códigos; para iniciar sesión y ver tu historial hace falta conexión.",
  "offline.notice_little": "Estás sin conexión. Lo que esta página ya ha cargado sigue funcionando.",
  "update.ready": "Hay una nueva versión de este sitio. Lo que estás creando se conserva.",
  "update.now": "Actualizar",
};
