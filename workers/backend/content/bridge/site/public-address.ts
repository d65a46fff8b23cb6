/**
 * Which machines what others write may have us ask. Texts and answers name addresses freely; none of them may lead to the services
 * around this machine (server-side request forgery). The import and the bridge decide by this file alone.
 */
import ipaddr from "ipaddr.js";

const notPublic = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
].map((network) => ipaddr.parseCIDR(network));
/** All other IPv6 networks are local, reserved, or IPv4 in disguise. */
const public6 = ipaddr.parseCIDR("2000::/3");

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  if (!isAddress(address)) return false;
  const parsed = ipaddr.parse(address);
  const isIn = (network: [ipaddr.IPv4 | ipaddr.IPv6, number]) => parsed.kind() === network[0].kind() && parsed.match(network);
  return !notPublic.some(isIn) && (parsed.kind() === "ipv4" || isIn(public6));
}

/** A host written as IP address (brackets for IPv6), or null for names. */
export function parseIpHost(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, "");
  return isAddress(bare) ? bare : null;
}

/** Whether a host, as in `URL.hostname`, may be a machine of the public internet: what its name leads to, its network decides. */
export function isPublicHost(hostname: string): boolean {
  const ip = parseIpHost(hostname);
  if (ip !== null) return isPublicAddress(ip);
  return /\.[a-z][a-z\d-]*$/i.test(hostname) && !/\.(?:local|internal|localhost|lan|home|intern|home\.arpa)$/i.test(hostname);
}

function isAddress(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || (!text.includes("%") && ipaddr.IPv6.isValid(text));
}
