import ipaddr from "ipaddr.js";
import { DomainError } from "../core/errors.ts";
import { parseSender, type Sender } from "./mail/sender.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** What the environment says about mail; it wins over the settings. */
export interface MailConfig {
  /** smtp:// or smtps://, with user and password where the server asks for them. Null: see the settings, else the outbox. */
  smtpUrl: string | null;
  /** Null: see the settings, else an address at the site's host. */
  from: Sender | null;
}

/** @throws DomainError `config_invalid`; no message repeats SMTP_URL, since it holds a password */
export function readMailConfig(env: Environment): MailConfig {
  const smtpUrl = env["SMTP_URL"]?.trim() || null;
  if (smtpUrl !== null && !isSmtpUrl(smtpUrl)) {
    throw new DomainError(
      "config_invalid",
      "SMTP_URL should be like smtp://user:password@mail.example.org:587",
    );
  }
  const text = env["MAIL_FROM"]?.trim() || null;
  const from = text === null ? null : parseSender(text);
  if (text !== null && from === null) {
    const example = "Quietzone <codes@example.org>";
    throw new DomainError(
      "config_invalid",
      `MAIL_FROM should be an address, or like ${example}, not "${text}"`,
    );
  }
  return { smtpUrl, from };
}

function isSmtpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return ["smtp:", "smtps:"].includes(protocol) && hostname !== "";
}

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;

/**
 * Hosts, addresses and networks that may be called although they are not public.
 * @throws DomainError `config_invalid`
 */
export function readOutboundAllow(env: Environment): string[] {
  const entries = (env["OUTBOUND_ALLOW"] ?? "").split(/[\s,]+/).filter((entry) => entry !== "");
  for (const entry of entries) {
    if (ipaddr.isValidCIDR(entry) || ipaddr.isValid(entry) || HOST_NAME.test(entry)) continue;
    throw new DomainError(
      "config_invalid",
      `OUTBOUND_ALLOW should be hosts and networks like mail.internal, 10.0.0.0/8, with commas between, not "${entry}"`,
    );
  }
  return entries;
}
