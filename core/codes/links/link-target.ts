import { fillSentence, type SentenceValues } from "../sentence.ts";
import { latinLookalike, mixedScripts } from "./lookalikes.ts";
import { hasFalsePunycode, hostInLetters } from "./punycode.ts";

/** A parsed address by the URL Standard: the needed part of the class `URL`. */
export interface ParsedUrl {
  /** With its colon. */
  protocol: string;
  username: string;
  password: string;
  /** As in DNS: lowercase, Punycode, IPv6 in brackets. */
  hostname: string;
  port: string;
}

/** Warnings before opening a link; the web catalog includes them. */
export const linkMessages = {
  "link.scheme":
    'This is not a web address: "{scheme}:" can start a program or show a made-up page, so it is not opened here',
  "link.invalid": "No browser can open this address: something in it is wrong",
  "link.credentials": "The part before the @ says nothing about where this link leads. It leads to {host}",
  "link.lookalike": "This is not {lookalike}: letters of another script only look like it",
  "link.mixed_scripts": "A word of this host mixes scripts ({scripts}): some letters are not what they seem",
  "link.subdomain": "Read hosts from their end: this one begins like {start}, but belongs to {end}",
  "link.ip_address": "The host is a number instead of a name: nobody can tell by it whose it is",
  "link.short_link": "A short link: where it leads on to cannot be seen before it is opened",
  "link.hidden_characters": "There are characters in this address that cannot be seen",
  "link.not_encrypted": "Not encrypted: others on the way can read and change what this page shows",
} as const;

interface LinkWarning {
  code: keyof typeof linkMessages extends `link.${infer Code}` ? Code : never;
  values: SentenceValues;
  message: string;
  /** Whether it is a common sign of phishing. */
  suspicious: boolean;
}

export interface LinkTarget {
  /** Whether it may become a clickable link: http and https only. */
  opens: boolean;
  /** Without its colon. */
  scheme: string;
  /** The host in Unicode, with a non-default port; "" if there is none. */
  host: string;
  /** The host as in DNS, if it differs; else null. */
  punycode: string | null;
  /** Most severe first. */
  warnings: LinkWarning[];
}

/** Schemes that act when they are opened. Others count as links only with `//`. */
const ACTING = /^(?:javascript|vbscript|data|blob|file|intent|view-source|about):$/;
/** Schemes whose contents are taken apart and have an action of their own, also if they are written with `//`. */
const READ = /^(?:upi|tel|sms|mailto):$/;
const WEB = /^https?:$/;
/** Hosts whose only service is redirecting. */
const SHORTENERS = new Set(
  "bit.ly buff.ly cutt.ly goo.gl is.gd lnkd.in ow.ly qrco.de rb.gy rebrand.ly s.id shorturl.at t.co t.ly t1p.de tiny.cc tinyurl.com v.gd".split(
    " ",
  ),
);
/** Common top-level domains, suspicious in the middle of a host. */
const KNOWN_ENDINGS = new Set(["com", "net", "org", "gov", "edu"]);

/**
 * The real target of a link and its warnings. Works offline.
 *
 * @param url as parsed by the URL Standard; null if invalid
 * @param written as it is in the code
 * @returns null if it is not a link
 */
export function linkTarget(url: ParsedUrl | null, written: string): LinkTarget | null {
  if (url === null) return /^\s*https?:/i.test(written) ? unopenable() : null;
  const scheme = url.protocol.slice(0, -1);
  if (!WEB.test(url.protocol)) {
    if (!ACTING.test(url.protocol) && !/^\s*[a-z][a-z0-9+.-]*:\/\//i.test(written)) return null;
    if (READ.test(url.protocol)) return null;
    const values = { scheme };
    return { opens: false, scheme, host: "", punycode: null, warnings: [warning("scheme", values, true)] };
  }
  const port = url.port === "" ? "" : `:${url.port}`;
  const letters = hostInLetters(url.hostname);
  if (hasFalsePunycode(letters)) return unopenable();
  return {
    opens: true,
    scheme,
    host: letters + port,
    punycode: letters === url.hostname ? null : url.hostname + port,
    warnings: [
      ...(url.username === "" && url.password === ""
        ? []
        : [warning("credentials", { host: letters }, true)]),
      ...hostWarnings(letters, url.hostname),
      ...(/[\p{Cc}\p{Cf}]/u.test(written.trim()) ? [warning("hidden_characters", {}, true)] : []),
      ...(SHORTENERS.has(url.hostname) ? [warning("short_link")] : []),
      ...(scheme === "http" ? [warning("not_encrypted")] : []),
    ],
  };
}

const unopenable = (): LinkTarget => ({
  opens: false,
  scheme: "",
  host: "",
  punycode: null,
  warnings: [warning("invalid")],
});

function hostWarnings(letters: string, ascii: string): LinkWarning[] {
  // the parser normalizes every IPv4 address, also 0x7f.1 and 2130706433, to four decimal numbers
  if (ascii.startsWith("[") || /^\d+(?:\.\d+){3}$/.test(ascii)) return [warning("ip_address", {}, true)];
  const labels = letters.split(".");
  const isPlainEnding = /^[a-z]+$/.test(labels.at(-1) ?? "");
  const looks = labels.map((label) =>
    // a whole word in another script is normal under a top-level domain of that script
    isPlainEnding || mixedScripts(label).length > 1 ? (latinLookalike(label) ?? label) : label,
  );
  const mixed = labels.map(mixedScripts).find((scripts) => scripts.length > 1);
  const lookalike = looks.join(".");
  return [
    ...(lookalike === letters ? [] : [warning("lookalike", { lookalike }, true)]),
    ...(mixed && lookalike === letters
      ? [warning("mixed_scripts", { scripts: mixed.join(", ") }, true)]
      : []),
    ...subdomainWarning(labels),
  ];
}

/** `paypal.com.example.net`: begins like a well-known host. */
function subdomainWarning(labels: string[]): LinkWarning[] {
  const isLong = (labels.at(-1)?.length ?? 0) === 2 && (labels.at(-2)?.length ?? 4) <= 3;
  const own = labels.slice(isLong ? -3 : -2);
  const before = labels.slice(0, -own.length);
  const ending = before.findLastIndex((label) => KNOWN_ENDINGS.has(label));
  if (ending < 1) return [];
  const values = { start: before.slice(0, ending + 1).join("."), end: own.join(".") };
  return [warning("subdomain", values, true)];
}

const warning = (
  code: LinkWarning["code"],
  values: SentenceValues = {},
  suspicious = false,
): LinkWarning => ({ code, values, suspicious, message: fillSentence(linkMessages[`link.${code}`], values) });
