import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { pictureHosts } from "#app/configuration/picture-hosts.ts";
import { type PaywallConfig, toProviderOrigins } from "#app/domain/paywall/configuration/paywall-config.ts";
import { completeDocument } from "./complete-document.ts";
import type { ForeignOrigins } from "./content-security-policy.ts";
import { CRITICAL_STYLES_SLOT } from "./document-slots.tsx";
import { earlyScript } from "./early-script.ts";
import { collectPieces } from "./kept-pieces.tsx";

const rendered = `<html><head><title>T</title><style>${CRITICAL_STYLES_SLOT}</style></head><body><p>Text</p></body></html>`;
const styles = "p{color:red}/* $& $1 */";
const script = 'console.log("$& $1")';
const noOrigins: ForeignOrigins = {
  providers: [],
  sso: [],
  pictureHosts,
  framework: null,
  tracking: [],
  websocket: null,
  isEmbeddable: false,
};
const complete = (html = rendered, paywall: PaywallConfig | null = null, hosts: readonly string[] = []) =>
  completeDocument(html, collectPieces(), () => styles, script, { ...noOrigins, providers: toProviderOrigins(paywall, hosts) });
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("styles and the early script stand in the head, the other script at the very end", async () => {
  expect((await complete()).html).toBe(
    `<html><head><title>T</title><style>${styles}</style><script>${earlyScript}</script></head><body><p>Text</p><script>${script}</script></body></html>`,
  );
});

test("exactly these styles and scripts are allowed inline, by their hashes", async () => {
  const { contentSecurityPolicy } = await complete();
  expect(contentSecurityPolicy).toContain(`style-src 'self' ${hashOf(styles)};`);
  expect(contentSecurityPolicy).toContain(`script-src 'self' ${hashOf(earlyScript)} ${hashOf(script)} `);
  expect(contentSecurityPolicy).not.toContain("unsafe");
});

test("media made by script plays where a stream stands, and nowhere else", async () => {
  const stream = '<source src="/media/a.m3u8" type="application/vnd.apple.mpegurl"/>';
  const readMedia = async (html: string) =>
    (await complete(html)).contentSecurityPolicy.split("; ").find((part) => /^media/.test(part));
  expect(await readMedia(rendered)).toBe("media-src 'self' https:");
  expect(await readMedia(rendered.replace("<p>", `${stream}<p>`))).toBe("media-src 'self' https: blob:");
});

test("no plug-in, no other base address, no foreign form target or frame around the page is allowed", async () => {
  const directives = (await complete()).contentSecurityPolicy.split("; ");
  expect(directives).toEqual(
    expect.arrayContaining([
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      "default-src 'self'",
    ]),
  );
});

test("an article that is named like the slot keeps its title and its styles", async () => {
  const { html } = await complete(rendered.replace("<title>T</title>", `<title>${CRITICAL_STYLES_SLOT}</title>`));
  expect(html).toContain(`<title>${CRITICAL_STYLES_SLOT}</title><style>${styles}</style>`);
});

const provider = {
  aid: "AID",
  siteId: null,
  isSandbox: true,
  isDebug: false,
  scriptOrigin: "https://experience.example",
  apiOrigin: "https://buy.example",
};
const toDirectives = async (paywall: PaywallConfig | null, hosts: readonly string[] = []) =>
  Object.fromEntries(
    (await complete(rendered, paywall, hosts)).contentSecurityPolicy.split("; ").map((text): [string, string[]] => {
      const [name = "", ...sources] = text.split(" ");
      return [name, sources];
    }),
  );

test("the paywall's provider may bring its script, be asked and fill frames, and nothing else is loosened", async () => {
  const without = await toDirectives(null);
  const { scriptOrigin, apiOrigin } = provider;
  expect(await toDirectives(provider)).toEqual({
    ...without,
    "script-src": [...(without["script-src"] ?? []), scriptOrigin, apiOrigin],
    "connect-src": ["'self'", scriptOrigin, apiOrigin],
    "frame-src": ["'self'", scriptOrigin, apiOrigin],
  });
  expect(without["connect-src"]).toEqual(["'self'"]);
});

test("a provider on this machine, without an encrypted line, is named for frames as well, once", async () => {
  const origin = "http://127.0.0.1:4711";
  const local = await toDirectives({ ...provider, scriptOrigin: origin, apiOrigin: origin });
  expect([local["frame-src"], local["connect-src"]]).toEqual([
    ["'self'", "127.0.0.1:4711"],
    ["'self'", "127.0.0.1:4711"],
  ]);
  // As good as a published one: a policy that allows http: anywhere is marked down.
  expect(JSON.stringify(local)).not.toContain("http:");
});

test("further hosts that the provider's script needs are named only with a provider", async () => {
  const hosts = ["https://cdn.tinypass.com"];
  expect((await toDirectives(provider, hosts))["script-src"]).toContain("https://cdn.tinypass.com");
  expect(await toDirectives(null, hosts)).toEqual(await toDirectives(null));
});

test.each([
  [["*"], "img-src 'self' data: https:"],
  [
    ["bilder.example", "alt.example:8443"],
    "img-src 'self' data: https://bilder.example https://alt.example:8443 https://login.example",
  ],
  [[], "img-src 'self' data: https://login.example"],
])("of the picture hosts %j pictures may be shown, besides the single sign-on's", async (hosts, directive) => {
  const sso = ["https://login.example"];
  const { contentSecurityPolicy } = await completeDocument(rendered, collectPieces(), () => styles, script, {
    ...noOrigins,
    sso,
    pictureHosts: hosts,
  });
  expect(contentSecurityPolicy.split("; ")).toContain(directive);
});

