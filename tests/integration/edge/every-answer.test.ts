/** What every answer of the portal carries. */
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { pageRecords } from "#app/domain/page/records/page-records.ts";
import { toExamplePath } from "#tests/support/abuse/example-path.ts";
import { prepareEdge } from "#tests/support/edge/prepare-edge.ts";
import { wirePost } from "#tests/support/wire/wire.ts";

const { edge, portal } = prepareEdge();

describe("compression", () => {
  test.each([
    ["br, gzip", "br"],
    ["br", "br"],
    ["gzip", "gzip"],
    ["gzip;q=0.5, br;q=0", "gzip"],
    ["identity", undefined],
    ["br;q=0, gzip;q=0.000", undefined],
    ["deflate", undefined],
    ["", undefined],
  ])("a browser that accepts %j gets %s", async (accepted, encoding) => {
    const { headers, text } = await portal("/themen/wohnen", { headers: { "accept-encoding": accepted } });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary?.toLowerCase()).toContain("accept-encoding");
    expect(text).toContain("Was Wohnen kostet.");
  });

  test("JSON is compressed as well", async () => {
    const { headers, text } = await portal("/wp-json/wp/v2/posts", { headers: { "accept-encoding": "br" } });
    expect(headers["content-encoding"]).toBe("br");
    expect(JSON.parse(text)).toHaveProperty("path");
  });

  test("it is worth it", async () => {
    const [plain, compressed] = [await portal("/"), await portal("/", { headers: { "accept-encoding": "br" } })];
    expect(compressed.bytes.length).toBeLessThan(plain.bytes.length / 2);
  });
});

describe("security headers", () => {
  const documents = [
    "/",
    "/ein-titel/100",
    "/premium/101",
    "/gemeinde/dornbirn",
    "/themen",
    "/impressum",
    "/unbekannt",
    "/?noheader",
  ];

  test.each(
    [
      ...documents,
      "/health",
      "/builds/latest.json",
      "/api/validate-bot",
      "/media/a.jpeg",
      "/startseite",
      "/ein-titel/100.data",
    ].map((path) => [path]),
  )("every answer has them: %s", async (path) => {
    const { headers } = await portal(path);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-frame-options": "SAMEORIGIN",
      "permissions-policy": expect.stringContaining("camera=()"),
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "cross-origin-resource-policy": path.startsWith("/media/") ? "cross-origin" : "same-origin",
    });
    expect(headers["permissions-policy"]).toContain("publickey-credentials-create=(self), publickey-credentials-get=(self)");
    expect(headers["content-security-policy"] ?? "").not.toContain("unsafe");
    expect(headers["server-timing"]).toMatch(/backend;desc="\d+ round trips"/);
  });

  test("every document of every route has a policy, whether it is a page or a part of one", async () => {
    const without: unknown[] = [];
    let documents = 0;
    for (const pattern of Object.keys(pageRecords)) {
      const path = toExamplePath(pattern);
      const { headers, status } = await portal(path, { headers: { "sec-fetch-dest": "iframe" } });
      if (headers["content-type"]?.startsWith("text/html") !== true) continue;
      documents += 1;
      const policy = headers["content-security-policy"] ?? "";
      const parts = ["default-src", "base-uri 'none'", "form-action", "frame-ancestors"].filter((part) => !policy.includes(part));
      const names = ["x-content-type-options", "referrer-policy", "permissions-policy", "cross-origin-opener-policy"];
      const missing = [...parts, ...names.filter((name) => headers[name] === undefined)];
      if (missing.length > 0) without.push([path, status, missing]);
    }
    expect(without).toEqual([]);
    expect(documents).toBeGreaterThan(40);
  });

  const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const toDirectives = (policy: string) =>
    new Map(
      policy
        .split(";")
        .map((directive) => directive.trim().split(/\s+/))
        .map(([name = "", ...values]) => [name, values]),
    );

  test.each(documents.map((path) => [path]))(
    "every inline script and style of %s is allowed by its hash, and nothing else is",
    async (path) => {
      const { headers, text } = await portal(path);
      const policy = headers["content-security-policy"] ?? "";
      expect(policy).not.toMatch(/unsafe|\*|http:|data:(?!\s*https)/);
      const directives = toDirectives(policy);
      // Structured data is no script to a browser.
      const inline = /<script(?![^>]*\bsrc=)(?! type="application\/ld\+json")[^>]*>(.*?)<\/script>/gs;
      const scripts = [...text.matchAll(inline)].map(([, content]) => content ?? "");
      const styles = [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, content]) => content ?? "");
      expect([scripts.length > 0, styles.length]).toEqual([true, 1]);
      for (const script of scripts) expect(directives.get("script-src")).toContain(hashOf(script));
      for (const style of styles) expect(directives.get("style-src")).toContain(hashOf(style));
      // No attribute that the policy would have to allow.
      expect(text).not.toMatch(/<[^>]+\s(?:on[a-z]+|style)=/i);
      expect(text).not.toMatch(/(?:href|src|action)="javascript:/i);
      expect(directives.get("object-src")).toEqual(["'none'"]);
      expect(directives.get("base-uri")).toEqual(["'none'"]);
      expect(directives.get("form-action")).toEqual(["'self'"]);
      expect(directives.get("frame-ancestors")).toEqual(["'self'"]);
    },
  );

  test("hostile content of the back end finds no script of its own in the page", async () => {
    const hostile = `"><img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">x</a></style></title></body>`;
    const post = wirePost({
      title: { rendered: `Titel &lt;script&gt;alert(1)&lt;/script&gt; ${hostile}` },
      excerpt: { rendered: hostile },
      kicker: hostile,
      label: { text: hostile, link: "javascript:alert(1)" },
      authors: [{ name: hostile, role: hostile, description: hostile, page_link: "javascript:alert(1)" }],
      external: "javascript:alert(1)",
      content_blocks: [
        { __typename: "ParagraphBlock", html: hostile },
        { __typename: "HtmlBlock", html: `<p>davor</p>${hostile}<svg onload=alert(1)>` },
      ],
      informantButton: { text: hostile, link: "javascript:alert(1)" },
      meta: {
        title: hostile,
        share_image: null,
        description: hostile,
        piTriggerManual: false,
        piPaywallAsModal: false,
        piTag: null,
        piVariables: [],
      },
    });
    edge.backend.answer("GetPostByID", () => ({ data: { post } }));
    const { status, text } = await portal("/ein-titel/100");
    expect(status).toBe(200);
    const structuredData = /<script type="application\/ld\+json">[^<>]*<\/script>/g;
    expect([...text.matchAll(structuredData)]).toHaveLength(2);
    // The early one, and the one that starts the page's script.
    expect([...text.replace(structuredData, "").matchAll(/<script/g)]).toHaveLength(2);
    expect(text).not.toMatch(/<[^>"]*\sonerror=|<svg onload|href="javascript:alert/);
    expect([...text.matchAll(/<\/body>/g)]).toHaveLength(1);
  });
});
