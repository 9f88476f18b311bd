import type { MailTexts } from "./texts.ts";

export const messages: MailTexts = {
  "mail.link_as_text": "Si le bouton ne fonctionne pas, ouvrez cette adresse :",
  "mail.link_valid": "Le lien est valable pendant {time} et ne fonctionne qu’une fois.",
  "mail.code": "Ou saisissez ce code :",
  "mail.code_alone": "Votre code :",
  "mail.code_valid": "Le code est valable pendant {time}.",
  "mail.not_you":
    "Si ce n’était pas vous, quelqu’un d’autre a peut-être accès à votre compte. Choisissez tout de suite un nouveau mot de passe :",
  "mail.reason": "Vous recevez cet e-mail parce que cette adresse a été indiquée sur {site}.",

  "confirm_signup.subject": "Confirmez votre adresse e-mail",
  "confirm_signup.text":
    "Merci de votre inscription sur {site}. Confirmez que cette adresse est la vôtre, et votre compte est prêt.",
  "confirm_signup.button": "Confirmer l’adresse",
  "confirm_signup.not_you":
    "Si vous ne vous êtes pas inscrit, ignorez cet e-mail : sans vous, rien n’est confirmé.",

  "recovery.subject": "Réinitialisez votre mot de passe",
  "recovery.text":
    "Un nouveau mot de passe a été demandé pour votre compte sur {site}. Vous pouvez le choisir ici.",
  "recovery.button": "Choisir un nouveau mot de passe",
  "recovery.not_you": "Si vous n’avez rien demandé, ignorez cet e-mail : votre mot de passe ne change pas.",

  "magic_link.subject": "Votre lien de connexion à {site}",
  "magic_link.text": "Ce lien vous connecte à {site}, sans mot de passe.",
  "magic_link.button": "Se connecter",
  "magic_link.not_you": "Si vous n’avez rien demandé, ignorez cet e-mail et ne donnez le code à personne.",

  "invite.subject": "Votre invitation sur {site}",
  "invite.text": "Vous êtes invité sur {site}. Acceptez l’invitation pour utiliser votre compte.",
  "invite.button": "Accepter l’invitation",
  "invite.not_you": "Si vous n’attendiez pas d’invitation, ignorez cet e-mail.",

  "email_change_current.subject": "Confirmez le changement de votre adresse e-mail",
  "email_change_current.text":
    "Quelqu’un a demandé à remplacer l’adresse e-mail de votre compte sur {site} par {newEmail}. Elle changera dès que les deux adresses l’auront confirmé.",
  "email_change_current.button": "Confirmer le changement",
  "email_change_current.not_you":
    "Si ce n’était pas vous, ne confirmez rien et changez tout de suite votre mot de passe : quelqu’un d’autre le connaît peut-être.",

  "email_change_new.subject": "Confirmez votre nouvelle adresse e-mail",
  "email_change_new.text":
    "Confirmez que {newEmail} est la nouvelle adresse e-mail de votre compte sur {site}.",
  "email_change_new.button": "Confirmer la nouvelle adresse",
  "email_change_new.not_you": "Si vous n’avez rien demandé, ignorez cet e-mail : rien ne change.",

  "reauthentication.subject": "Votre code de confirmation",
  "reauthentication.text": "Saisissez ce code sur {site} pour confirmer que c’est bien vous.",
  "reauthentication.not_you":
    "Si vous n’avez rien demandé, quelqu’un d’autre est peut-être connecté à votre compte. Choisissez tout de suite un nouveau mot de passe :",

  "account_exists.subject": "Vous avez déjà un compte",
  "account_exists.text":
    "Quelqu’un a voulu créer un compte sur {site} avec cette adresse, qui en a déjà un. Si c’était vous, connectez-vous ; vous pourrez aussi y choisir un nouveau mot de passe.",
  "account_exists.button": "Se connecter",
  "account_exists.not_you": "Si ce n’était pas vous, vous n’avez rien à faire : votre compte n’a pas changé.",

  "password_changed.subject": "Votre mot de passe a été modifié",
  "password_changed.text":
    "Le mot de passe de votre compte sur {site} vient d’être modifié. Tous les autres appareils ont été déconnectés.",

  "email_changed.subject": "Votre adresse e-mail a été modifiée",
  "email_changed.text":
    "L’adresse de votre compte sur {site} est maintenant {newEmail}. Les e-mails y sont désormais envoyés.",
  "email_changed.not_you":
    "Si ce n’était pas vous, contactez tout de suite l’exploitant de {site} : cette adresse ne permet plus de vous connecter.",

  "factor_added.subject": "Une application d’authentification a été ajoutée",
  "factor_added.text":
    "Une application d’authentification a été ajoutée à votre compte sur {site}. Pour vous connecter, il faut désormais aussi un code de cette application.",

  "factor_removed.subject": "Une application d’authentification a été retirée",
  "factor_removed.text": "Une application d’authentification a été retirée de votre compte sur {site}.",

  "recovery_code_used.subject": "Un code de secours a été utilisé",
  "recovery_code_used.text":
    "Quelqu’un s’est connecté à votre compte sur {site} avec un code de secours au lieu de l’application d’authentification. Codes restants : {left}.",

  "new_identity.subject": "Une nouvelle façon de vous connecter",
  "new_identity.text": "Vous pouvez maintenant aussi vous connecter à {site} avec {provider}.",

  "access_ended.subject": "Les accès antérieurs ont pris fin",
  "access_ended.text":
    "Quelqu’un d’autre a peut-être utilisé votre compte sur {site} avant que l’adresse soit confirmée. Par précaution, ce qui y donnait accès a pris fin :",
  "access_ended.password": "le mot de passe",
  "access_ended.sessions": "les sessions sur d’autres appareils",
  "access_ended.providers": "la connexion avec {providers}",
  "access_ended.api_keys": "clés d’API ({n})",
  "access_ended.signatures": "signatures faites avec le compte ({n})",
  "access_ended.factors": "applications d’authentification ({n})",
  "access_ended.profile": "le nom, la photo et les préférences",
  "access_ended.set_up": "Configurez à nouveau ce dont vous avez besoin.",
  "access_ended.kept":
    "L’application d’authentification a été conservée : la connexion demande toujours un de ses codes. Si elle n’est pas la vôtre, demandez à l’exploitant de {site} de la supprimer.",

  "account_deleted.subject": "Votre compte a été supprimé",
  "account_deleted.text": "Votre compte sur {site} a été supprimé, avec tout ce qu’il contenait.",
  "account_deleted.not_you": "Si ce n’était pas vous, contactez tout de suite l’exploitant de {site}.",
  "account_removed.subject": "Votre compte a été supprimé",
  "account_removed.text": "L’exploitant de {site} a supprimé votre compte, avec tout ce qu’il contenait.",
  "account_removed.not_you": "Si vous pensez qu’il s’agit d’une erreur, contactez l’exploitant de {site}.",

  "news.subject": "{title}",
  "news.text": "{text}",
  "news.button": "Lire la suite",
  "news.reason":
    "Vous recevez cet e-mail parce que vous avez un compte sur {site} et en recevez les nouveautés par e-mail.",
  "news.opt_out": "Ne plus recevoir les nouveautés par e-mail :",

  "test.subject": "E-mail de test de {site}",
  "test.text": "Cet e-mail est arrivé : {site} peut envoyer des e-mails.",
  "link_taken_down.subject": "Votre lien court a été retiré",
  "link_taken_down.text":
    "L’exploitant de {site} a retiré votre lien court {url}, qui menait à {target}. Motif : {reason}",
  "link_taken_down.not_you": "Si vous pensez qu’il s’agit d’une erreur, contactez l’exploitant de {site}.",
};
