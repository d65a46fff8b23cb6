import fc from "fast-check";
import { expect, test } from "vitest";
import { isInRange, parseIpAddress, parseIpRange } from "./ip-range.ts";

/** False for an invalid address or range: a slip admits no request. */
function isWithin(address: string, range: string): boolean {
  const parsed = parseIpAddress(address);
  const within = parseIpRange(range);
  return parsed !== null && within !== null && isInRange(parsed, within);
}

test.each([
  ["66.249.64.0", "66.249.64.0/27", true],
  ["66.249.64.31", "66.249.64.0/27", true],
  ["66.249.64.32", "66.249.64.0/27", false],
  ["66.249.63.255", "66.249.64.0/27", false],
  ["0.0.0.0", "0.0.0.0/0", true],
  ["255.255.255.255", "0.0.0.0/0", true],
  ["192.0.2.7", "192.0.2.7", true],
  ["192.0.2.8", "192.0.2.7/32", false],
  ["2001:4860:4801:10::", "2001:4860:4801:10::/64", true],
  ["2001:4860:4801:10:ffff:ffff:ffff:ffff", "2001:4860:4801:10::/64", true],
  ["2001:4860:4801:11::", "2001:4860:4801:10::/64", false],
  ["2001:DB8::1", "2001:db8:0:0:0:0:0:1", true],
  ["::ffff:66.249.64.5", "66.249.64.0/27", true],
  ["66.249.64.5", "::ffff:66.249.64.0/123", true],
  ["::1", "0.0.0.0/0", false],
  ["127.0.0.1", "::/0", false],
])("the address %s is within %s: %s", (address, range, expected) => {
  expect(isWithin(address, range)).toBe(expected);
});

test.each([
  "",
  "1.2.3",
  "1.2.3.4.5",
  "1.2.3.256",
  "01.2.3.4",
  " 1.2.3.4",
  "1.2.3.4 ",
  ":",
  ":::",
  "1::2::3",
  "1:2:3:4:5:6:7",
  "1:2:3:4:5:6:7:8:9",
  "1:2:3:4:5:6:7:8::",
  "12345::",
  "g::",
  "::1.2.3",
  "1.2.3.4::",
  "fe80::1%eth0",
  "localhost",
  "1".repeat(50),
])("%j is no address", (text) => {
  expect(parseIpAddress(text)).toBeNull();
});

test.each(["1.2.3.4/33", "1.2.3.4/-1", "1.2.3.4/", "1.2.3.4/08", "1.2.3.4/8/8", "::/129", "::ffff:1.2.3.4/95", "/8", "x/8"])(
  "%j is no range",
  (text) => {
    expect(parseIpRange(text)).toBeNull();
  },
);

const toV6 = (value: bigint) => value.toString(16).padStart(32, "0").match(/.{4}/g)?.join(":") ?? "";
const toV4 = (value: bigint) => [24n, 16n, 8n, 0n].map((shift) => String((value >> shift) & 255n)).join(".");

const families = [
  { name: "IPv4", bits: 32, write: toV4, addresses: fc.bigInt({ min: 0n, max: (1n << 32n) - 1n }) },
  // Above the mapped addresses, which are IPv4.
  { name: "IPv6", bits: 128, write: toV6, addresses: fc.bigInt({ min: 1n << 64n, max: (1n << 128n) - 1n }) },
];

test.each(families)("a range of $name holds its first and last address, and neither neighbour", ({ bits, write, addresses }) => {
  const lengths = fc.integer({ min: bits === 128 ? 16 : 1, max: bits });
  fc.assert(
    fc.property(addresses, lengths, (address, length) => {
      const hostBits = BigInt(bits - length);
      const first = (address >> hostBits) << hostBits;
      const last = first + (1n << hostBits) - 1n;
      const range = `${write(address)}/${length}`;
      expect(isWithin(write(first), range)).toBe(true);
      expect(isWithin(write(last), range)).toBe(true);
      if (first > 1n << 65n || (bits === 32 && first > 0n)) expect(isWithin(write(first - 1n), range)).toBe(false);
      if (last + 1n < 1n << BigInt(bits)) expect(isWithin(write(last + 1n), range)).toBe(false);
    }),
  );
});

test("an address is the same in every way of writing it", () => {
  fc.assert(
    fc.property(fc.ipV6(), (text) => {
      const parsed = parseIpAddress(text);
      expect(parsed).not.toBeNull();
      if (parsed?.kind() === "ipv6") expect(parseIpAddress(parsed.toNormalizedString())).toEqual(parsed);
    }),
  );
});

test("no text makes it fail", () => {
  fc.assert(fc.property(fc.string(), (text) => (parseIpRange(text)?.length ?? 0) <= 128));
});