test("hosts of the single sign-on may fill frames; one without an encrypted line may bring images, too", async () => {
  const sso = ["https://login.example", "http://127.0.0.1:4711"];
  const { contentSecurityPolicy } = await completeDocument(rendered, collectPieces(), () => styles, script, {
    ...noOrigins,
    sso,
  });
  const directives = contentSecurityPolicy.split("; ");
  expect(directives).toContain("frame-src 'self' https://login.example 127.0.0.1:4711");
  expect(directives).toContain("img-src 'self' data: https: 127.0.0.1:4711");
});

const toFrameSources = async (body: string) => {
  const { contentSecurityPolicy } = await complete(rendered.replace("<p>Text</p>", () => body));
  return /frame-src ([^;]*)/.exec(contentSecurityPolicy)?.[1];
};
const embed = (host: string) => `<aside class="embed" data-embed-host="${host}">x</aside>`;

test("a page lets frames come from the hosts of its own embeds, each exactly and once, and from nowhere else", async () => {
  const youtube = embed("www.youtube-nocookie.com");
  expect(await toFrameSources("<p>Text</p>")).toBe("'self'");
  expect(await toFrameSources(youtube + youtube + embed("player.vimeo.com"))).toBe(
    "'self' https://www.youtube-nocookie.com https://player.vimeo.com",
  );
});

test.each([
  ["a host of no provider", embed("evil.example")],
  ["more than a host", embed("player.vimeo.com https://evil.example")],
  ["a wildcard", embed("*")],
  ["a text that reads like one", '<p>aside data-embed-host="player.vimeo.com"</p>'],
  ["a text with brackets, as it is escaped", '&lt;aside data-embed-host="player.vimeo.com"&gt;'],
  ["an attribute, as it is escaped", "<a title='data-embed-host=&quot;player.vimeo.com&quot;'>x</a>"],
])("%s lets no frame in", async (_name, body) => {
  expect(await toFrameSources(body)).toBe("'self'");
});

test("where the rest of an article may come later, frames may come from any provider, and from nowhere else", async () => {
  const sources = (await toFrameSources('<div data-island="paywall-wall"></div>'))?.split(" ") ?? [];
  expect(sources).toEqual(expect.arrayContaining(["https://www.youtube-nocookie.com", "https://player.vimeo.com"]));
  for (const source of sources.slice(1)) expect(source).toMatch(/^https:\/\/[a-z0-9.-]+$/);
});

test("a consent framework may bring its script to every page and open frames of its own, which then writes markup as it likes", async () => {
  const { contentSecurityPolicy } = await completeDocument(rendered, collectPieces(), () => styles, script, {
    ...noOrigins,
    pictureHosts: [],
    framework: "https://cmp.example",
  });
  for (const directive of ["script-src", "connect-src", "frame-src"])
    expect(contentSecurityPolicy).toMatch(new RegExp(`${directive} [^;]*https://cmp\\.example`));
  expect(contentSecurityPolicy).not.toContain("trusted-types");
  expect(contentSecurityPolicy).not.toMatch(/unsafe|\*/);
});

test("a service that measures readers may bring script, be asked and count by images, no more; the page still demands trusted types", async () => {
  const read = async (tracking: readonly string[]) =>
    (
      await completeDocument(rendered, collectPieces(), () => styles, script, { ...noOrigins, pictureHosts: [], tracking })
    ).contentSecurityPolicy.split("; ");
  const without = await read([]);
  const withThem = await read(["https://tags.example", "https://*.collect.example"]);
  expect(without.join()).not.toMatch(/tags|collect|default$/);
  expect(without).toContain("trusted-types talblick dompurify");
  expect(withThem.filter((directive) => !without.includes(directive))).toEqual([
    expect.stringMatching(/^script-src 'self' 'sha256-.* https:\/\/tags\.example https:\/\/\*\.collect\.example$/),
    "img-src 'self' data: https://tags.example https://*.collect.example",
    "connect-src 'self' https://tags.example https://*.collect.example",
    "trusted-types talblick dompurify default",
  ]);
  expect(withThem).toContain("require-trusted-types-for 'script'");
});

test.each([
  [null, "connect-src 'self'"],
  ["/graphql", "connect-src 'self'"],
  ["wss://live.example/graphql", "connect-src 'self' wss://live.example"],
])("a page may open the websocket %s", async (websocket, directive) => {
  const { contentSecurityPolicy } = await completeDocument(rendered, collectPieces(), () => styles, script, {
    ...noOrigins,
    websocket,
  });
  expect(contentSecurityPolicy.split("; ")).toContain(directive);
});

test("a widget may stand in frames of any site, and is as strict in everything else", async () => {
  const policyOf = async (isEmbeddable: boolean) =>
    (await completeDocument(rendered, collectPieces(), () => styles, script, { ...noOrigins, isEmbeddable }))
      .contentSecurityPolicy;
  expect(await policyOf(true)).toBe((await policyOf(false)).replace("frame-ancestors 'self'", "frame-ancestors *"));
  expect(await policyOf(false)).toContain("frame-ancestors 'self'");
});
