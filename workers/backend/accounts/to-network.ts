/** Which of a reader's address is counted: IPv4 whole, IPv6 the /64, which is what one household has. */

const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;

/** `203.0.113.7`, `2001:db8:1:2::/64`; an IPv4 address mapped into IPv6 counts as itself. Null for what is no address. */
export function toNetwork(address: string): string | null {
  if (isIpv4(address)) return address;
  const groups = parseIpv6(address.toLowerCase());
  if (groups === null) return null;
  const mapped = toMappedIpv4(groups);
  if (mapped !== null) return mapped;
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}

function isIpv4(text: string): boolean {
  return /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) && text.split(".").every((octet) => Number(octet) <= 255);
}

function parseIpv6(text: string): number[] | null {
  const [head = "", tail, ...rest] = text.split("::");
  if (rest.length > 0) return null;
  if (tail === undefined) {
    const groups = parseEnd(head);
    return groups?.length === IPV6_GROUPS ? groups : null;
  }
  const first = parseHexGroups(head);
  const last = parseEnd(tail);
  if (first === null || last === null) return null;
  const missing = IPV6_GROUPS - first.length - last.length;
  return missing < 1 ? null : [...first, ...Array<number>(missing).fill(0), ...last];
}

/** The groups at the end of an address, of which the last two may be written as IPv4. */
function parseEnd(text: string): number[] | null {
  const [, leading = "", ipv4 = null] = /^(.*:|)(\d+\.\d+\.\d+\.\d+)$/.exec(text) ?? [];
  if (ipv4 === null) return parseHexGroups(text);
  const before = parseHexGroups(leading.slice(0, -1));
  if (before === null || !isIpv4(ipv4)) return null;
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split(".").map(Number);
  return [...before, a * 256 + b, c * 256 + d];
}

function parseHexGroups(text: string): number[] | null {
  if (text === "") return [];
  const groups = text.split(":");
  return groups.every((group) => /^[0-9a-f]{1,4}$/.test(group)) ? groups.map((group) => Number.parseInt(group, 16)) : null;
}

/** Of `::ffff:a.b.c.d`. */
function toMappedIpv4(groups: readonly number[]): string | null {
  const [high = 0, low = 0] = groups.slice(6);
  if (groups[5] !== 0xffff || groups.slice(0, 5).some((group) => group !== 0)) return null;
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}
