import type { Texts } from "../areas.ts";

export const messages: Texts<"wifi-generator"> = {
  "network.title": "Générateur de code QR Wi-Fi",
  "network.description":
    "Votre Wi-Fi en code QR : vos invités se connectent d’un scan, sans épeler le mot de passe. WPA, WEP, réseaux ouverts et masqués. Gratuit, créé dans votre navigateur.",
  "network.intro": "Vos invités se connectent d’un scan, sans épeler le mot de passe.",
  "network.fields": "Réseau",
  "network.preview_empty": "Saisissez le nom du réseau pour voir l’aperçu du code QR",
  "network.ssid": "Nom du réseau (SSID)",
  "network.ssid_hint": "Exactement comme sur votre box ou votre routeur : majuscules et minuscules comptent.",
  "network.blanks": "Il y a un espace au début ou à la fin, et il compte",
  "network.security": "Sécurité",
  "network.security_hint": "WPA désigne aussi WPA2 et WPA3.",
  "network.nopass": "Aucune",
  "network.password": "Mot de passe",
  "network.privacy":
    "Le code est créé sur cet appareil, et le mot de passe y reste. Seul un téléchargement pendant que vous êtes connecté enregistre le contenu du code, mot de passe compris, dans votre historique.",
  "network.hidden": "Réseau masqué",
  "network.hidden_hint": "Pour les réseaux qui ne diffusent pas leur nom.",
  "network.done": "Code QR Wi-Fi téléchargé",
  "network.card": "Une carte à accrocher",
  "network.card_text": "Le code accompagné du nom du réseau, au format d’une carte postale.",
  "network.card_password": "Imprimer aussi le mot de passe",
  "network.card_print": "Imprimer la carte",
  "network.card_code": "Code QR du réseau {ssid}",
  "network.card_scan": "Visez ce code avec l’appareil photo de votre téléphone pour vous connecter.",
};
