/** What a name leads to is looked at before a connection is opened: which addresses are public, content/bridge/site/public-address.ts says. */
import { lookup as lookupName } from "node:dns";
import { lookup as lookupAll } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import { isPublicAddress, parseIpHost } from "#workers/backend/content/bridge/site/public-address.ts";

/** The error that a refused address ends in. */
export class PrivateAddressError extends Error {
  constructor(host: string) {
    super(`${host} is an address of a private network`);
    this.name = "PrivateAddressError";
  }
}

/**
 * Name lookup for a connection: what it answers is what is connected to, so a name cannot change its mind
 * between the check and the connection. One private address among several refuses the name.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookupName(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, "", 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address))) {
      return callback(new PrivateAddressError(hostname), "", 0);
    }
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

/** Whether a host, a name or an IP address, belongs to a private network or this machine. A name without an address does not. */
export async function isPrivateHost(hostname: string): Promise<boolean> {
  const ip = parseIpHost(hostname);
  if (ip !== null) return !isPublicAddress(ip);
  const addresses = await lookupAll(hostname, { all: true }).catch(() => []);
  return addresses.some(({ address }) => !isPublicAddress(address));
}
