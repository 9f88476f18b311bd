import ipaddr from "ipaddr.js";

/**
 * Whether an IP address is public: unicast, and not in a special-purpose block (RFC 6890), such as private
 * networks, loopback, cloud metadata, or IPv4 embedded in IPv6 (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // ::ffff:127.0.0.1 is 127.0.0.1
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  // outside 2000::/3, no IPv6 address is assigned (RFC 4291 §2.4)
  return parsed.kind() === "ipv4" || (parsed.toByteArray()[0] ?? 0) >> 5 === 0b001;
}
