import type { Texts } from "../areas.ts";

export const messages: Texts<"customer"> = {
  "customer.nav": "Votre compte",

  "dashboard.description": "Vos codes en un coup d’œil, et le plus court chemin vers le prochain.",
  "dashboard.hello": "Bonjour, {name}",
  "dashboard.totals": "Totaux",
  "dashboard.total": "Codes",
  "dashboard.this_week": "Cette semaine",
  "dashboard.downloads": "Téléchargements",
  "dashboard.scans": "Scans",
  "dashboard.quick": "Actions rapides",
  "dashboard.generate": "Créer un code QR",
  "dashboard.latest": "Derniers codes",
  "dashboard.all": "Tout afficher",
  "dashboard.empty_title": "Pas encore de code",
  "dashboard.empty_text":
    "Chaque code que vous téléchargez est conservé ici, prêt à être téléchargé à nouveau.",
  "dashboard.failed_title": "Votre tableau de bord n’a pas pu être chargé",

  "profile.description": "Qui vous êtes sur ce site.",
  "profile.personal": "Informations personnelles",
  "profile.email_fixed": "L’adresse d’un compte ne peut pas être modifiée.",
  "profile.save": "Enregistrer les modifications",
  "profile.saved": "Votre profil est à jour.",
  "profile.failed": "Le profil n’a pas pu être mis à jour : {message}",
  "profile.password": "Mot de passe",
  "profile.password_text":
    "Un nouveau mot de passe vous déconnecte partout ailleurs. Ici, vous restez connecté.",
  "profile.password_save": "Changer le mot de passe",
  "profile.password_saved": "Votre mot de passe est changé. Vos autres sessions sont terminées.",

  "settings.description": "L’apparence et la langue de ce site pour vous. Conservées dans ce navigateur.",
  "settings.theme": "Thème",
  "settings.theme_hint": "« Système » suit le réglage de votre appareil.",
  "settings.language": "Langue",
  "settings.language_hint": "Ce que vous mettez dans vos codes reste tel quel.",
};
