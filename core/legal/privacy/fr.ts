import type { PrivacySentences } from "./en.ts";

export const privacy: PrivacySentences = {
  intro:
    "Cette page indique ce que {site} conserve, pourquoi et combien de temps. Elle s’adapte aux réglages du site.",
  imprint:
    "Les [mentions légales](/imprint) indiquent qui exploite {site} et comment contacter l’exploitant.",

  short: "En bref",
  short_tools:
    "Les codes sont créés, vérifiés et scannés dans votre navigateur. Les images que vous scannez ne sont jamais envoyées au serveur.",
  short_shortened: "Les pages vues sont comptées sans cookies et sans votre adresse IP complète.",
  short_whole: "Les pages vues sont comptées sans cookies, avec votre adresse IP.",
  short_uncounted: "Les pages vues ne sont pas comptées.",
  short_account:
    "Un compte conserve les codes que vous téléchargez, suivez ou signez. Vous pouvez tout exporter et tout supprimer vous-même.",
  short_alone: "Les pages ne contiennent aucun code d’autres entreprises.",
  short_others: "Certaines pages contiennent du code d’autres entreprises.",

  visits: "Quand vous visitez le site",
  visits_stored: "Pour chaque page vue, sont enregistrés :",
  visits_time: "la date et l’heure",
  visits_page:
    "le titre et l’adresse de la page ; de ses paramètres, seulement `utm_source`, `utm_medium` et `utm_campaign`",
  visits_referrer: "la page d’où vous venez, sans ses paramètres",
  visits_browser:
    "votre navigateur, votre système d’exploitation, le type d’appareil et la taille de l’écran, ainsi que l’identification qu’envoie votre navigateur (user agent)",
  visits_place: "le pays et, s’ils sont connus, la région et la ville, déduits de votre adresse IP",
  visits_use:
    "combien de temps vous êtes resté, jusqu’où vous avez fait défiler et combien de fois vous avez cliqué",
  visits_number: "un nombre aléatoire par lequel votre navigateur relie les pages vues d’un onglet",
  visits_shortened:
    "Votre adresse IP est enregistrée tronquée : la dernière partie d’une adresse IPv4 et les 80 derniers bits d’une adresse IPv6 sont mis à zéro.",
  visits_whole: "Votre adresse IP est enregistrée en entier.",
  visits_hash:
    "Pour distinguer les visiteurs, une empreinte de votre adresse IP et de votre navigateur, calculée avec une clé secrète, est enregistrée. La clé est aléatoire, change chaque jour et est supprimée au bout de deux jours ; ensuite, l’empreinte ne peut plus être reliée à vous.",
  visits_opt_out:
    "Si votre navigateur envoie Do Not Track ou Global Privacy Control, les pages vues sont comptées sans adresse IP, sans empreinte et sans nombre aléatoire.",
  visits_until:
    "Le détail des pages vues est supprimé au bout de {days} jours. Les totaux restent ; ils ne disent rien d’un visiteur en particulier.",
  place_service:
    "Quand le serveur ne connaît pas le pays d’une adresse IP, il le demande à un service, qui reçoit l’adresse tronquée.",

  scans: "Quand vous scannez un code suivi",
  scans_text:
    "Certains codes contiennent un lien court vers ce site, qui commence par `/s/`. Quand vous l’ouvrez, le serveur enregistre l’heure, votre pays, le type d’appareil, le navigateur et le système d’exploitation, ainsi que le site d’où vous venez, et vous dirige vers la destination. Il n’enregistre aucune adresse IP. Pour compter chaque appareil une fois par jour, il conserve jusqu’à la fin de la journée une empreinte de l’adresse IP tronquée et du navigateur, calculée avec une clé secrète ; il n’en conserve aucune si votre navigateur envoie Do Not Track ou Global Privacy Control. Le titulaire du code voit les chiffres. Ils sont supprimés avec le code suivi ou avec le compte.",

  tools: "Quand vous utilisez les outils",
  tools_text:
    "Le contenu, les images et les documents restent dans votre navigateur pendant que vous créez ou scannez des codes. Ce que vous saisissez est conservé dans votre navigateur jusqu’à la fermeture de l’onglet ; tant que vous n’êtes pas connecté, les derniers codes que vous téléchargez, copiez ou partagez restent dans votre navigateur jusqu’à ce que vous les effaciez. Pour vérifier une signature, le texte du code est envoyé au serveur, qui ne le conserve pas.",
  tools_api:
    "Les programmes qui utilisent l’API envoient des contenus et des images au serveur. Il crée ou lit les codes et ne conserve ni les uns ni les autres.",

  account: "Quand vous avez un compte",
  account_stored: "Un compte conserve :",
  account_profile:
    "votre adresse e-mail, votre nom, vos préférences et ce que vous ajoutez à votre profil, par exemple une photo ou un numéro de téléphone, et ce que des applications enregistrent avec votre compte",
  account_secrets:
    "votre mot de passe sous forme d’empreinte Argon2id ; avec un second facteur, aussi son secret, et l’empreinte de vos codes de secours",
  account_codes:
    "les codes que vous téléchargez en étant connecté : contenu, design, logo, nom, dossier et nombre de téléchargements. Le contenu d’un code Wi-Fi comprend le mot de passe du réseau",
  account_brands: "vos marques : nom, design et logo",
  account_batches:
    "les tableaux que vous enregistrez en tant que lots : leurs lignes, le design avec son logo et les réglages",
  account_tracked: "vos codes suivis, avec leurs destinations et leurs scans",
  account_signatures: "ce que vous signez, et la clé qui signe",
  account_keys: "l’empreinte de vos clés d’API, avec la date de leur dernière utilisation",
  account_sessions:
    "vos sessions : adresse IP, navigateur, début et dernière utilisation. Une session se termine au plus tard au bout de {hours} heures, puis elle est supprimée",
  account_news: "les notifications que vous avez lues et celles qui vous ont été envoyées par e-mail",
  account_services:
    "Si vous vous connectez avec {services}, ce service apprend que vous utilisez {site}. Votre identifiant, votre nom et votre adresse e-mail auprès de ce service sont enregistrés, et votre photo de profil est copiée.",
  account_announced:
    "L’exploitant est informé de chaque nouveau compte, avec nom et adresse e-mail, par Slack, Discord ou un autre service.",
  account_mail:
    "Les e-mails qui vous sont destinés sont conservés jusqu’à leur envoi, et l’empreinte des liens qu’ils contiennent jusqu’à leur expiration. Un e-mail qui ne peut pas être envoyé est supprimé au bout de 30 jours environ.",
  account_pictures: "Les images que vous envoyez sont conservées par un service de stockage ({service}).",
  account_history:
    "Un code que vous supprimez de votre historique peut être restauré pendant une heure. Ensuite, il est supprimé définitivement.",
  account_delete:
    "Vous pouvez à tout moment tout exporter sous forme d’archive et supprimer le compte. Tout ce qui précède disparaît alors, sauf la moitié publique de votre clé de signature, pour que les codes que vous avez signés restent vérifiables ; le numéro du compte et la date, pour qu’aucune sauvegarde ne le ramène ; et les entrées du journal d’audit.",

  security: "Pour la sécurité",
  security_audit:
    "Un journal d’audit enregistre les connexions, réussies ou non, les modifications des comptes et les actions des administrateurs, avec l’heure, l’adresse e-mail, l’adresse IP complète et le navigateur. Il sert à détecter et à élucider les abus. Ses entrées sont conservées sans limite de durée, même quand un compte est supprimé.",
  security_limits:
    "Pour contrer les attaques, les requêtes sont comptées par adresse IP pendant un jour au plus.",
  security_log:
    "Le journal du serveur ne contient ni adresses IP ni noms. Un serveur web ou un hébergeur placé devant {site} peut tenir ses propres journaux.",
  security_backups:
    "Les sauvegardes peuvent contenir les mêmes données jusqu’à ce que l’exploitant les supprime. Un compte supprimé ne revient pas avec une sauvegarde.",

  browser: "Cookies et stockage dans votre navigateur",
  browser_language: "`quietzone_language` : la langue que vous avez choisie, pendant un an",
  browser_session:
    "`qz-refresh` et `qz-session`, en https avec le préfixe `__Host-` : vous gardent connecté jusqu’à la fin de la session",
  browser_flow:
    "`qz-flow`, avec le même préfixe : pendant que vous vous connectez avec un autre service, 10 minutes",
  browser_storage:
    "stockage du navigateur : le thème choisi, le fait que vous soyez connecté ou non, et les téléchargements qui ne sont pas encore dans votre historique",
  browser_recent:
    "les codes récents, sauf si vous les désactivez ou êtes connecté : contenu, apparence, logo et heure des 20 derniers codes que vous téléchargez, copiez ou partagez, jusqu’à ce que vous les effaciez",
  browser_tab:
    "stockage de l’onglet, jusqu’à sa fermeture : les codes en cours de création, l’endroit où vous étiez sur le site et les messages que vous avez vus",
  browser_tables:
    "les tableaux de la page « Codes à partir de tableaux » trop grands pour le stockage de l’onglet : jusqu’à ce que vous recommenciez, ou que vous rouvriez la page un jour plus tard",
  browser_number: "stockage de l’onglet aussi : le nombre aléatoire qui relie les pages vues",
  browser_files: "des fichiers du site, pour qu’il fonctionne sans connexion",
  browser_purpose: "Aucun cookie de ce site ne sert à la publicité.",

  others: "Autres entreprises",
  others_none:
    "Les pages ne contiennent aucun code d’autres entreprises, et votre navigateur ne contacte aucun autre serveur.",
  others_google:
    "Certaines pages utilisent Google Analytics : Google reçoit des données sur votre visite, dont votre adresse IP, et peut déposer des cookies.",
  others_code:
    "Certaines pages contiennent du code d’autres entreprises. Votre navigateur contacte alors leurs serveurs, qui reçoivent votre adresse IP. Ce code peut déposer des cookies et lire ce que vous saisissez sur ces pages. Les pages pour scanner, se connecter et vérifier, et celles du compte, n’en contiennent pas. Avec `?safe=1` à la fin de son adresse, une page se charge sans ce code.",
  others_ads:
    "Certaines pages affichent des publicités dont le contenu vient d’autres entreprises. Leurs serveurs reçoivent votre adresse IP. Ces publicités ne peuvent pas lire la page qui les entoure.",

  rights: "Vos droits",
  rights_text:
    "Vous pouvez consulter, corriger, exporter et supprimer vous-même les données de votre compte. Selon votre lieu de résidence, vous avez d’autres droits. Le règlement général sur la protection des données (RGPD) prévoit l’accès, la rectification, l’effacement, la limitation du traitement, la portabilité et l’opposition, ainsi que le droit d’introduire une réclamation auprès d’une autorité de contrôle.",
};
