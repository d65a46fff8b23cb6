import { expect, test } from "vitest";
import { parseTrackingConfig, type TrackingConfig, toTrackingOrigins } from "./tracking-config.ts";

const config: TrackingConfig = {
  analytics: "https://tags.example/tag.js?id=T-1",
  measure: { script: "https://data.example/loader.js", site: "talblick" },
  hosts: ["https://*.collect.example", "https://tags.example"],
};

test("a page's script takes what the portal tells, and nothing else", () => {
  expect(parseTrackingConfig(JSON.parse(JSON.stringify(config)))).toEqual(config);
  for (const told of [null, {}, { ...config, analytics: 7 }, { ...config, measure: { script: "x" } }])
    expect(() => parseTrackingConfig(told)).toThrow();
});

test("each origin is named once, and none where nothing is configured", () => {
  expect(toTrackingOrigins(config)).toEqual(["https://tags.example", "https://data.example", "https://*.collect.example"]);
  expect(toTrackingOrigins({ analytics: null, measure: null, hosts: [] })).toEqual([]);
  expect(toTrackingOrigins(null)).toEqual([]);
});
