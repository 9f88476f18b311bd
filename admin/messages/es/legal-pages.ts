import { titles } from "../../../core/legal/titles/es.ts";
import type { Texts } from "../areas.ts";

export const messages: Texts<"legal-pages"> = {
  "legal.title": "Páginas legales",
  "legal.text":
    "Privacidad, condiciones de uso y aviso legal: textos propios o enlaces a páginas de otro sitio. Las páginas que existen aparecen en el pie de página.",
  ...titles,
  "legal.edit": "Editar",
  "legal.edit_named": "Editar: {name}",
  "legal.load_failed": "No se han podido cargar las páginas legales",
  "legal.state_text": "Publicada",
  "legal.state_built_in": "Texto predeterminado",
  "legal.state_link": "Enlace",
  "legal.state_hidden": "Sin publicar",
  "legal.state_empty": "Sin texto",
  "legal.state_built_in_text":
    "Un texto sobre lo que guarda este sitio. Se adapta a los ajustes hasta que escribas uno propio.",
  "legal.state_link_text": "Los visitantes van a la página que has indicado.",
  "legal.state_hidden_text": "Los visitantes no pueden abrir esta página. Sus textos se conservan.",
  "legal.state_empty_text":
    "Los visitantes no pueden abrir esta página hasta que tenga un texto o un enlace.",
  "legal.page_text":
    "Se muestra en {path}. Cada visitante recibe el texto en su idioma; si no lo hay, en el del sitio; si no, en cualquier otro.",
  "legal.is_published": "Publicada",
  "legal.link": "Enlace en lugar de un texto",
  "legal.link_help": "Opcional. Los visitantes van a esta dirección y los textos de abajo no se muestran.",
  "legal.built_in_note":
    "Los visitantes ven el texto predeterminado. Describe lo que guarda este sitio y se adapta a los ajustes, pero no dice quién eres: publica un aviso legal, o copia el texto y añade quién eres.",
  "legal.built_in_named":
    "Los visitantes ven el texto predeterminado. Describe lo que guarda este sitio, se adapta a los ajustes y enlaza tu aviso legal. Para decir más, copia el texto y edítalo.",
  "legal.take_built_in": "Copiar para editar",
  "legal.languages": "Idioma del texto",
  "legal.markdown": "Texto (Markdown)",
  "legal.markdown_help":
    "## Título, **negrita**, *cursiva*, - lista, [enlace](https://example.com). Los saltos de línea se conservan. El HTML se muestra como texto y las imágenes, como su texto alternativo.",
  "legal.preview": "Vista previa",
  "legal.preview_empty": "No hay texto en este idioma.",
  "legal.save": "Guardar",
  "legal.saved": "Página legal guardada",
  "legal.save_failed": "No se ha podido guardar la página",
  "legal.text_long": "Un texto tiene como máximo 50 000 caracteres",
  "legal.text_unseen":
    "El texto contiene caracteres de control o caracteres que invierten la dirección del texto que los rodea. Bórralos o vuelve a escribir esa parte",
  "legal.text_complex":
    "El texto tiene demasiadas listas, citas, tablas o énfasis, o están demasiado anidados. Simplifícalo",
  "legal.link_form": "Introduce una dirección completa que empiece por https:// o http://",
  "legal.link_own":
    "Esta dirección es una de las páginas legales de este sitio. Escribe un texto o enlaza a una página de otro sitio",
};
