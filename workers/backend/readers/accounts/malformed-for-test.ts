/** For tests: what no portal sends. Texts, values, bodies and headers that are wrong in every way we could think of. */
import fc from "fast-check";

/** A valid secret that was cut, or of which one bit differs. */
export function damaged(secret: string): fc.Arbitrary<string> {
  const bit = fc.tuple(fc.nat(secret.length - 1), fc.nat(6));
  return fc.oneof(
    fc.nat(secret.length - 1).map((length) => secret.slice(0, length)),
    fc.integer({ min: 1, max: secret.length }).map((start) => secret.slice(start)),
    bit.map(([at, power]) => {
      const flipped = String.fromCharCode(secret.charCodeAt(at) ^ (1 << power));
      return secret.slice(0, at) + flipped + secret.slice(at + 1);
    }),
    fc.constantFrom(`${secret}A`, `${secret}\0`, ` ${secret}x`, secret.toUpperCase(), secret.toLowerCase(), secret + secret),
  );
}

/**
 * A sealed or signed text, of one part or several with dots between, of which one bit of its bytes differs: base64url has
 * characters whose last bits mean nothing.
 */
export function damagedBytes(encoded: string): fc.Arbitrary<string> {
  const parts = encoded.split(".");
  const filled = [...parts.entries()].filter(([, part]) => part !== "");
  return fc
    .constantFrom(...filled)
    .chain(([index, part]) => damagedPart(part).map((damaged) => parts.with(index, damaged).join(".")));
}

function damagedPart(encoded: string): fc.Arbitrary<string> {
  const bytes = Uint8Array.from(atob(encoded.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
  return fc.tuple(fc.nat(bytes.length - 1), fc.nat(7)).map(([at, power]) => {
    const flipped = bytes.map((byte, index) => (index === at ? byte ^ (1 << power) : byte));
    return btoa(String.fromCharCode(...flipped))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replaceAll("=", "");
  });
}

export const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.base64String({ maxLength: 200 }),
  fc.constantFrom(200, 201, 1000, 1001, 5000, 19_000, 30_000).map((length) => "a".repeat(length)),
  fc.constantFrom(
    "",
    " ",
    "\0",
    "\ud800",
    "\udfff\ud800",
    "null",
    "undefined",
    "__proto__",
    "constructor",
    "0",
    "-1",
    "1e999",
    "NaN",
    "' OR 1=1 --",
    '"; DROP TABLE accounts; --',
    "%",
    "_",
    "*",
    "{{7*7}}",
    "<script>",
    "../../etc/passwd",
    "a.b",
    "a.b.c",
    ".",
    "\u202e\u0000\uffff",
    "İ",
    "ß",
    "ﬁ",
    "Å",
    "😀".repeat(300),
    "\r\nset-cookie: EvoSSO=x",
    "Bearer x",
    "{}",
    "[]",
  ),
);

const nested = fc
  .tuple(fc.constantFrom("[", '{"a":'), fc.constantFrom(10, 500, 3000))
  .map(([open, depth]) => JSON.parse(`${open.repeat(depth)}0${(open === "[" ? "]" : "}").repeat(depth)}`) as unknown);

/** A JSON value that is no text. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 2 ** 53, [], {}, [[]], { length: 1 }, ["a"]),
  fc.jsonValue({ maxDepth: 3 }).filter((value) => typeof value !== "string"),
  nested,
);

/** What a header may hold everywhere: one line of ASCII, without space around it. */
export function toHeaderValue(text: string): string {
  return text
    .replace(/[^\x20-\x7e]/g, "?")
    .trim()
    .slice(0, 12_000);
}

/** The bytes of a body that is no JSON, or JSON of the wrong form. */
export const oddBody: fc.Arbitrary<Uint8Array> = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.oneof(oddText, fc.json(), oddValue.map(stringify)).map((text) => new TextEncoder().encode(text)),
  fc.tuple(fc.json(), fc.nat(50)).map(([text, length]) => new TextEncoder().encode(text.slice(0, length))),
  fc.constantFrom(19_990, 20_001, 99_990, 100_001, 300_000).map((length) => new Uint8Array(length).fill(0x5b)),
);

function stringify(value: unknown): string {
  return JSON.stringify(value);
}
