import { expect, test } from "vitest";
import { type EmbedProvider, embedProviders } from "#graphql/generated/contract.ts";
import { parseEmbedHeight } from "./embed-height.ts";

/** As each provider's frame writes it. */
const toMessage: Partial<Record<EmbedProvider, (height: unknown) => unknown>> = {
  datawrapper: (height) => ({ "datawrapper-height": { Tb7Lk: height } }),
  twitter: (height) => ({ "twttr.embed": { method: "twttr.private.resize", params: [{ height, width: 550 }, 1], id: "x" } }),
  instagram: (height) => JSON.stringify({ type: "MEASURE", details: { height } }),
  iframely: (height) => JSON.stringify({ method: "resize", height, context: "https://cdn.iframe.ly/ACcM3Y" }),
};
const own = (height: unknown) => ({ type: "portal:height", height });

test.each(embedProviders)("%s's frame says its height in its own words, and no other provider's count", (provider) => {
  const say = toMessage[provider] ?? own;
  expect(parseEmbedHeight(provider, say(640.2))).toBe(641);
  for (const [other, words] of Object.entries({ ...toMessage, generic: own }))
    if (words !== say) expect(parseEmbedHeight(provider, words(640)), other).toBeNull();
});

test.each(embedProviders)("%s's frame is never so low that nothing shows, nor so high that it takes the page", (provider) => {
  const say = toMessage[provider] ?? own;
  expect(parseEmbedHeight(provider, say(3))).toBe(80);
  expect(parseEmbedHeight(provider, say(9_000_000))).toBe(4000);
  for (const height of [0, -5, Number.NaN, Number.POSITIVE_INFINITY, "100%", null, {}])
    expect(parseEmbedHeight(provider, say(height)), String(height)).toBeNull();
  for (const data of [null, 7, "", "{", "[]", `{"a":${"[".repeat(20_000)}`, { height: 500 }, []])
    expect(parseEmbedHeight(provider, data)).toBeNull();
});
