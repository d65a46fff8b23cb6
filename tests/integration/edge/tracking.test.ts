/** Who measures readers: named by the portal only where an operator has configured them (rules 4.10, 7.3.6). */
import { beforeAll, describe, expect, test } from "vitest";
import { PREMIUM, visit } from "#tests/support/edge/access-site.ts";
import { prepareEdge } from "#tests/support/edge/prepare-edge.ts";
import type { Portal } from "#tests/support/edge/start-edge.ts";

const { edge, portal } = prepareEdge();
let measuring: Portal;
beforeAll(async () => {
  measuring = await edge.startPortal({
    APP_ENV: "prod",
    ANALYTICS_SCRIPT_URL: "https://tags.example/tag.js?id=T-1",
    ANALYTICS_HOSTS: "https://*.collect.example",
    READING_MEASURE_URL: "https://data.example/loader.js",
    READING_MEASURE_SITE: "talblick",
  });
});

const pages = ["/", "/impressum", PREMIUM, "/gibt/es/nicht"];

describe("without a configuration", () => {
  test.each(pages)("%s names no third party, neither in its policy nor to its script", async (path) => {
    const { headers, text } = await visit(portal, path);
    expect(headers["content-security-policy"]).not.toMatch(/example|default(?!-src)/);
    expect(text).not.toContain("isTracked");
  });

  test("no third party is told of", async () => {
    expect((await portal("/api/tracking")).status).toBe(404);
  });
});

describe("with one", () => {
  test.each(pages)("the policy of %s names those origins exactly, and its script hears that there are some", async (path) => {
    const { headers, text } = await visit(measuring, path);
    const named = (headers["content-security-policy"] ?? "")
      .split("; ")
      .filter((directive) => /example| default$/.test(directive))
      .map((directive) => [directive.split(" ")[0], directive.match(/https:\/\/\S+example/g)]);
    const origins = ["https://tags.example", "https://data.example", "https://*.collect.example"];
    expect(named).toEqual([
      ["script-src", origins],
      ["connect-src", origins],
      ["trusted-types", null],
    ]);
    expect(text).toContain("&quot;isTracked&quot;:true");
    expect(text).not.toContain("tags.example");
  });

  test("the page's script is told which, and no value of the configuration can break out of it", async () => {
    const { status, headers, text } = await measuring("/api/tracking");
    expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=600"]);
    expect(JSON.parse(text)).toEqual({
      analytics: "https://tags.example/tag.js?id=T-1",
      measure: { script: "https://data.example/loader.js", site: "talblick" },
      hosts: ["https://*.collect.example"],
    });
    expect((await measuring("/api/tracking", { method: "POST" })).status).toBe(405);
  });

  test.each(["/trauer", "/Trauer/1", "/trauer/999999", "/trauer/gibt/es/nicht"])(
    "the quiet page %s names none of them",
    async (path) => {
      const { headers, text } = await visit(measuring, path);
      expect(headers["content-security-policy"]).not.toMatch(/example|default(?!-src)/);
      expect(text).not.toContain("isTracked");
      expect(text).toContain("isQuiet");
    },
  );

  test("an article says what is tracked of it", async () => {
    const { text } = await visit(measuring, PREMIUM);
    const [, tracking] = /<article data-post="101" data-tracking="([^"]*)">/.exec(text) ?? [];
    expect(tracking).toBe("1 0 0 0 0 redaktion");
  });
});
