import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { DomainError } from "../../core/errors.ts";
import type { AllowList } from "./allow-list.ts";
import { isPublicAddress } from "./public-address.ts";

/** An address in the form that `lookup` callbacks take. */
export interface CheckedAddress {
  address: string;
  family: 4 | 6;
}

/** Every address of a name, as the system resolves it. */
export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>;

const resolveBySystem: Resolve = (host) => lookup(host, { all: true });

export type HostCheck = ReturnType<typeof createHostCheck>;

/**
 * Resolves a host that does not come from the operator's environment to the addresses to call. The caller
 * must connect to exactly these: resolving the name again could give another result.
 */
export function createHostCheck({
  allowed,
  resolve = resolveBySystem,
}: {
  allowed: AllowList;
  resolve?: Resolve;
}) {
  /**
   * @param host a name or an address, IPv6 without brackets
   * @throws DomainError `outbound_refused` if any of its addresses is not public, `unavailable` if it has
   * none
   */
  return async function checkHost(host: string): Promise<CheckedAddress[]> {
    const addresses = isIP(host) ? [{ address: host }] : await resolveName(host, resolve);
    const isAllowed = ({ address }: { address: string }) =>
      allowed.hasHost(host) || allowed.hasAddress(address) || isPublicAddress(address);
    if (!addresses.every(isAllowed)) {
      throw new DomainError(
        "outbound_refused",
        "This host is not on the public internet. The operator of the site can allow it with OUTBOUND_ALLOW.",
      );
    }
    return addresses.map(({ address }) => ({ address, family: isIP(address) === 6 ? 6 : 4 }));
  };
}

async function resolveName(host: string, resolve: Resolve): Promise<{ address: string }[]> {
  let addresses: { address: string }[];
  try {
    addresses = await resolve(host);
  } catch {
    addresses = [];
  }
  if (addresses.length === 0) throw new DomainError("unavailable", "This host has no address");
  return addresses;
}
