import { ipv6Groups, plainAddress } from "../ip-address.ts";

/**
 * An address without what points to one household: IPv4 with its last octet zeroed, IPv6 with its last 80 bits zeroed.
 * @returns "" for what is no address
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
