import fc from "fast-check";
import { expect, test } from "vitest";
import { toNetwork, toWideNetwork } from "./to-network.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002:FFFF::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8::/64"],
  ["::1", "::/64"],
  ["::", "::/64"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::ffff:cb00:7107", "203.0.113.7"],
  ["64:ff9b::203.0.113.7", "203.0.113.7"],
  ["2002:cb00:7107:100::1", "203.0.113.7"],
])("attempts from %s are counted for %s", (address, network) => {
  expect(toNetwork(address)).toBe(network);
});

test.each([
  ["203.0.113.7", "203.0.113.0/24"],
  ["203.0.113.255", "203.0.113.0/24"],
  ["::ffff:203.0.113.7", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/56"],
  ["2001:db8:1:ff::1", "2001:db8:1::/56"],
  ["2001:db8:1:100::1", "2001:db8:1:100::/56"],
  ["2002:cb00:7107:100::1", "203.0.113.0/24"],
  ["2002:cb00:71ff:200::1", "203.0.113.0/24"],
  ["64:ff9b::203.0.113.7", "203.0.113.0/24"],
  ["1.2.3", null],
])("%s belongs to the wider network %s", (address, network) => {
  expect(toWideNetwork(address)).toBe(network);
});

test("neighbours in one household's network are counted together, those of the next one are not", () => {
  expect(toNetwork("2001:db8:1:2::a")).toBe(toNetwork("2001:db8:1:2:ffff:ffff:ffff:ffff"));
  expect(toNetwork("2001:db8:1:3::a")).not.toBe(toNetwork("2001:db8:1:2::a"));
});

test.each([
  "",
  "localhost",
  "256.1.1.1",
  "1.2.3",
  "1.2.3.4.5",
  " 1.2.3.4",
  ":",
  ":::",
  "1::2::3",
  "1:2:3:4:5:6:7",
  "1:2:3:4:5:6:7:8:9",
  "1:2:3:4:5:6:7::8",
  "12345::",
  "fe80::1%eth0",
  "[::1]",
  "1.2.3.4::",
  "::1.2.3.999",
  "g::",
])("%s is no address", (text) => {
  expect(toNetwork(text)).toBeNull();
});

test("all addresses of a /64 have one name, however they are written", () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  fc.assert(
    fc.property(fc.tuple(group, group, group, group), fc.tuple(group, group, group, group), ([a, ...network], host) => {
      // Of 2000::/3 what no IPv4 address is mapped into.
      const groups = [0x2003 + (a % 0x1ffd), ...network, ...host];
      const short = groups.map((part) => part.toString(16));
      const long = short.map((part) => part.padStart(4, "0").toUpperCase());
      const expected = toNetwork([...short.slice(0, 4), 0, 0, 0, 0].join(":"));
      expect(expected).toMatch(/^[0-9a-f:]+\/64$/);
      expect(toNetwork(short.join(":"))).toBe(expected);
      expect(toNetwork(long.join(":"))).toBe(expected);
    }),
    { seed: 3, numRuns: 200 },
  );
});
