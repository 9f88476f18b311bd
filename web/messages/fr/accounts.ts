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
  "account.email_invalid": "Ce n’est pas une adresse e-mail. Elle devrait ressembler à nom@example.com",
  "account.password_required": "Le mot de passe est obligatoire",
  "account.name_long": "{n} caractères au plus",
  "account.password_short": "Le mot de passe doit comporter au moins {n} caractères",
  "account.password_hint": "Au moins {n} caractères",
  "account.passwords_differ": "Les mots de passe ne correspondent pas",

  "login.title": "Se connecter",
  "login.description": "Connectez-vous pour télécharger vos codes et les retrouver.",
  "login.submit": "Se connecter",
  "login.kept":
    "Votre code est conservé. Une fois connecté, vous retrouverez votre page, à un clic du téléchargement.",
  "login.no_account": "Pas encore de compte ?",
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
  "login.no_user": "La connexion a échoué : aucune donnée de compte reçue",

  "signup.title": "Créer un compte",
  "signup.heading": "Créez votre compte",
  "signup.description": "Un compte gratuit conserve chaque code que vous téléchargez.",
  "signup.submit": "Créer un compte",
  "signup.have_account": "Vous avez déjà un compte ?",
  "signup.exists": "Un compte existe déjà avec cette adresse",
  "signup.failed": "L’inscription a échoué. Veuillez réessayer.",
  "signup.success": "Votre compte est créé. Consultez vos e-mails pour confirmer votre adresse.",
  "signup.signed_in": "Vous êtes déjà connecté ; la suite arrive dans un instant.",
  "signup.closed": "Les inscriptions sont fermées sur ce site.",

  "new_password.title": "Choisissez un nouveau mot de passe",
  "new_password.text":
    "Vous vous êtes connecté avec un mot de passe à usage unique. Choisissez le vôtre : l’ancien ne fonctionnera plus.",
  "new_password.label": "Nouveau mot de passe",
  "new_password.submit": "Enregistrer le mot de passe",
  "new_password.saved": "Votre mot de passe est enregistré.",
  "new_password.same": "Le nouveau mot de passe doit être différent de l’ancien",
  "new_password.current": "Mot de passe actuel",
  "new_password.current_required": "Saisissez votre mot de passe actuel",
  "new_password.current_wrong": "Le mot de passe actuel est incorrect",
  "new_password.failed": "Le mot de passe n’a pas pu être enregistré. Veuillez réessayer.",

  "callback.title": "Connexion",
  "callback.working": "Finalisation de la connexion…",
  "callback.failed_title": "Vous n’êtes pas connecté",
  "callback.kept_title": "Cette action n’a pas abouti",
  "callback.failed": "L’authentification a échoué. Veuillez réessayer.",
  "callback.access_denied": "La connexion a été annulée ou l’accès refusé.",
  "callback.expired":
    "Ce lien a expiré ou a déjà servi. Chaque lien fonctionne une seule fois et pour une durée limitée.",
  "callback.other_browser":
    "La connexion a pris trop de temps ou a été commencée dans un autre navigateur. Recommencez dans celui-ci.",
  "callback.provider_away":
    "Le service de connexion est injoignable pour le moment. Veuillez réessayer bientôt.",
  "callback.identity_exists": "Cette connexion appartient déjà à un autre compte.",
  "callback.identity_missing": "Cette connexion n’est pas liée à votre compte.",
  "callback.identity_last":
    "C’est le seul moyen d’accéder à votre compte ; il ne peut donc pas être supprimé.",
  "callback.again": "Se connecter à nouveau",
  "callback.go_on": "Continuer",
};
