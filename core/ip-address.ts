/**
 * IPv4 in IPv6 clothes (RFC 4291 §2.5.5.2), as dual-stack sockets report it, is IPv4 to people, to tables of places and to
 * limits. The zone of a link (RFC 4007 §11) is left out.
 */
export const plainAddress = (address: string): string =>
  withoutPort(address)
    .replace(/%.*$/s, "")
    .replace(/^::ffff:(?=\d+(?:\.\d+){3}$)/i, "");

/** Some proxies write the port of their client into `X-Forwarded-For`. */
const withoutPort = (address: string): string =>
  /^\[(.*)\](?::\d+)?$/s.exec(address)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(address)?.[1] ?? address;

/** The eight groups of an IPv6 address, with the zeros that `::` stands for. */
export function ipv6Groups(address: string): string[] {
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => "0");
  return [...groups, ...zeros, ...rest];
}
