import { titles } from "../../../core/legal/titles/de.ts";
import type { Texts } from "../areas.ts";

export const messages: Texts<"legal-pages"> = {
  "legal.title": "Rechtstexte",
  "legal.text":
    "Datenschutz, Nutzungsbedingungen und Impressum: eigene Texte oder Links zu anderen Websites. Vorhandene Seiten sind in der Fußzeile verlinkt.",
  ...titles,
  "legal.edit": "Bearbeiten",
  "legal.edit_named": "Bearbeiten: {name}",
  "legal.load_failed": "Die Rechtstexte konnten nicht geladen werden",
  "legal.state_text": "Veröffentlicht",
  "legal.state_built_in": "Mitgelieferter Text",
  "legal.state_link": "Link",
  "legal.state_hidden": "Nicht veröffentlicht",
  "legal.state_empty": "Kein Text",
  "legal.state_built_in_text":
    "Ein Text darüber, was diese Website speichert. Er richtet sich nach den Einstellungen, bis Sie einen eigenen schreiben.",
  "legal.state_link_text": "Besucher werden auf die angegebene Seite geleitet.",
  "legal.state_hidden_text": "Besucher können diese Seite nicht öffnen. Ihre Texte bleiben erhalten.",
  "legal.state_empty_text":
    "Besucher können diese Seite erst öffnen, wenn sie einen Text oder einen Link hat.",
  "legal.page_text":
    "Zu sehen unter {path}. Besucher bekommen den Text in ihrer Sprache, sonst in der Sprache der Website, sonst in einer beliebigen.",
  "legal.is_published": "Veröffentlicht",
  "legal.link": "Link statt eines Textes",
  "legal.link_help":
    "Optional. Besucher werden auf diese Adresse geleitet, die Texte unten werden nicht gezeigt.",
  "legal.built_in_note":
    "Besucher sehen den mitgelieferten Text. Er beschreibt, was diese Website speichert, und richtet sich nach den Einstellungen, nennt Sie aber nicht: Veröffentlichen Sie ein Impressum, oder kopieren Sie den Text und ergänzen Sie, wer Sie sind.",
  "legal.built_in_named":
    "Besucher sehen den mitgelieferten Text. Er beschreibt, was diese Website speichert, richtet sich nach den Einstellungen und verweist auf Ihr Impressum. Um mehr zu sagen, kopieren Sie den Text und bearbeiten ihn.",
  "legal.take_built_in": "Zum Bearbeiten kopieren",
  "legal.languages": "Sprache des Textes",
  "legal.markdown": "Text (Markdown)",
  "legal.markdown_help":
    "## Überschrift, **fett**, *kursiv*, - Liste, [Link](https://example.com). Zeilenumbrüche bleiben erhalten. HTML erscheint als Text, Bilder als ihr Alternativtext.",
  "legal.preview": "Vorschau",
  "legal.preview_empty": "Kein Text in dieser Sprache.",
  "legal.save": "Speichern",
  "legal.saved": "Rechtstext gespeichert",
  "legal.save_failed": "Die Seite konnte nicht gespeichert werden",
  "legal.text_long": "Ein Text hat höchstens 50.000 Zeichen",
  "legal.text_unseen":
    "Der Text enthält Steuerzeichen oder Zeichen, die die Schreibrichtung des umgebenden Textes umkehren. Löschen Sie sie oder tippen Sie diesen Teil neu",
  "legal.text_complex":
    "Der Text enthält zu viele Listen, Zitate, Tabellen oder Hervorhebungen, oder sie sind zu tief verschachtelt. Vereinfachen Sie ihn",
  "legal.link_form": "Geben Sie eine vollständige Adresse ein, die mit https:// oder http:// beginnt",
  "legal.link_own":
    "Diese Adresse ist einer der Rechtstexte dieser Website. Schreiben Sie einen Text oder verlinken Sie auf eine andere Website",
};
