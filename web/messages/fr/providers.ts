import type { Texts } from "../areas.ts";

export const messages: Texts<"providers"> = {
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
