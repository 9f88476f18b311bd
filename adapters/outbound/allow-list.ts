import ipaddr from "ipaddr.js";

export interface AllowList {
  /** A host name that the operator trusts, whatever it resolves to. */
  hasHost(host: string): boolean;
  hasAddress(address: string): boolean;
}

/**
 * Non-public addresses that the operator allows (OUTBOUND_ALLOW).
 * @param entries host names, addresses, and networks in CIDR notation
 */
export function createAllowList(entries: readonly string[]): AllowList {
  const networks = entries.flatMap((entry) => {
    if (ipaddr.isValidCIDR(entry)) return [ipaddr.parseCIDR(entry)];
    if (!ipaddr.isValid(entry)) return [];
    const address = ipaddr.parse(entry);
    return [[address, address.kind() === "ipv4" ? 32 : 128] as [typeof address, number]];
  });
  const hosts = new Set(entries.map((entry) => entry.toLowerCase()));
  return {
    hasHost: (host) => hosts.has(host.toLowerCase()),
    hasAddress(address) {
      if (!ipaddr.isValid(address)) return false;
      const parsed = ipaddr.process(address);
      return networks.some(
        ([network, bits]) => parsed.kind() === network.kind() && parsed.match(network, bits),
      );
    },
  };
}
