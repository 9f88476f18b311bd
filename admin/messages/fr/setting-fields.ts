import type { Texts } from "../areas.ts";

/** Names of the settings, and help for each. */
export const messages: Texts<"setting-fields"> = {
  "setting.site_name": "Nom du site",
  "setting.site_name.help": "Dans l’en-tête, les titres et les e-mails.",
  "setting.site_description": "Description du site",
  "setting.site_description.help":
    "Une ligne sous le nom, et la description dans les applications installées.",
  "setting.site_url": "Adresse du site",
  "setting.site_url.help":
    "L’adresse utilisée pour les moteurs de recherche et les liens partagés. Vide : {url}. Les liens des e-mails utilisent toujours l’adresse des variables d’environnement.",
  "setting.admin_email": "E-mail de l’exploitant",
  "setting.admin_email.help": "Les réponses aux e-mails du site y sont envoyées.",
  "setting.source_url": "Code source",
  "setting.source_url.help":
    "Où trouver le code source du programme tel qu’il fonctionne ici. Le pied de page y renvoie. Les pages ne présentent le site comme open source que si cette adresse est indiquée.",
  "setting.timezone": "Fuseau horaire",
  "setting.timezone.help":
    "Pour les nouveaux comptes, et pour les statistiques des personnes qui n’en ont pas choisi d’autre.",
  "setting.language": "Langue",
  "setting.language.help":
    "Pour les visiteurs dont le navigateur ne demande aucune des six langues, et pour les e-mails.",
  "setting.meta_title": "Titre méta",
  "setting.meta_title.help": "Titre de la page d’accueil dans les résultats de recherche.",
  "setting.meta_description": "Description méta",
  "setting.meta_description.help": "Description de la page d’accueil dans les résultats de recherche.",
  "setting.meta_keywords": "Mots-clés méta",
  "setting.meta_keywords.help": "Sur toutes les pages publiques, séparés par des virgules.",
  "setting.google_analytics_id": "Identifiant Google Analytics",
  "setting.google_analytics_id.help":
    "Par exemple G-ABCDE12345. Les pages publiques chargent alors le script de Google, les pages de compte jamais.",
  "setting.google_search_console": "Google Search Console",
  "setting.google_search_console.help": "Le code de vérification. Vous pouvez coller la balise entière.",
  "setting.enable_analytics": "Compter les visites",
  "setting.enable_analytics.help":
    "Sur les pages publiques. Les visiteurs qui demandent à ne pas être suivis sont comptés sans adresse ni session.",
  "setting.visitor_addresses": "Adresses des visiteurs",
  "setting.visitor_addresses.help": "Une adresse tronquée désigne un réseau, pas une personne.",
  "setting.visitor_addresses.shortened": "Tronquées",
  "setting.visitor_addresses.whole": "Entières",
  "setting.visitor_retention_days": "Conserver chaque visite (jours)",
  "setting.visitor_retention_days.help": "De {from} à {to}. Les totaux sont conservés plus longtemps.",
  "setting.smtp_host": "Serveur SMTP",
  "setting.smtp_host.help": "Vide : les e-mails restent dans la boîte d’envoi.",
  "setting.smtp_port": "Port SMTP",
  "setting.smtp_port.help": "En général 587 avec TLS, 465 avec SSL.",
  "setting.smtp_username": "Utilisateur SMTP",
  "setting.smtp_username.help": "Vide si le serveur n’en demande pas.",
  "setting.smtp_password": "Mot de passe SMTP",
  "setting.smtp_password.help": "Conservé chiffré, et jamais réaffiché.",
  "setting.smtp_encryption": "Chiffrement",
  "setting.smtp_encryption.help": "Avec TLS et SSL, rien n’est envoyé sans chiffrement.",
  "setting.smtp_encryption.tls": "TLS (STARTTLS)",
  "setting.smtp_encryption.ssl": "SSL/TLS (implicite)",
  "setting.smtp_encryption.none": "Aucun",
  "setting.from_email": "Adresse d’expéditeur",
  "setting.from_email.help": "Vide : no-reply suivi de l’hôte du site.",
  "setting.from_name": "Nom d’expéditeur",
  "setting.from_name.help": "Vide : le nom du site.",
  "setting.enable_registration": "Autoriser les inscriptions",
  "setting.enable_registration.help": "Désactivé : seuls les administrateurs créent des comptes.",
  "setting.require_email_verification": "Exiger la confirmation de l’adresse e-mail",
  "setting.require_email_verification.help":
    "Si un serveur de messagerie est configuré, les nouveaux comptes confirment d’abord leur adresse.",
  "setting.require_current_password": "Demander le mot de passe actuel",
  "setting.require_current_password.help":
    "Un nouveau mot de passe exige l’actuel, ou un code reçu par e-mail si le compte n’en a pas. À désactiver seulement pour les applications qui ne peuvent pas le demander.",
  "setting.enable_2fa": "Demander la double authentification",
  "setting.enable_2fa.help": "Recommandée à tous, exigée des administrateurs : configurez d’abord la vôtre.",
  "setting.require_login_to_download": "Connexion exigée pour télécharger",
  "setting.require_login_to_download.help":
    "Désactivé : les visiteurs téléchargent sans compte. Copier et partager n’en demandent jamais.",
  "setting.password_min_length": "Longueur minimale des mots de passe",
  "setting.password_min_length.help":
    "De {from} à {to} caractères, pour les mots de passe choisis désormais.",
  "setting.max_login_attempts": "Nombre maximal d’essais de connexion",
  "setting.max_login_attempts.help":
    "De {from} à {to}. Après autant de mots de passe incorrects, il faut attendre avant l’essai suivant.",
  "setting.session_timeout": "Durée d’une session (heures)",
  "setting.session_timeout.help": "De {from} à {to}. Pour les sessions qui commencent désormais.",
  "setting.session_idle_timeout": "Déconnecter après inactivité (heures)",
  "setting.session_idle_timeout.help": "De {from} à {to}.",
  "setting.primary_color": "Couleur principale",
  "setting.primary_color.help": "La lueur autour des éléments principaux.",
  "setting.secondary_color": "Couleur secondaire",
  "setting.secondary_color.help": "La deuxième lueur.",
  "setting.accent_color": "Couleur d’accent",
  "setting.accent_color.help": "La troisième lueur.",
  "setting.logo_url": "Logo",
  "setting.logo_url.help":
    "PNG, JPEG, GIF, WebP ou SVG. Si vous saisissez une adresse, une copie est conservée ici. Un logo large remplace le nom.",
  "setting.favicon_url": "Favicon",
  "setting.favicon_url.help":
    "De préférence carré. Dans les onglets du navigateur et sur les écrans d’accueil.",
  "setting.custom_css": "CSS personnalisé",
  "setting.custom_css.help":
    "Sur les pages publiques seulement. Si une page devient inutilisable, ajoutez ?safe=1 à son adresse. Appuyez sur Échap, puis sur Tab, pour quitter l’éditeur.",
  "setting.enable_api": "Activer l’API",
  "setting.enable_api.help": "Désactivé : toute clé est refusée.",
  "setting.api_rate_limit": "Limite de l’API (appels par minute)",
  "setting.api_rate_limit.help": "De {from} à {to} par clé.",
  "setting.api_key_expiry": "Validité des clés d’API (jours)",
  "setting.api_key_expiry.help": "De {from} à {to}. Valeur par défaut des nouvelles clés.",
  "setting.email_notifications": "Notifications par e-mail",
  "setting.email_notifications.help":
    "Envoie aussi les nouveautés par e-mail, à tous ceux dont l’adresse est confirmée et qui ne l’ont pas désactivé.",
  "setting.browser_notifications": "Notifications du navigateur",
  "setting.browser_notifications.help":
    "Affiche aussi les nouveautés dans le navigateur, s’il y est autorisé.",
  "setting.slack_webhook": "Webhook Slack",
  "setting.slack_webhook.help":
    "Averti des nouveaux utilisateurs, des publicités qui expirent bientôt et des erreurs. Conservé chiffré.",
  "setting.discord_webhook": "Webhook Discord",
  "setting.discord_webhook.help": "La même chose pour Discord.",
  "setting.webhook_url": "Votre propre webhook",
  "setting.webhook_url.help": "Reçoit les mêmes événements sous forme de JSON signé.",
};
