import type { Language } from "../languages.ts";
import type { WebhookType } from "./webhook-event.ts";

/** The messages for Slack and Discord: one line each, in the site's language. */
export const webhookTexts: Readonly<Record<WebhookType, Readonly<Record<Language, string>>>> = {
  "user.created": {
    en: "New user at {site}: {who}",
    es: "Nueva cuenta en {site}: {who}",
    fr: "Nouveau compte sur {site} : {who}",
    de: "Neues Konto bei {site}: {who}",
    it: "Nuovo account su {site}: {who}",
    pt: "Nova conta em {site}: {who}",
  },
  "ad.expiring": {
    en: "Advertisement at {site} ends on {date}: {title}",
    es: "Un anuncio de {site} termina el {date}: {title}",
    fr: "Une publicité sur {site} se termine le {date} : {title}",
    de: "Anzeige bei {site} endet am {date}: {title}",
    it: "Un annuncio di {site} termina il {date}: {title}",
    pt: "Um anúncio de {site} termina em {date}: {title}",
  },
  error: {
    en: "Server error at {site}: {name} at {route}, number {number} (others since the last message: {others})",
    es: "Error del servidor en {site}: {name} en {route}, número {number} (otros desde el último mensaje: {others})",
    fr: "Erreur du serveur sur {site} : {name} sur {route}, numéro {number} (autres depuis le dernier message : {others})",
    de: "Serverfehler bei {site}: {name} an {route}, Nummer {number} (weitere seit der letzten Meldung: {others})",
    it: "Errore del server su {site}: {name} in {route}, numero {number} (altri dall’ultimo messaggio: {others})",
    pt: "Erro do servidor em {site}: {name} em {route}, número {number} (outros desde a última mensagem: {others})",
  },
  "webhook.test": {
    en: "This is a test message from {site}: messages arrive here.",
    es: "Este es un mensaje de prueba de {site}: los mensajes llegan aquí.",
    fr: "Ceci est un message de test de {site} : les messages arrivent ici.",
    de: "Dies ist eine Testnachricht von {site}: Nachrichten kommen hier an.",
    it: "Questo è un messaggio di prova di {site}: i messaggi arrivano qui.",
    pt: "Esta é uma mensagem de teste de {site}: as mensagens chegam aqui.",
  },
};
