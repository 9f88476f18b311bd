import { fillSentence } from "../codes/sentence.ts";
import type { Language } from "../languages.ts";
import { privacy as de } from "./privacy/de.ts";
import { privacy as en, type PrivacySentences } from "./privacy/en.ts";
import { privacy as es } from "./privacy/es.ts";
import { privacy as fr } from "./privacy/fr.ts";
import { privacy as it } from "./privacy/it.ts";
import { privacy as pt } from "./privacy/pt.ts";

const SENTENCES: Record<Language, PrivacySentences> = { en, es, fr, de, it, pt };

/** Settings and environment that decide which data a site stores and which other services receive data about its visitors. */
export interface PrivacyFacts {
  siteName: string;
  /** How page views are stored; null: they are not counted. */
  visits: { addresses: "shortened" | "whole"; days: number } | null;
  /** Whether a web service locates addresses. */
  asksPlaceService: boolean;
  sessionHours: number;
  hasApi: boolean;
  /** Services with which people may sign in, as their buttons call them. */
  signInServices: readonly string[];
  /** Whether other servers are notified of new accounts. */
  announcesAccounts: boolean;
  /** The storage service of pictures; null: the server's own disk. */
  pictureService: string | null;
  /** Whether browsers store the site for use without a connection. */
  worksOffline: boolean;
  hasGoogleAnalytics: boolean;
  /** Whether active snippets put code into pages. */
  hasSnippets: boolean;
  /** Whether advertisements with custom code are running. */
  hasAdCode: boolean;
  /** Whether there is an imprint. */
  hasImprint: boolean;
}

/** Escapes Markdown, so that a name with an asterisk in it stays as it is. */
const asText = (name: string): string => name.replace(/[\\`*_{}[\]()<>#+\-.!|~&]/g, "\\$&");

const list = (...items: (string | false)[]): string =>
  items.flatMap((item) => (item === false ? [] : [`- ${item}`])).join("\n");

/** The built-in privacy text as Markdown. */
export function privacyText(language: Language, facts: PrivacyFacts): string {
  const { visits, signInServices, pictureService } = facts;
  const isAlone = !facts.hasGoogleAnalytics && !facts.hasSnippets && !facts.hasAdCode;
  const say = (key: keyof PrivacySentences, values: Record<string, string | number> = {}): string =>
    fillSentence(SENTENCES[language][key], { site: asText(facts.siteName), ...values });
  const heading = (key: keyof PrivacySentences): string => `## ${say(key)}`;
  const services = new Intl.ListFormat(language, { type: "disjunction" }).format(signInServices.map(asText));

  const whole = visits?.addresses === "whole";
  const ofVisits = visits
    ? [
        heading("visits"),
        say("visits_stored"),
        list(
          say("visits_time"),
          say("visits_page"),
          say("visits_referrer"),
          say("visits_browser"),
          say("visits_place"),
          say("visits_use"),
          say("visits_number"),
        ),
        say(whole ? "visits_whole" : "visits_shortened"),
        say("visits_hash"),
        say("visits_opt_out"),
        say("visits_until", { days: visits.days }),
      ]
    : [];

  const parts: (string | false)[] = [
    say("intro"),
    facts.hasImprint && say("imprint"),
    heading("short"),
    list(
      say("short_tools"),
      say(visits ? (whole ? "short_whole" : "short_shortened") : "short_uncounted"),
      say("short_account"),
      say(isAlone ? "short_alone" : "short_others"),
    ),
    ...ofVisits,
    facts.asksPlaceService && say("place_service"),
    heading("scans"),
    say("scans_text"),
    heading("tools"),
    say("tools_text"),
    facts.hasApi && say("tools_api"),
    heading("account"),
    say("account_stored"),
    list(
      say("account_profile"),
      say("account_secrets"),
      say("account_codes"),
      say("account_batches"),
      say("account_brands"),
      say("account_tracked"),
      say("account_signatures"),
      facts.hasApi && say("account_keys"),
      say("account_sessions", { hours: facts.sessionHours }),
      say("account_news"),
    ),
    signInServices.length > 0 && say("account_services", { services }),
    facts.announcesAccounts && say("account_announced"),
    say("account_mail"),
    pictureService !== null && say("account_pictures", { service: pictureService }),
    say("account_history"),
    say("account_delete"),
    heading("security"),
    say("security_audit"),
    say("security_limits"),
    say("security_log"),
    say("security_backups"),
    heading("browser"),
    list(
      say("browser_language"),
      say("browser_session"),
      signInServices.length > 0 && say("browser_flow"),
      say("browser_storage"),
      say("browser_recent"),
      say("browser_tab"),
      say("browser_tables"),
      visits !== null && say("browser_number"),
      facts.worksOffline && say("browser_files"),
    ),
    say("browser_purpose"),
    heading("others"),
    isAlone && say("others_none"),
    facts.hasGoogleAnalytics && say("others_google"),
    facts.hasSnippets && say("others_code"),
    facts.hasAdCode && say("others_ads"),
    heading("rights"),
    say("rights_text"),
    facts.hasImprint && say("imprint"),
  ];
  return `${parts.filter((part) => part !== false).join("\n\n")}\n`;
}
