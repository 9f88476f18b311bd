const IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * An address without what points to one household (D26): IPv4 with its last octet zeroed, IPv6 with its last 80 bits zeroed.
 * @returns "" for what is no address
 */
export function shortenAddress(address: string): string {
  const plain = IN_IPV6.exec(address)?.[1] ?? address.replace(/%.*$/, "");
  if (/^\d+(\.\d+){3}$/.test(plain)) return plain.replace(/\d+$/, "0");
  if (!plain.includes(":")) return "";
  const [head = "", tail] = plain.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => "0");
  const kept = [...groups, ...zeros, ...rest].slice(0, 3).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${kept.join(":")}::`;
}
