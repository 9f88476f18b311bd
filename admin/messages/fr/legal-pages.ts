import { titles } from "../../../core/legal/titles/fr.ts";
import type { Texts } from "../areas.ts";

export const messages: Texts<"legal-pages"> = {
  "legal.title": "Pages légales",
  "legal.text":
    "Confidentialité, conditions d’utilisation et mentions légales : vos propres textes ou des liens vers d’autres pages. Les pages existantes figurent en pied de page.",
  ...titles,
  "legal.edit": "Modifier",
  "legal.edit_named": "Modifier : {name}",
  "legal.load_failed": "Les pages légales n’ont pas pu être chargées",
  "legal.state_text": "Publiée",
  "legal.state_built_in": "Texte fourni",
  "legal.state_link": "Lien",
  "legal.state_hidden": "Non publiée",
  "legal.state_empty": "Sans texte",
  "legal.state_built_in_text":
    "Un texte sur ce que conserve ce site. Il s’adapte aux réglages jusqu’à ce que vous en écriviez un.",
  "legal.state_link_text": "Les visiteurs sont dirigés vers la page que vous avez indiquée.",
  "legal.state_hidden_text": "Les visiteurs ne peuvent pas ouvrir cette page. Ses textes sont conservés.",
  "legal.state_empty_text":
    "Les visiteurs ne peuvent pas ouvrir cette page tant qu’elle n’a ni texte ni lien.",
  "legal.page_text":
    "Affichée à l’adresse {path}. Chaque visiteur reçoit le texte dans sa langue, sinon dans celle du site, sinon dans n’importe laquelle.",
  "legal.is_published": "Publiée",
  "legal.link": "Lien au lieu d’un texte",
  "legal.link_help":
    "Facultatif. Les visiteurs sont dirigés vers cette adresse, et les textes ci-dessous ne sont pas affichés.",
  "legal.built_in_note":
    "Les visiteurs voient le texte fourni. Il décrit ce que conserve ce site et s’adapte aux réglages, mais il ne vous nomme pas : publiez des mentions légales, ou copiez le texte et ajoutez qui vous êtes.",
  "legal.built_in_named":
    "Les visiteurs voient le texte fourni. Il décrit ce que conserve ce site, s’adapte aux réglages et renvoie à vos mentions légales. Pour en dire plus, copiez le texte et modifiez-le.",
  "legal.take_built_in": "Copier pour modifier",
  "legal.languages": "Langue du texte",
  "legal.markdown": "Texte (Markdown)",
  "legal.markdown_help":
    "## Titre, **gras**, *italique*, - liste, [lien](https://example.com). Les sauts de ligne sont conservés. Le HTML est affiché comme du texte, les images sont remplacées par leur texte alternatif.",
  "legal.preview": "Aperçu",
  "legal.preview_empty": "Pas de texte dans cette langue.",
  "legal.save": "Enregistrer",
  "legal.saved": "Page légale enregistrée",
  "legal.save_failed": "La page n’a pas pu être enregistrée",
  "legal.text_long": "Un texte ne peut pas dépasser 50 000 caractères",
  "legal.text_unseen":
    "Le texte contient des caractères de contrôle, ou des caractères qui inversent le sens d’écriture du texte qui les entoure. Supprimez-les, ou retapez cette partie",
  "legal.text_complex":
    "Le texte contient trop de listes, de citations, de tableaux ou de mises en valeur, ou ils sont imbriqués trop profondément. Simplifiez-le",
  "legal.link_form": "Saisissez une adresse complète qui commence par https:// ou http://",
  "legal.link_own":
    "Cette adresse est l’une des pages légales de ce site. Écrivez un texte, ou indiquez le lien d’une page d’un autre site",
};
