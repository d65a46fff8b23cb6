/** What the bridge asks, and with what: the site's password is the site's alone, and no text or answer leads it to the machines around it. */
import { expect, test } from "vitest";
import { all, changed, env, setUpBridge, site, tell, titles } from "./bridge-for-test.ts";
import { fetchLimited } from "./site/fetch-limited.ts";
import { openSite } from "./site/open-site.ts";
import { PIXEL, SITE } from "./wordpress-for-test.ts";

setUpBridge();

const settings = {
  origin: SITE,
  authorization: "Basic Z2VoZWlt",
  premiumCategories: [],
  postTypes: [],
  takesCommentsBack: false,
};

/** Every request, with what it carried. */
function watch(): string[] {
  const asked: string[] = [];
  const { fetch } = site;
  site.fetch = (input, init) => {
    const request = new Request(input as string, init);
    const { origin, pathname } = new URL(request.url);
    asked.push(`${request.headers.has("authorization") ? "password to " : ""}${origin}${pathname}`);
    return fetch(request);
  };
  return asked;
}

const redirect = (location: string) => new Response(null, { status: 302, headers: { location } });

test.each([
  ["another port", "https://alt.example:9200/wp-json/"],
  ["another host", "https://neu.example/wp-json/"],
  ["an unsafe connection", "http://alt.example/wp-json/"],
  ["this machine", "http://127.0.0.1/wp-json/"],
])("a redirect or an announced interface at %s is not asked, least of all with the password", async (_, elsewhere) => {
  const asked = watch();
  site.before = (url) => (url.pathname === "/wp-json/" ? redirect(elsewhere) : null);
  await expect(openSite(settings)).rejects.toThrow("another address");
  site.before = (url) => {
    if (url.pathname === "/wp-json/") return new Response("nicht hier", { status: 404 });
    return url.pathname === "/" ? new Response("", { headers: { link: `<${elsewhere}>; rel="https://api.w.org/"` } }) : null;
  };
  await expect(openSite(settings)).rejects.toThrow(`is not of ${SITE}`);
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.filter((one) => !one.startsWith(`password to ${SITE}/`))).toEqual([]);
});

test("a site that moved to https is followed there, its password is not", async () => {
  const old = "http://alt.example";
  const asked = watch();
  site.before = (url) => (url.protocol === "http:" ? redirect(url.href.replace("http:", "https:")) : null);
  await openSite({ ...settings, origin: old });
  expect(asked).toEqual([`password to ${old}/wp-json/`, `${SITE}/wp-json/`]);
});

test.each([
  ["another port of the site", "https://alt.example:9200/bild.png"],
  ["this machine", "http://127.0.0.1/bild.png"],
  ["a number that is this machine", "http://2130706433/bild.png"],
  ["a private address", "https://192.168.1.1/bild.png"],
  ["a private address in disguise", "https://[::ffff:10.0.0.1]/bild.png"],
  ["a name of the network", "https://drucker.lan/bild.png"],
])("a picture at %s is not fetched, named or by a redirect", async (_, inner) => {
  const asked = watch();
  site.files.set("/bild.png", PIXEL);
  site.posts.set(7, { id: 7, media: 70, content: `<p>Ein Satz.</p><p><img src="${inner}" alt=""></p>` });
  site.media.set(70, { url: inner, modified: "2026-11-20T09:00:00" });
  site.posts.set(8, { id: 8, media: 80 });
  site.media.set(80, { url: `${SITE}/weiter.png`, modified: "2026-11-20T09:00:00" });
  site.before = (url) => (url.pathname === "/weiter.png" ? redirect(inner) : null);
  await tell([changed(7), changed(8)]);
  expect(await titles()).toEqual(["Beitrag 7", "Beitrag 8"]);
  expect(asked).toContain(`${SITE}/weiter.png`);
  expect(asked.filter((one) => one.endsWith("/bild.png"))).toEqual([]);
});

test("a picture of the library at another public host is fetched over the guarded network where the machine has one", async () => {
  site.posts.set(7, { id: 7, media: 70 });
  site.media.set(70, { url: "https://bilder.example/bild.png", modified: "2026-11-20T09:00:00" });
  const asked: string[] = [];
  env.PUBLIC_NETWORK = {
    async fetch(url) {
      asked.push(url);
      return new Response(PIXEL);
    },
  };
  await tell([changed(7)]);
  delete env.PUBLIC_NETWORK;
  expect([asked, await all("SELECT status FROM media")]).toEqual([["https://bilder.example/bild.png"], [{ status: "stored" }]]);
});

test("each hop is looked at, and there are few", async () => {
  site.before = (url) => redirect(`${SITE}/${Number(url.pathname.slice(1)) + 1}`);
  const options = { mayAsk: () => true, ask: fetch, maxBytes: 100, timeoutMs: 1000 };
  await expect(fetchLimited(`${SITE}/1`, options)).rejects.toThrow("too many redirects");
  await expect(fetchLimited(`${SITE}/1`, { ...options, mayAsk: ({ pathname }) => pathname === "/1" })).rejects.toThrow(
    "another address",
  );
});
