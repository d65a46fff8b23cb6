/** What a service worker may keep: by its own rule, asked as it asks, for each premium post, and for pages of a reader. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { decideKeep } from "#app/service-worker/offline/decide-keep.ts";
import type { Answer } from "#tests/support/edge/ask.ts";
import { MARK } from "#tests/support/leak/plant-words.ts";
import { logIn, type Session, toHeaders } from "#tests/support/leak/roles.ts";
import { type PlantedPortal, startPlantedPortal } from "#tests/support/leak/start-planted-portal.ts";

/** As app/service-worker/offline/keep-articles.ts asks. */
const ahead = { purpose: "prefetch", "sec-fetch-mode": "cors", "sec-fetch-dest": "empty", "sec-fetch-site": "same-origin" };
const navigation = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document", "sec-fetch-site": "same-origin" };

let portal: PlantedPortal;
let subscriber: Session;
beforeAll(async () => {
  portal = await startPlantedPortal({ METERED_POSTS: "3" });
  subscriber = await logIn(portal.origin, "bernhard");
}, 300_000);
afterAll(() => portal.stop());

function keep({ status, headers }: Answer, reader: string | null) {
  const facts = { status, contentType: headers["content-type"] ?? null, cacheControl: headers["cache-control"] ?? null };
  return decideKeep({ ...facts, hasCookies: reader !== null, reader });
}

test("of no premium post is the paid part kept for everybody, nor is a free read used up for a copy", async () => {
  const found: string[] = [];
  for (const { path, word } of portal.posts) {
    const answer = await portal.ask(path, { headers: ahead });
    const keeping = keep(answer, null);
    if (keeping !== "nothing" && answer.text.includes(word)) found.push(`${path}: ${keeping}`);
    if (answer.setCookies.length > 0) found.push(`${path} counts`);
  }
  expect(found).toEqual([]);
});

test("what a subscriber gets of a premium post is kept for that session alone", async () => {
  const found: string[] = [];
  for (const { path, word } of portal.posts) {
    const answer = await portal.ask(path, { headers: { ...ahead, ...toHeaders(subscriber) } });
    if (!answer.text.includes(word)) found.push(`${path} is not whole`);
    if (keep(answer, "bernhard") !== "session") found.push(`${path}: ${keep(answer, "bernhard")}`);
  }
  expect(found).toEqual([]);
});

test("the front page and the offline page that are kept hold nothing of who asked for them", async () => {
  const kept: string[] = [];
  for (const path of ["/", "/offline"]) {
    let { cookie } = subscriber;
    for (let visit = 0; visit < 2; visit++) {
      const answer = await portal.ask(path, { headers: { ...navigation, ...toHeaders({ ...subscriber, cookie }) } });
      // What was kept of the session's check: only with it no cookie is set anew.
      cookie = [subscriber.cookie, ...answer.setCookies.map((header) => header.split(";", 1)[0])].join("; ");
      if (keep(answer, null) !== "everybody") continue;
      kept.push(path);
      expect(answer.text).not.toMatch(new RegExp(`${MARK}\\d+|bernhard|${subscriber.hash}|${subscriber.token}`, "i"));
    }
  }
  expect(kept).toContain("/");
});

test.each(["/merkliste", "/profil", "/profil?bereich=daten", "/fuer-dich", "/verschenken", "/redaktion", "/geschenk/x"])(
  "%s is kept for nobody, whoever asks",
  async (path) => {
    for (const headers of [navigation, { ...navigation, ...toHeaders(subscriber) }]) {
      expect(["nothing", "gone"]).toContain(keep(await portal.ask(path, { headers }), null));
    }
  },
);
