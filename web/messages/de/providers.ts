import type { Texts } from "../areas.ts";

export const messages: Texts<"providers"> = {
  "provider.continue": "Weiter mit {provider}",
  "provider.or": "oder",
  "provider.sign_in_failed":
    "Die Anmeldung mit {provider} ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.",
  "provider.email_unverified":
    "Ihr Anmeldedienst hat Ihre E-Mail-Adresse nicht bestätigt. Bestätigen Sie sie dort und versuchen Sie es noch einmal.",
  "provider.email_exists":
    "Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich mit dessen Passwort an und verbinden Sie den Dienst dann in Ihrem Profil.",
  "identities.title": "Verbundene Konten",
  "identities.text": "Andere Konten, mit denen Sie sich anmelden können.",
  "identities.list": "Verbundene Konten",
  "identities.connect": "Verbinden",
  "identities.connect_named": "{provider} verbinden",
  "identities.disconnect": "Trennen",
  "identities.disconnect_named": "{provider} trennen",
  "identities.since": "Verbunden am {date}",
  "identities.not_connected": "Nicht verbunden",
  "identities.last":
    "Das ist der einzige Zugang zu Ihrem Konto. Legen Sie zuerst ein Passwort fest oder verbinden Sie ein anderes Konto.",
  "identities.ask_title": "{provider} trennen?",
  "identities.ask":
    "Sie können sich dann nicht mehr mit {provider} anmelden. Sie können {provider} jederzeit wieder verbinden.",
  "identities.connected": "{provider} ist verbunden.",
  "identities.disconnected": "{provider} ist getrennt.",
  "identities.load_failed": "Ihre verbundenen Konten konnten nicht geladen werden",
  "identities.other":
    "Dieses Konto bei {provider} ist schon mit einem anderen Konto dieser Website verbunden.",
  "identities.canceled":
    "Es wurde nichts verbunden: Der Vorgang wurde abgebrochen oder der Zugriff verweigert.",
  "identities.failed": "{provider} konnte nicht verbunden werden. Bitte versuchen Sie es noch einmal.",
  "identities.away": "{provider} ist zurzeit nicht erreichbar. Bitte versuchen Sie es bald noch einmal.",
  "identities.again":
    "Es hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Bitte versuchen Sie es noch einmal.",
};
