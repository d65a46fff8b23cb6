/**
 * Readers who come for a page that is being rendered for another: it is rendered once, and each gets it from their own request.
 * A request that waited for the other one's promise would end with that request, when its reader goes away.
 */
import { Agent, type ClientRequest, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prepareEdge } from "#tests/support/edge/prepare-edge.ts";

const CONNECTIONS = 16;
const READERS_A_PAGE = 4;
const PAGES = CONNECTIONS / READERS_A_PAGE;
const WAVES = 15;
/** A fault of this kind shows only once the runtime has compiled what runs often: after some 2,500 requests. */
const REQUESTS_BEFORE = 4000;
/** For what was sent to arrive; whether it has shows in what the back end was asked. */
const ARRIVAL_MS = 20;

const { edge } = prepareEdge();
/** As browsers do: connections that stay open, so that a request follows others on the same one. */
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
let origin: URL;

type Reader = { status: Promise<number | "gone">; question: ClientRequest };

/** Each name of the site has pages of its own. */
function read(name: string): Reader {
  const { hostname, port } = origin;
  const { promise: status, resolve } = Promise.withResolvers<number | "gone">();
  const headers = { host: name, "accept-encoding": "br" };
  const question = request({ hostname, port, agent, path: "/themen", headers }, (answer) => {
    answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
  });
  question.once("error", () => resolve("gone")).end();
  return { status, question };
}

/** How often which status came. Four readers a page, as they come. */
const before = new Map<number | "gone", number>();
beforeAll(async () => {
  await edge.startPortal({ EDGE_CACHE: "isolate" });
  origin = edge.portalOrigins.at(-1) as URL;
  const waiting = Array.from({ length: REQUESTS_BEFORE }, (_, index) => `s${Math.floor(index / READERS_A_PAGE)}.example`);
  const readOn = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const status = await read(name).status;
      before.set(status, (before.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, readOn));
  expect(edge.backend.requests).toHaveLength(REQUESTS_BEFORE / READERS_A_PAGE);
}, 180_000);
afterAll(() => agent.destroy());

test("sixteen at a time, four for one page: all get it", () => {
  expect([...before]).toEqual([[200, REQUESTS_BEFORE]]);
});

test.each(["stays", "leaves before they come", "leaves while they wait"])(
  "where the first reader of each page %s all others get it, and the back end is asked once a page",
  async (leaving) => {
    const statuses: (number | "gone")[] = [];
    for (let wave = 0; wave < WAVES; wave += 1) {
      const told = Promise.withResolvers<void>();
      edge.backend.behave({ kind: "answers once", told: told.promise });
      const askedBefore = edge.backend.requests.length;
      const names = Array.from({ length: PAGES }, (_, index) => `w${wave}-${index}.${leaving.replaceAll(" ", "-")}.example`);
      const firsts = names.map(read);
      const leave = () => {
        for (const { question } of firsts) question.destroy();
      };
      await expect.poll(() => edge.backend.requests.length - askedBefore, { interval: 2 }).toBe(PAGES);
      if (leaving === "leaves before they come") leave();
      await wait(ARRIVAL_MS);
      const others = Array.from({ length: READERS_A_PAGE - 1 }, () => names.map(read)).flat();
      await wait(ARRIVAL_MS);
      if (leaving === "leaves while they wait") leave();
      await wait(ARRIVAL_MS);
      told.resolve();
      const first = await Promise.all(firsts.map(({ status }) => status));
      expect(new Set(first)).toEqual(new Set([leaving === "stays" ? 200 : "gone"]));
      statuses.push(...(await Promise.all(others.map(({ status }) => status))));
      expect(edge.backend.requests.length - askedBefore).toBe(PAGES);
    }
    expect(statuses).toEqual(Array.from({ length: WAVES * PAGES * (READERS_A_PAGE - 1) }, () => 200));
    expect(edge.log).toEqual([]);
  },
  60_000,
);
