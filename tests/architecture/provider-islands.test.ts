/** The pages that let the paywall provider's script write as it likes are those whose islands load it, and no others (decision 8). */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { providerIslands } from "#app/shell/document/content-security-policy.ts";

/** What loads the provider, directly or not, as it is imported. */
const loaders = /from "[^"]*\/(?:open-provider\.client|use-checkout)\.ts"/;

test("the islands that load the provider's script are those that the security policy knows", () => {
  const islands = globSync("app/**/*.island.tsx").map((file) => ({ file, text: readFileSync(file, "utf8") }));
  const loading = islands
    .filter(({ text }) => loaders.test(text))
    .map(({ text }) => /defineIsland\("([\w-]+)"/.exec(text)?.[1] ?? "");
  const known = [...providerIslands.source.matchAll(/[\w]+-[\w]+(?=[|)])/g)].map(([name]) => name);
  expect(loading.length).toBeGreaterThan(2);
  expect(known.toSorted()).toEqual(loading.toSorted());
});

test("nothing but islands loads it", () => {
  const files = globSync("app/**/*.{ts,tsx}").filter((file) => !file.includes(".test.") && !file.endsWith(".island.tsx"));
  const others = files.filter((file) => loaders.test(readFileSync(file, "utf8")));
  expect(others).toEqual(["app/components/paywall/checkout/use-checkout.ts"]);
});
