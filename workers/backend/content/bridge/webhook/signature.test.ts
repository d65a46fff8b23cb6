import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { decideSignature, SIGNATURE_WINDOW, signBody } from "./signature.ts";

/** Computed once by openssl: `printf '%s' "$timestamp.$body" | openssl dgst -sha256 -hmac "$secret"`. */
const example = {
  secret: "ein-geheimnis-mit-32-zeichen-....",
  timestamp: 1_790_000_000,
  body: '{"events":[{"event":"ping","at":1790000000}]}',
  signature: "sha256=48589948727addb7b1f3b546eb16320be90647b84c54132e4687894fd8eaaad2",
};

test("a signature is the one that the plugin documents: it quotes the same example, and its line stands there as text", async () => {
  const body = new TextEncoder().encode(example.body);
  expect(await signBody(example.secret, example.timestamp, body)).toBe(example.signature);
  const plugin = readFileSync("docs/wordpress/talblick-bridge.php", "utf8");
  for (const part of [example.secret, `${example.timestamp}`, example.body, example.signature]) expect(plugin).toContain(part);
  // There is no PHP on this machine: this is the line that must say the same.
  expect(plugin).toContain("'sha256=' . hash_hmac( 'sha256', $timestamp . '.' . $body, $secret )");
});

test.each([
  ["counts at once", 0, "valid"],
  ["counts for five minutes", SIGNATURE_WINDOW, "valid"],
  ["is not played again later", SIGNATURE_WINDOW + 1, "outdated"],
  ["counts with a clock that is behind", -SIGNATURE_WINDOW, "valid"],
  ["is not kept for the future", -SIGNATURE_WINDOW - 1, "outdated"],
])("an event %s", async (_, age, verdict) => {
  const { secret, timestamp, signature } = example;
  const body = new TextEncoder().encode(example.body);
  const headers = new Headers({ "x-bridge-timestamp": `${timestamp}`, "x-bridge-signature": signature });
  expect(await decideSignature(headers, body, [secret], timestamp + age)).toBe(verdict);
  expect(await decideSignature(headers, body, ["ein-anderes"], timestamp)).toBe("forged");
});
