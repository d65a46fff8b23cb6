/** Address ranges in CIDR notation, IPv4 and IPv6: `192.0.2.0/24`, `2001:db8::/32`; without a length a single address. */
import ipaddr from "ipaddr.js";

export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6;
export type IpRange = { first: IpAddress; length: number };

/** Null for an invalid address: no short forms, no octal numbers, no zones. A mapped IPv4 address is taken as what it is. */
export function parseIpAddress(text: string): IpAddress | null {
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(text) || (!text.includes("%") && ipaddr.IPv6.isValid(text));
  return isAddress ? ipaddr.process(text) : null;
}

/** Null for an invalid range. Bits behind the prefix do not matter. */
export function parseIpRange(text: string): IpRange | null {
  const [addressText = "", lengthText, ...rest] = text.split("/");
  const first = parseIpAddress(addressText);
  if (first === null || rest.length > 0) return null;
  const bits = first.kind() === "ipv4" ? 32 : 128;
  if (lengthText === undefined) return { first, length: bits };
  if (!/^(?:0|[1-9]\d{0,2})$/.test(lengthText)) return null;
  // The prefix of a mapped address counts the 96 bits before it.
  const length = Number(lengthText) - (bits === 32 && addressText.includes(":") ? 96 : 0);
  return length < 0 || length > bits ? null : { first, length };
}

/** What one customer of a provider is at most given: a customer who changes addresses within it is still one. */
const NEIGHBOURHOOD = { ipv4: 24, ipv6: 56 };

/** The network around an address, as text: `203.0.113.0/24`, `2001:db8:1::/56`. */
export function toWideNetwork(address: IpAddress): string {
  const carried = toCarried(address);
  const length = NEIGHBOURHOOD[carried.kind()];
  const range = `${carried.toNormalizedString()}/${length}`;
  const network =
    carried.kind() === "ipv4" ? ipaddr.IPv4.networkAddressFromCIDR(range) : ipaddr.IPv6.networkAddressFromCIDR(range);
  return `${network.toString()}/${length}`;
}

/** The IPv4 address that a transition mechanism made an IPv6 network of: the holder of the one has all of the other. */
function toCarried(address: IpAddress): IpAddress {
  if (address.kind() === "ipv4") return address;
  const bytes = address.toByteArray();
  if (address.range() === "6to4") return new ipaddr.IPv4(bytes.slice(2, 6));
  return address.range() === "rfc6052" ? new ipaddr.IPv4(bytes.slice(12)) : address;
}

/** Whether an address lies in a range; never for one of the other family. */
export function isInRange(address: IpAddress, { first, length }: IpRange): boolean {
  return address.kind() === first.kind() && address.match(first, length);
}
