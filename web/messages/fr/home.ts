import type { Texts } from "../areas.ts";

export const messages: Texts<"home"> = {
  "home.title": "Des codes QR et codes-barres faciles à scanner",
  "home.description":
    "Générateur gratuit de codes QR et de codes-barres : vos couleurs, votre logo, PNG, SVG et PDF, sans filigrane ni expiration. Chaque code est relu avant de vous être remis.",
  "home.heading": "Des codes faciles à scanner.",
  "home.text":
    "Créez un code QR ou un code-barres à vos couleurs, avec votre logo, en PNG, SVG ou PDF. Chacun est relu avant de vous être remis.",
  "home.try": "Saisissez ce que vous voulez",
  "home.try_hint": "Le code est dessiné dans votre navigateur pendant la saisie.",
  "home.alt": "Code QR contenant {content}",
  "home.start_qr": "Personnaliser",
  "home.start_barcode": "Créer un code-barres",
  "home.quiet_zone": "Zone de silence, {n} modules",
  "home.modules": "{n} × {n} modules",
  "home.tools": "Huit outils, une promesse",
  "home.tools_text":
    "Chaque code que vous téléchargez a d’abord été décodé par un programme qui ne l’a pas dessiné.",
  "home.coming_soon": "Bientôt",
  "home.why": "Pourquoi choisir {site}",
  "home.why_text":
    "Un code qui ne se scanne pas n’est qu’une image. C’est pourquoi nous mesurons et relisons chaque code et vous avertissons en cas de problème, gratuitement.",
  "home.typed": "Saisi",
  "home.read": "Relu",
  "home.free": "100 % gratuit",
  "home.free_text": "Tous les outils, tous les formats, toutes les tailles. Aucune offre payante.",
  "home.free_text_open":
    "Tous les outils, tous les formats, toutes les tailles. Aucune offre payante, et le code source est ouvert.",
  "home.no_registration": "Aucune inscription requise",
  "home.no_registration_text":
    "Créez, prévisualisez et scannez sans vous connecter. Seul le téléchargement demande un compte gratuit, qui conserve votre code.",
  "home.no_registration_open":
    "Créez, scannez et téléchargez sans vous connecter. Avec un compte s’ajoutent un historique, des codes suivis et des signatures.",
  "home.fast": "Rapide et sûr",
  "home.fast_text":
    "L’aperçu suit votre saisie. Les mots de passe ne sont conservés que hachés avec Argon2, et aucun script ne peut lire votre cookie de session.",
  "home.mobile": "Adapté aux mobiles",
  "home.mobile_text":
    "Chaque outil tient sur un téléphone de 360 pixels de large et s’utilise au pouce, à la souris ou au clavier.",
  "home.privacy": "Vie privée protégée",
  "home.privacy_text":
    "Ce que vous saisissez ou scannez reste dans votre navigateur jusqu’à ce que vous le téléchargiez ou le suiviez avec un compte, ou le fassiez signer ou vérifier.",
  "home.expire": "Des codes sans expiration",
  "home.expire_text":
    "Votre contenu est dans le code lui-même. Seul un code suivi contient un lien court, qui fonctionne tant que ce site existe.",
  "home.features": "Inclus avec chaque code",
  "home.logo": "Un logo à la bonne taille",
  "home.logo_text": "Aussi grand que votre code le permet : la correction d’erreurs restitue ce qu’il cache.",
  "home.contrast": "Des couleurs faciles à scanner",
  "home.contrast_text": "Le sélecteur vous avertit quand deux couleurs se ressemblent pour un lecteur.",
  "home.margin": "Une marge qui reste",
  "home.margin_text":
    "Un code QR garde sa zone de silence, la marge vide grâce à laquelle les lecteurs le trouvent.",
  "home.formats": "PNG, SVG et PDF",
  "home.formats_text": "Des pixels entiers pour l’écran, des formes exactes pour l’impression.",
  "home.size": "Jusqu’à 2000 × 2000 pixels",
  "home.size_text": "Codes QR et codes-barres de toute taille à partir de 64 pixels.",
  "home.watermark": "Aucun filigrane",
  "home.watermark_text": "Aucun logo, aucune adresse ni publicité de notre part sur vos codes.",
  "home.time": "Aucune limite de temps",
  "home.time_text": "Ni période d’essai, ni quota mensuel.",
  "home.local": "Tout se fait en local",
  "home.local_text": "Encodage, dessin, contrôle et lecture se font sur votre appareil.",
  "home.how": "Mode d’emploi",
  "home.step1": "Saisissez le contenu",
  "home.step1_text": "Une adresse web, un texte, un numéro d’article. Le code apparaît pendant la saisie.",
  "home.step2": "Personnalisez le design",
  "home.step2_text":
    "Couleurs, logo et taille. Un avertissement s’affiche si un choix rend le code illisible.",
  "home.step3": "Téléchargez",
  "home.step3_text":
    "L’image finie est décodée encore une fois et comparée à votre saisie. Ensuite, elle est à vous.",
  "home.types": "Ce qu’un code QR peut contenir",
  "home.types_text": "Choisissez un type et partez de son exemple.",
  "home.type_url": "Adresse web",
  "home.type_url_text": "Ouvre une page",
  "home.type_text": "Texte simple",
  "home.type_text_text": "Affiche vos mots",
  "home.type_vcard": "Coordonnées, vCard",
  "home.type_vcard_text": "Enregistre un contact",
  "home.type_phone": "Numéro de téléphone",
  "home.type_phone_text": "Lance un appel",
  "home.type_email": "Adresse e-mail",
  "home.type_email_text": "Destinataire et objet déjà remplis",
  "home.type_social": "Réseaux sociaux",
  "home.type_social_text": "Mène à votre profil",
  "home.cta": "Créez votre premier code maintenant.",
  "home.cta_text": "Rien à installer, rien à payer.",
  "home.cta_qr": "Créer un code QR – gratuit pour toujours",
  "home.cta_vcard": "Créer un code QR vCard",
};
