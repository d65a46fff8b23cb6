/**
 * Which machines the import may fetch pictures from. Texts name addresses freely; none of them may make this
 * machine ask the services around it (server-side request forgery).
 */
import { lookup as lookupName } from "node:dns";
import { lookup as lookupAll } from "node:dns/promises";
import { BlockList, isIP, type LookupFunction } from "node:net";

const notPublic = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as [string, number][]) {
  notPublic.addSubnet(network, prefix, "ipv4");
}
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as [string, number][]) {
  notPublic.addSubnet(network, prefix, "ipv6");
}
/** All other IPv6 networks are local, reserved, or IPv4 in disguise. */
const public6 = new BlockList();
public6.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, "ipv4");
  return family === 6 && public6.check(address, "ipv6") && !notPublic.check(address, "ipv6");
}

/** A host written as IP address (brackets for IPv6), or null for names. */
export function parseIpHost(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, "");
  return isIP(bare) === 0 ? null : bare;
}

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
