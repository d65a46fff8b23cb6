/** The part of a reader's address that is counted. */
import ipaddr from "ipaddr.js";

/** IPv4 whole, IPv6 the /64, which one household has. */
const HOUSEHOLD = { ipv4: 32, ipv6: 64 };
/** The most that one customer of a provider is given: all addresses within it count as one. */
const NEIGHBOURHOOD = { ipv4: 24, ipv6: 56 };

/** `203.0.113.7`, `2001:db8:1:2::/64`; an IPv4 address mapped into IPv6 counts as itself. Null for an invalid address. */
export function toNetwork(address: string): string | null {
  return toRange(address, HOUSEHOLD)?.replace(/\/32$/, "") ?? null;
}

/** `203.0.113.0/24`, `2001:db8:1::/56`. Null for an invalid address. */
export function toWideNetwork(address: string): string | null {
  return toRange(address, NEIGHBOURHOOD);
}

function toRange(address: string, bits: { ipv4: number; ipv6: number }): string | null {
  // Neither the obsolete forms (0x7f.1) nor zones are accepted.
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || (!address.includes("%") && ipaddr.IPv6.isValid(address));
  if (!isAddress) return null;
  const parsed = toCarried(ipaddr.process(address));
  const length = bits[parsed.kind()];
  const range = `${parsed.toNormalizedString()}/${length}`;
  const network =
    parsed.kind() === "ipv4" ? ipaddr.IPv4.networkAddressFromCIDR(range) : ipaddr.IPv6.networkAddressFromCIDR(range);
  return `${network.toString()}/${length}`;
}

/** The IPv4 address from which a transition mechanism derives an IPv6 network: its owner controls that whole network. */
function toCarried(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  if (address.kind() === "ipv4") return address;
  const bytes = address.toByteArray();
  if (address.range() === "6to4") return new ipaddr.IPv4(bytes.slice(2, 6));
  return address.range() === "rfc6052" ? new ipaddr.IPv4(bytes.slice(12)) : address;
}
