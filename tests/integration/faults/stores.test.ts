/** The portal's key-value stores fail (decision 66): pages keep coming, no reader is signed out, and nothing waits longer than its time. */
import { parseSetCookie } from "cookie";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { googlebot, isWhole, PREMIUM } from "#tests/support/edge/access-site.ts";
import { annasCookies } from "#tests/support/edge/account-answers.ts";
import type { Answer } from "#tests/support/edge/ask.ts";
import { type Edge, type Portal, startEdge } from "#tests/support/edge/start-edge.ts";
import { createStormyStores, storeFaults } from "#tests/support/faults/stormy-stores.ts";

/** One wait of a second, and a machine that has more to do. */
const LONGEST_ANSWER_MS = 1000 + 4000;

const stormy = createStormyStores();
let edge: Edge;
let portal: Portal;
beforeAll(async () => {
  edge = await startEdge();
  portal = await edge.startPortal(
    { APP_ENV: "prod", BOT_VERIFICATION: "address", CRAWLER_RANGES: "192.0.2.0/24", EDGE_CACHE: "isolate" },
    stormy.stores,
  );
});
afterEach(async () => {
  await stormy.set(null);
  edge.backend.reset();
  edge.log.length = 0;
});
afterAll(() => edge.stop());

const visit = (path: string, cookie: string) => portal(path, { headers: { host: "www.talblick.example", cookie } });
const autologins = () => edge.backend.operations().filter(({ operationName }) => operationName === "autologin").length;
function readKept({ setCookies }: Answer): string | null {
  const kept = setCookies.map((header) => parseSetCookie(header)).find(({ name }) => name === "PortalSession");
  return kept === undefined ? null : `PortalSession=${encodeURIComponent(kept.value ?? "")}`;
}
/** Of the single sign-on's cookies. */
const countCleared = ({ setCookies }: Answer) =>
  setCookies.filter((header) => /^(?:EvoSSO|SsoSessionCookie)=;/.test(header)).length;

test.each(storeFaults)(
  "a store that %s: pages come, the back end says who reads, and it is over when it is over",
  async (fault) => {
    const cookie = `${annasCookies}; ${readKept(await visit("/", annasCookies))}`;
    await visit("/themen", cookie);
    expect(autologins()).toBe(1);

    await stormy.set(fault);
    const paths = ["/", "/ein-titel/100", "/themen/wohnen", "/impressum", "/gemeinde/dornbirn", "/profil"];
    for (const given of [cookie, annasCookies]) {
      const answers = await Promise.all(paths.map((path) => visit(path, given)));
      for (const answer of answers) {
        expect([answer.status, countCleared(answer), answer.text.includes("fremd")]).toEqual([200, 0, false]);
        expect(answer.milliseconds).toBeLessThan(LONGEST_ANSWER_MS);
      }
    }
    // What cannot be read is asked about: with each page, or, where reading works, only by who names nothing.
    expect(autologins()).toBeGreaterThanOrEqual(paths.length);
    expect(edge.log.join()).not.toMatch(/t-anna|anna@/);

    await stormy.set(null);
    const renewed = `${annasCookies}; ${readKept(await visit("/", annasCookies))}`;
    edge.backend.requests.length = 0;
    expect((await visit("/themen", renewed)).status).toBe(200);
    expect(autologins()).toBe(0);
  },
  60_000,
);

test("a store that is silent is asked once a request, and not at all for a guest", async () => {
  await stormy.set("is silent");
  expect((await visit("/themen/wohnen", annasCookies)).status).toBe(200);
  expect(await stormy.countAsked()).toBe(1);
  for (const path of ["/", "/themen", PREMIUM]) expect((await portal(path)).milliseconds).toBeLessThan(1000);
  expect(await stormy.countAsked()).toBe(1);
});

test.each(["rejects", "is silent", "takes nothing"] as const)(
  "who signs out while a store %s is signed out at once",
  async (fault) => {
    const kept = readKept(await visit("/", annasCookies));
    await stormy.set(fault);
    // The pair is gone from the browser, what was kept of it is still named.
    const answer = await visit("/themen", kept ?? "");
    expect([answer.status, readKept(answer)]).toEqual([200, "PortalSession="]);
  },
);

test.each(storeFaults)(
  "of a store that %s no crawler is known but by the operator's own ranges, and the page comes",
  async (fault) => {
    await stormy.set(fault);
    const read = (address: string) => portal(PREMIUM, { headers: { "user-agent": googlebot, "cf-connecting-ip": address } });
    const [stranger, own] = await Promise.all([read("66.249.64.5"), read("192.0.2.7")]);
    expect([stranger, own].map((answer) => [answer.status, isWhole(answer)])).toEqual([
      [200, false],
      [200, true],
    ]);
    expect(stranger.milliseconds).toBeLessThan(LONGEST_ANSWER_MS);
  },
);
