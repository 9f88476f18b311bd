import { titles } from "../../../core/legal/titles/pt.ts";
import type { Texts } from "../areas.ts";

export const messages: Texts<"legal-pages"> = {
  "legal.title": "Páginas legais",
  "legal.text":
    "Privacidade, termos de uso e aviso legal: textos próprios ou links para páginas de outros sites. As páginas que existem aparecem no rodapé.",
  ...titles,
  "legal.edit": "Editar",
  "legal.edit_named": "Editar: {name}",
  "legal.load_failed": "Não foi possível carregar as páginas legais",
  "legal.state_text": "Publicada",
  "legal.state_built_in": "Texto padrão",
  "legal.state_link": "Link",
  "legal.state_hidden": "Não publicada",
  "legal.state_empty": "Sem texto",
  "legal.state_built_in_text":
    "Um texto sobre o que este site guarda. Ele acompanha as configurações até você escrever o seu.",
  "legal.state_link_text": "Os visitantes são levados à página que você indicou.",
  "legal.state_hidden_text": "Os visitantes não conseguem abrir esta página. Os textos dela são mantidos.",
  "legal.state_empty_text":
    "Os visitantes só conseguem abrir esta página quando ela tiver um texto ou um link.",
  "legal.page_text":
    "Mostrada em {path}. Cada visitante recebe o texto no seu idioma; se não houver, no do site; se não, em qualquer outro.",
  "legal.is_published": "Publicada",
  "legal.link": "Link em vez de um texto",
  "legal.link_help":
    "Opcional. Os visitantes são levados a este endereço, e os textos abaixo não são mostrados.",
  "legal.built_in_note":
    "Os visitantes veem o texto padrão. Ele descreve o que este site guarda e acompanha as configurações, mas não diz quem você é: publique um aviso legal, ou copie o texto e acrescente essa informação.",
  "legal.built_in_named":
    "Os visitantes veem o texto padrão. Ele descreve o que este site guarda, acompanha as configurações e leva ao aviso legal. Para dizer mais, copie o texto e edite-o.",
  "legal.take_built_in": "Copiar para editar",
  "legal.languages": "Idioma do texto",
  "legal.markdown": "Texto (Markdown)",
  "legal.markdown_help":
    "## Título, **negrito**, *itálico*, - lista, [link](https://example.com). As quebras de linha são mantidas. HTML aparece como texto, e imagens, como o texto alternativo.",
  "legal.preview": "Prévia",
  "legal.preview_empty": "Nenhum texto neste idioma.",
  "legal.save": "Salvar",
  "legal.saved": "Página legal salva",
  "legal.save_failed": "Não foi possível salvar a página",
  "legal.text_long": "Um texto tem no máximo 50.000 caracteres",
  "legal.text_unseen":
    "O texto contém caracteres de controle ou caracteres que invertem a direção do texto em volta. Apague-os ou digite essa parte de novo",
  "legal.text_complex":
    "O texto tem listas, citações, tabelas ou ênfases demais, ou aninhadas demais. Simplifique-o",
  "legal.link_form": "Digite um endereço completo que comece com https:// ou http://",
  "legal.link_own":
    "Este endereço é uma das páginas legais deste site. Escreva um texto ou use o link de uma página de outro site",
};
