/** Address ranges in CIDR notation, IPv4 and IPv6: `192.0.2.0/24`, `2001:db8::/32`; without a length a single address. */

export type IpAddress = { bits: 32 | 128; value: bigint };
export type IpRange = { bits: 32 | 128; first: bigint; length: number };

const MAX_LENGTH = 45;
/** ::ffff:0:0/96: an IPv4 address in the dress of IPv6. */
const MAPPED_PREFIX = 0xffffn;

/** Null for what is no address. An IPv4 address mapped into IPv6 is taken as what it is. */
export function parseIpAddress(text: string): IpAddress | null {
  if (text.length > MAX_LENGTH) return null;
  const v4 = parseV4(text);
  if (v4 !== null) return { bits: 32, value: v4 };
  const v6 = parseV6(text);
  if (v6 === null) return null;
  return v6 >> 32n === MAPPED_PREFIX ? { bits: 32, value: v6 & 0xffffffffn } : { bits: 128, value: v6 };
}

/** Null for what is no range. Bits behind the prefix do not matter. */
export function parseIpRange(text: string): IpRange | null {
  const [addressText = "", lengthText, ...rest] = text.split("/");
  const address = parseIpAddress(addressText);
  if (address === null || rest.length > 0) return null;
  if (lengthText === undefined) return { bits: address.bits, first: address.value, length: address.bits };
  if (!/^(?:0|[1-9]\d{0,2})$/.test(lengthText)) return null;
  // Of a mapped address the prefix counts from the start of its dress.
  const length = Number(lengthText) - (address.bits === 32 && addressText.includes(":") ? 96 : 0);
  if (length < 0 || length > address.bits) return null;
  const hostBits = BigInt(address.bits - length);
  return { bits: address.bits, first: (address.value >> hostBits) << hostBits, length };
}

export function isInRange(address: IpAddress, { bits, first, length }: IpRange): boolean {
  const hostBits = BigInt(bits - length);
  return address.bits === bits && address.value >> hostBits === first >> hostBits;
}

function parseV4(text: string): bigint | null {
  const match = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text);
  if (match === null) return null;
  const parts = match.slice(1);
  // A leading zero would be octal for some and decimal for others.
  if (parts.some((part) => Number(part) > 255 || (part.length > 1 && part.startsWith("0")))) return null;
  return parts.reduce((value, part) => (value << 8n) | BigInt(part), 0n);
}

function parseV6(text: string): bigint | null {
  const sides = text.split("::");
  if (sides.length > 2) return null;
  const groups = sides.map((side) => (side === "" ? [] : side.split(":")));
  const last = groups.at(-1);
  const tail = last?.at(-1);
  if (last !== undefined && tail?.includes(".") === true) {
    const v4 = parseV4(tail);
    if (v4 === null) return null;
    last.splice(-1, 1, (v4 >> 16n).toString(16), (v4 & 0xffffn).toString(16));
  }
  const [front = [], back = []] = groups;
  const missing = 8 - front.length - back.length;
  if (sides.length === 1 ? missing !== 0 : missing < 1) return null;
  const all = [...front, ...Array.from({ length: missing }, () => "0"), ...back];
  if (!all.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return null;
  return all.reduce((value, group) => (value << 16n) | BigInt(`0x${group}`), 0n);
}
