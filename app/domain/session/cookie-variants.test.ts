import { stringifySetCookie } from "cookie";
import fc from "fast-check";
import { expect, test } from "vitest";
import { toCookieVariants } from "./cookie-variants.ts";

const read = (hostname: string, pathname: string) =>
  toCookieVariants(hostname, pathname).map(({ domain, path }) => `${domain ?? "-"} ${path}`);

test("host-only and every parent domain, each with every folder of the path", () => {
  expect(read("www.talblick.example", "/themen/wohnen")).toEqual([
    "- /",
    "- /themen",
    "- /themen/wohnen",
    "www.talblick.example /",
    "www.talblick.example /themen",
    "www.talblick.example /themen/wohnen",
    "talblick.example /",
    "talblick.example /themen",
    "talblick.example /themen/wohnen",
  ]);
});

test.each([["localhost"], ["127.0.0.1"], ["[::1]"], ["::1"], [""]])(
  "on %j, which has no domain, host-only ones are all",
  (host) => {
    expect(read(host, "/")).toEqual(["- /"]);
  },
);

test("domains are written small, and slashes once", () => {
  expect(read("Talblick.Example", "//profil//")).toEqual(["- /", "- /profil", "talblick.example /", "talblick.example /profil"]);
});

test("a path cannot bring attributes of its own into the cookie", () => {
  expect(read("localhost", "/a/b;max-age=9999/c")).toEqual(["- /", "- /a", "- /a/b"]);
});

test("an endless path does not make endless cookies", () => {
  expect(toCookieVariants("a.b.example", "/x".repeat(5000)).length).toBeLessThanOrEqual(44);
});

test("whatever host and path are, there is the host-only cookie of the whole site, and each variant can be written", () => {
  const hosts = fc.oneof(fc.domain(), fc.ipV4(), fc.ipV6(), fc.string());
  const paths = fc.oneof(fc.webPath(), fc.string({ unit: "binary" }));
  fc.assert(
    fc.property(hosts, paths, (host, path) => {
      const variants = toCookieVariants(host, path);
      expect(variants[0]).toEqual({ domain: null, path: "/" });
      expect(new Set(variants.map((variant) => JSON.stringify(variant))).size).toBe(variants.length);
      for (const variant of variants) expect(variant.path).toMatch(/^\/[^;]*$/);
    }),
    { seed: 7, numRuns: 1000 },
  );
  fc.assert(
    fc.property(fc.domain(), fc.webUrl({ validSchemes: ["https"] }), (host, url) => {
      for (const { domain, path } of toCookieVariants(host, new URL(url).pathname)) {
        const header = stringifySetCookie("EvoSSO", "", { maxAge: 0, path, ...(domain === null ? {} : { domain }) });
        expect(header.split("; ")).toHaveLength(domain === null ? 3 : 4);
      }
    }),
    { seed: 7, numRuns: 1000 },
  );
});
