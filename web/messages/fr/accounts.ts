import type { Texts } from "../areas.ts";

export const messages: Texts<"accounts"> = {
  "account.email": "E-mail",
  "account.password": "Mot de passe",
  "account.confirm_password": "Confirmer le mot de passe",
  "account.first_name": "Prénom",
  "account.last_name": "Nom",
  "account.close": "Fermer et revenir à l’accueil",

  "account.first_name_required": "Le prénom est obligatoire",
  "account.last_name_required": "Le nom est obligatoire",
  "account.email_required": "L’adresse e-mail est obligatoire",
  "account.email_invalid": "Cette adresse e-mail n’est pas valide. Exemple : nom@example.com",
  "account.password_required": "Le mot de passe est obligatoire",
  "account.name_long": "{n} caractères maximum",
  "account.password_short": "Le mot de passe doit comporter au moins {n} caractères",
  "account.password_hint":
    "Au moins {n} caractères, et difficile à deviner : ni mot courant, ni partie de votre nom ou de votre adresse, ni suite de touches comme 123456",
  "account.confirm_required": "Saisissez à nouveau le mot de passe",
  "account.passwords_differ": "Les mots de passe ne correspondent pas",

  "login.title": "Se connecter",
  "login.description": "Connectez-vous pour télécharger vos codes et les retrouver.",
  "login.submit": "Se connecter",
  "login.kept": "Votre code est enregistré. Une fois connecté, vous pourrez le télécharger en un clic.",
  "login.no_account": "Pas encore de compte ?",
  "login.refused": "E-mail ou mot de passe incorrect",
  "login.suspended": "Ce compte est suspendu",
  "login.failed": "La connexion a échoué. Veuillez réessayer.",
  "login.try_in_seconds": {
    one: "Vous pourrez réessayer dans {n} seconde.",
    other: "Vous pourrez réessayer dans {n} secondes.",
  },
  "login.try_in_minutes": {
    one: "Vous pourrez réessayer dans {n} minute.",
    other: "Vous pourrez réessayer dans {n} minutes.",
  },
  "login.no_user": "La connexion a échoué : aucune donnée de compte reçue",

  "signup.title": "Créer un compte",
  "signup.heading": "Créez votre compte",
  "signup.description": "Avec un compte gratuit, chaque code que vous téléchargez est conservé.",
  "signup.submit": "Créer un compte",
  "signup.have_account": "Vous avez déjà un compte ?",
  "signup.exists": "Un compte existe déjà avec cette adresse",
  "signup.failed": "L’inscription a échoué. Veuillez réessayer.",
  "signup.success": "Votre compte est créé. Consultez vos e-mails pour confirmer votre adresse.",
  "signup.signed_in": "Votre compte est créé. Vous êtes connecté et serez redirigé dans un instant.",
  "signup.closed": "Les inscriptions sont fermées sur ce site.",

  "new_password.title": "Choisissez un nouveau mot de passe",
  "new_password.text": "Choisissez votre propre mot de passe avant de continuer.",
  "new_password.label": "Nouveau mot de passe",
  "new_password.submit": "Enregistrer le mot de passe",
  "new_password.saved": "Votre mot de passe est enregistré.",
  "new_password.same": "Le nouveau mot de passe doit être différent de l’ancien",
  "new_password.current": "Mot de passe actuel",
  "new_password.current_required": "Saisissez votre mot de passe actuel",
  "new_password.current_wrong": "Le mot de passe actuel est incorrect",
  "new_password.failed": "Le mot de passe n’a pas pu être enregistré. Veuillez réessayer.",

  "account.password_common":
    "Ce mot de passe est l’un des premiers qu’un pirate essaierait. Choisissez-en un autre.",

  "login.forgot": "Mot de passe oublié ?",
  "login.by_mail": "Recevoir un lien par e-mail",
  "login.not_confirmed":
    "L’adresse e-mail n’est pas encore confirmée. Ouvrez le lien de l’e-mail que nous vous avons envoyé.",
  "login.send_again": "Renvoyer le lien",
  "login.waits": "Ouvrez le lien envoyé à {email}, puis connectez-vous.",
  "login.type_code": "Saisir le code",

  "sent.title": "Consultez votre messagerie",
  "sent.signup": "Nous avons envoyé un e-mail contenant un lien et un code à {email}.",
  "sent.magiclink":
    "Si l’adresse {email} permet de se connecter ici, nous y avons envoyé un e-mail contenant un lien et un code.",
  "sent.recovery":
    "Si un compte est associé à {email}, nous avons envoyé à cette adresse un e-mail contenant un lien et un code.",
  "sent.code": "Code reçu par e-mail",
  "sent.code_hint": "Six chiffres, valables 10 minutes. Le lien de l’e-mail reste valable plus longtemps.",
  "sent.code_incomplete": "Saisissez les six chiffres",
  "sent.code_wrong":
    "Ce code est incorrect ou a expiré. Après cinq codes incorrects, il vous faut un nouvel e-mail.",
  "sent.submit": "Continuer",
  "sent.again": "Envoyer un nouvel e-mail",
  "sent.again_done":
    "Nous avons envoyé un nouvel e-mail. Le code et le lien du précédent ne fonctionnent plus.",
  "sent.failed": "L’e-mail n’a pas pu être envoyé. Veuillez réessayer.",
  "sent.too_many":
    "Plusieurs e-mails viennent d’être envoyés à cette adresse. Vérifiez votre boîte de réception et vos indésirables.",
  "sent.back": "Retour à la connexion",

  "forgot.title": "Mot de passe oublié",
  "forgot.heading": "Mot de passe oublié ?",
  "forgot.description": "Recevez par e-mail un lien pour choisir un nouveau mot de passe.",
  "forgot.text":
    "Saisissez l’adresse e-mail de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.",
  "forgot.submit": "Envoyer le lien",
  "forgot.no_mail":
    "Ce site ne peut pas envoyer d’e-mails. Demandez un mot de passe à usage unique à son exploitant.",

  "reset.title": "Réinitialiser le mot de passe",
  "reset.text": "Pour {email}. L’enregistrement déconnecte tous les autres appareils.",
  "reset.nobody":
    "Pour choisir un nouveau mot de passe, il vous faut un lien. Il est valable une heure et ne fonctionne qu’une fois.",
  "reset.ask": "Demander un lien",

  "confirm.title": "Lien reçu par e-mail",
  "confirm.signup": "Confirmer votre adresse e-mail",
  "confirm.signup_text": "Un clic, et votre compte est prêt.",
  "confirm.signup_submit": "Confirmer l’adresse",
  "confirm.signup_done": "Votre adresse est confirmée.",
  "confirm.invite": "Vous êtes invité",
  "confirm.invite_text": "Acceptez l’invitation, puis choisissez un mot de passe pour votre compte.",
  "confirm.invite_submit": "Accepter l’invitation",
  "confirm.magiclink": "Se connecter par lien",
  "confirm.magiclink_text": "Un clic, et vous êtes connecté ici, dans ce navigateur.",
  "confirm.recovery_text":
    "À l’étape suivante, choisissez un nouveau mot de passe. L’ancien reste valable jusqu’à l’enregistrement.",
  "confirm.email_change": "Confirmer la nouvelle adresse",
  "confirm.email_change_text": "L’adresse e-mail de votre compte sera modifiée.",
  "confirm.email_change_submit": "Confirmer le changement",
  "confirm.email_change_done": "L’adresse de votre compte a été modifiée.",
  "confirm.why":
    "Pourquoi un bouton ? Les antivirus ouvrent les liens des e-mails. Le bouton les empêche d’utiliser le vôtre.",
  "confirm.half": "C’est à moitié fait. Ouvrez maintenant le lien envoyé à l’autre adresse.",
  "confirm.expired": "Ce lien a expiré, ou un plus récent l’a remplacé.",
  "confirm.used": "Ce lien a déjà été utilisé. Chaque lien ne sert qu’une fois.",
  "confirm.incomplete": "Ce lien est incomplet. Rouvrez-le depuis l’e-mail, ou copiez-le en entier.",
  "confirm.failed": "Le lien n’a pas pu être vérifié. Veuillez réessayer.",
  "confirm.new_link": "Demander un nouveau lien",

  "callback.title": "Connexion",
  "callback.working": "Finalisation de la connexion…",
  "callback.failed_title": "Vous n’êtes pas connecté",
  "callback.kept_title": "Cette action n’a pas abouti",
  "callback.failed": "L’authentification a échoué. Veuillez réessayer.",
  "callback.access_denied": "La connexion a été annulée ou l’accès refusé.",
  "callback.expired":
    "Ce lien a expiré ou a déjà été utilisé. Chaque lien ne sert qu’une fois, et pour une durée limitée.",
  "callback.other_browser":
    "La connexion a pris trop de temps ou a été commencée dans un autre navigateur. Recommencez dans celui-ci.",
  "callback.provider_away":
    "Le service de connexion est injoignable pour le moment. Veuillez réessayer un peu plus tard.",
  "callback.identity_exists": "Ce mode de connexion est déjà associé à un autre compte.",
  "callback.identity_missing": "Ce mode de connexion n’est pas associé à votre compte.",
  "callback.identity_last":
    "C’est le seul moyen d’accéder à votre compte ; il ne peut donc pas être supprimé.",
  "callback.again": "Se connecter à nouveau",
  "callback.go_on": "Continuer",

  "connect.title": "Associer un mode de connexion",
  "connect.heading": "Associer {provider}",
  "connect.text":
    "{site} demande à associer {provider} au compte {email}. Ensuite, toute connexion avec {provider} donnera accès à ce compte.",
  "connect.sure": "Ne continuez que si {email} est votre compte et que vous venez de le demander.",
  "connect.submit": "Continuer vers {provider}",
  "connect.expired":
    "Ce lien a expiré ou a déjà été utilisé. Revenez à la page d’où vous venez et recommencez.",
  "connect.other_account":
    "Vous êtes connecté ici avec un autre compte. Déconnectez-vous d’abord, puis recommencez sur la page d’où vous venez.",
  "connect.failed": "L’opération n’a pas pu démarrer. Veuillez réessayer.",

  "provider.continue": "Continuer avec {provider}",
  "provider.or": "ou",
  "provider.sign_in_failed": "La connexion avec {provider} a échoué. Veuillez réessayer.",
  "provider.email_unverified":
    "Votre service de connexion n’a pas confirmé votre adresse e-mail. Confirmez-la auprès de lui, puis réessayez.",
  "provider.email_exists":
    "Un compte utilise déjà cette adresse e-mail. Connectez-vous avec son mot de passe, puis associez le service dans votre profil.",
  "identities.title": "Comptes associés",
  "identities.text": "Les autres comptes avec lesquels vous pouvez vous connecter.",
  "identities.list": "Comptes associés",
  "identities.connect": "Associer",
  "identities.connect_named": "Associer {provider}",
  "identities.disconnect": "Dissocier",
  "identities.disconnect_named": "Dissocier {provider}",
  "identities.since": "Associé le {date}",
  "identities.not_connected": "Non associé",
  "identities.last":
    "C’est le seul accès à votre compte. Définissez d’abord un mot de passe ou associez un autre compte.",
  "identities.ask_title": "Dissocier {provider} ?",
  "identities.ask":
    "Vous ne pourrez plus vous connecter avec {provider}. Vous pourrez l’associer à nouveau à tout moment.",
  "identities.connected": "{provider} est associé.",
  "identities.disconnected": "{provider} est dissocié.",
  "identities.load_failed": "Vos comptes associés n’ont pas pu être chargés",
  "identities.other": "Ce compte {provider} est déjà associé à un autre compte de ce site.",
  "identities.canceled": "Rien n’a été associé : l’opération a été annulée ou l’accès refusé.",
  "identities.failed": "{provider} n’a pas pu être associé. Veuillez réessayer.",
  "identities.away": "{provider} est injoignable pour le moment. Veuillez réessayer un peu plus tard.",
  "identities.again":
    "L’opération a pris trop de temps ou a commencé dans un autre navigateur. Veuillez réessayer.",
};
