import { titles } from "../../../core/legal/titles/en.ts";
import { legalPageTexts } from "../../../core/legal/legal-page.ts";

export const messages = {
  ...legalPageTexts,
  "legal.title": "Legal Pages",
  "legal.text":
    "Privacy, terms of use and imprint: your own texts, or links to pages elsewhere. Pages that exist are linked in the footer.",
  ...titles,
  "legal.edit": "Edit",
  "legal.edit_named": "Edit: {name}",
  "legal.load_failed": "The legal pages could not be loaded",
  "legal.state_text": "Published",
  "legal.state_built_in": "Built-in text",
  "legal.state_link": "Link",
  "legal.state_hidden": "Not published",
  "legal.state_empty": "No text",
  "legal.state_built_in_text":
    "A text about what this site stores. It follows the settings until you write your own.",
  "legal.state_link_text": "Visitors are sent to the page you entered.",
  "legal.state_hidden_text": "Visitors cannot open this page. Its texts are kept.",
  "legal.state_empty_text": "Visitors cannot open this page until it has a text or a link.",
  "legal.page_text":
    "Shown at {path}. Visitors get the text in their language, otherwise in the site’s language, otherwise in any other.",
  "legal.is_published": "Published",
  "legal.link": "Link instead of a text",
  "legal.link_help": "Optional. Visitors are sent to this address, and the texts below are not shown.",
  "legal.built_in_note":
    "Visitors see the built-in text. It describes what this site stores and follows the settings, but it does not name you: publish an imprint, or copy the text and add who you are.",
  "legal.built_in_named":
    "Visitors see the built-in text. It describes what this site stores, follows the settings and links to your imprint. To say more, copy the text and edit it.",
  "legal.take_built_in": "Copy to edit",
  "legal.languages": "Language of the text",
  "legal.markdown": "Text (Markdown)",
  "legal.markdown_help":
    "## Heading, **bold**, *italic*, - list, [link](https://example.com). Line breaks are kept. HTML is shown as text, images as their alternative text.",
  "legal.preview": "Preview",
  "legal.preview_empty": "No text in this language.",
  "legal.save": "Save",
  "legal.saved": "Legal page saved",
  "legal.save_failed": "Failed to save the page",
} as const;
