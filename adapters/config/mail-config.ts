import ipaddr from "ipaddr.js";
import { invalid, readVariable, readAll, type Environment } from "./config-variables.ts";
import { parseSender, type Sender } from "../mail/sender.ts";
import { parseUrl } from "../addresses/parse-url.ts";

/** Mail configuration from the environment, which takes precedence over the settings. */
export interface MailConfig {
  /**
   * smtp:// or smtps://, with user and password if the server requires them. Null: see the settings,
   * otherwise the outbox.
   */
  smtpUrl: string | null;
  /** Null: see the settings, else an address at the site's host. */
  from: Sender | null;
}

/** @throws DomainError `config_invalid`; no message repeats SMTP_URL, since it holds a password */
export const readMailConfig = (env: Environment): MailConfig =>
  readAll<MailConfig>({ smtpUrl: () => readSmtpUrl(env), from: () => readFrom(env) });

function readSmtpUrl(env: Environment): string | null {
  const smtpUrl = readVariable(env, "SMTP_URL");
  if (smtpUrl === null || isSmtpUrl(smtpUrl)) return smtpUrl;
  throw invalid("SMTP_URL should be like smtp://user:password@mail.example.org:587");
}

function readFrom(env: Environment): Sender | null {
  const text = readVariable(env, "MAIL_FROM");
  const from = text === null ? null : parseSender(text);
  if (text === null || from !== null) return from;
  throw invalid(`MAIL_FROM should be an address, or like Quietzone <codes@example.org>, not "${text}"`);
}

function isSmtpUrl(text: string): boolean {
  const url = parseUrl(text);
  return url !== null && ["smtp:", "smtps:"].includes(url.protocol) && url.hostname !== "";
}

/** The widest private networks: 10.0.0.0/8 (RFC 1918) and fc00::/7 (RFC 4193). */
const WIDEST = { ipv4: 8, ipv6: 7 };

function isTooWide(entry: string): boolean {
  if (!ipaddr.isValidCIDR(entry)) return false;
  const [address, bits] = ipaddr.parseCIDR(entry);
  return bits < WIDEST[address.kind()];
}

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;

/**
 * Hosts, addresses and networks that may be called although they are not public.
 * @throws DomainError `config_invalid`
 */
export function readOutboundAllow(env: Environment): string[] {
  const entries = (readVariable(env, "OUTBOUND_ALLOW") ?? "").split(/[\s,]+/).filter((entry) => entry !== "");
  for (const entry of entries) {
    if (isTooWide(entry)) {
      throw invalid(
        `OUTBOUND_ALLOW should hold networks of your own, not "${entry}": it opens more than any private network. Public addresses need no entry`,
      );
    }
    if (ipaddr.isValidCIDR(entry) || ipaddr.isValid(entry) || HOST_NAME.test(entry)) continue;
    throw invalid(
      `OUTBOUND_ALLOW should be hosts and networks like mail.internal, 10.0.0.0/8, with commas between, not "${entry}"`,
    );
  }
  return entries;
}
