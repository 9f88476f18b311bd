import { type PayloadProblem, payloadProblemOf } from "./messages.ts";

/**
 * The reason no browser can open this web address (RFC 3986 §3.2, RFC 1123 §2.1), or null. A text with inner
 * spaces is not an address, even if it begins with one.
 */
export function urlProblem(content: string): PayloadProblem | null {
  if (/\s/u.test(content)) return null;
  const [, scheme = "", authority = ""] = /^(https?):\/\/([^/?#\\]*)/i.exec(content) ?? [];
  const host = authority.slice(authority.lastIndexOf("@") + 1);
  const [, name = "", port] = /^(\[[^\]]*\]|[^:]*)(?::(.*))?$/.exec(host) ?? [];
  if (name === "") return payloadProblemOf("url.host", { scheme });
  if (/^https?$/i.test(name) && /^https?:\/\/https?:?\/\//i.test(content))
    return payloadProblemOf("url.twice", { scheme });
  if (!isHost(name)) return payloadProblemOf("url.host_wrong", { host: name, scheme });
  return port === undefined || port === "" || isPort(port) ? null : payloadProblemOf("url.port", { port });
}

const isPort = (port: string): boolean =>
  /^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65535;

/** An IPv6 address in brackets, or labels of letters of any script, digits, hyphens and underscores. */
export function isHost(name: string): boolean {
  if (name.startsWith("[")) return /^\[[0-9a-f:.]+\]$/i.test(name);
  const labels = name.replace(/\.$/, "").split(/[.\u3002]/u);
  return labels.every((label) =>
    /^[\p{L}\p{N}_](?:[\p{L}\p{N}\p{M}\p{Extended_Pictographic}_-]{0,62})$/u.test(label),
  );
}
