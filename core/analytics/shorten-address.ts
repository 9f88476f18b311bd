import { ipv6Groups, plainAddress } from "../ip-address.ts";

/**
 * An address without the part that identifies a household: zeroes the last octet of IPv4, the last 80 bits of
 * IPv6.
 * @returns "" for an invalid address
 */
export function shortenAddress(address: string): string {
  const plain = plainAddress(address);
  if (/^\d+(\.\d+){3}$/.test(plain)) return plain.replace(/(?<!\d)\d+$/, "0");
  if (!plain.includes(":")) return "";
  const kept = ipv6Groups(plain)
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, ""));
  return `${kept.join(":")}::`;
}
