/** Whatever a stranger sends to whatever address: it computes little more than a page, and its answer is no longer. The doors are found, not listed. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { listCallDoors, listPageDoors, worstBodies, worstValues } from "#tests/support/abuse/list-doors.ts";
import { listFormPaths } from "#tests/support/abuse/list-form-paths.ts";
import type { Answer, Question } from "#tests/support/edge/ask.ts";
import { type PlantedPortal, startPlantedPortal } from "#tests/support/leak/start-planted-portal.ts";
import { listProcesses, readProcessMemory, readProcessTime } from "#tests/support/process-time.ts";
import { BOUNDARY, worstMultipartForms, worstPlainForms } from "#tests/worst-inputs/form.ts";

/** Beyond a page's, each. */
const MAX_COMPUTED_MS = 150;
const MAX_LONGER = 100_000;
/** Of all requests together, kept: what one of them holds cannot be told from what the runtime does not give back at once. */
const MAX_KEPT = 256 * 1024 * 1024;
/** Just within what a form may have (docs/limits.md). */
const FORM_BYTES = 900_000;
/** A runtime may tidy up, or compile, while it answers: what a request costs by itself it costs each time. */
const TRIES = 4;

let portal: PlantedPortal;
beforeAll(async () => {
  portal = await startPlantedPortal({ EDGE_CACHE: "off" });
}, 300_000);
afterAll(() => portal.stop());

/** Computing time of both runtimes, which no other process of the machine changes; not milliseconds on a clock. */
const readComputed = () => listProcesses(process.pid, "workerd").reduce((sum, pid) => sum + readProcessTime(pid), 0);
const readMemory = () => listProcesses(process.pid, "workerd").reduce((sum, pid) => sum + readProcessMemory(pid), 0);

type Cost = { status: number; bytes: number; computed: number };

async function measure(act: () => Promise<Answer | null>): Promise<Cost> {
  const before = readComputed();
  const answer = await act();
  return { status: answer?.status ?? 0, bytes: answer?.bytes.length ?? 0, computed: readComputed() - before };
}

/** Null when it costs no more than it may. */
async function findExcess(act: () => Promise<Answer | null>, plain: Cost): Promise<Cost | null> {
  let cost: Cost | null = null;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    cost = await measure(act);
    const isDear = cost.computed > plain.computed + MAX_COMPUTED_MS || cost.bytes > plain.bytes + MAX_LONGER;
    if (!isDear && cost.status < 500) return null;
  }
  return cost;
}

test("every page, with the worst of each parameter that any page reads", { timeout: 300_000 }, async () => {
  const doors = listPageDoors();
  const before = readMemory();
  const dear: unknown[] = [];
  for (const { plain, worst } of doors) {
    await portal.ask(plain);
    const cost = await measure(() => portal.ask(plain));
    for (const path of worst) {
      const excess = await findExcess(() => portal.ask(path), cost);
      if (excess !== null) dear.push([path.slice(0, 80), excess, cost]);
    }
  }
  expect(dear).toEqual([]);
  expect(readMemory() - before).toBeLessThan(MAX_KEPT);
  expect(doors.flatMap(({ worst }) => worst).length).toBeGreaterThan(400);
});

test("every call, with the worst query and the worst bodies, past the portal as well", { timeout: 300_000 }, async () => {
  const doors = listCallDoors();
  expect(doors).toEqual(expect.arrayContaining(["/api/fehler", "/graphql", "/wp-json/sso/v1/login", "/wp-json/wp/v2/posts"]));
  const page = await measure(() => portal.ask("/impressum"));
  const headers = { origin: portal.origin, "content-type": "application/json" };
  const dear: unknown[] = [];
  for (const door of doors) {
    const queries = worstValues.map((value) => {
      const text = encodeURIComponent(value);
      return [value, `${door}?search=${text}&query=${text}&per_page=100&slug=${text}&category_slug=${text}`, {}] as const;
    });
    const bodies = Object.entries(worstBodies).map(([name, body]) => [name, door, { method: "POST", headers, body }] as const);
    for (const [name, path, question] of [...queries, ...bodies])
      for (const [where, asked] of [
        ["portal", portal.ask],
        ["back end", portal.askBackend],
      ] as const) {
        const excess = await findExcess(() => askAtAll(asked, path, question), page);
        if (excess !== null) dear.push([where, door, name.slice(0, 40), excess]);
      }
  }
  expect(dear).toEqual([]);
});

test("every page that takes a form, with the worst of them", { timeout: 300_000 }, async () => {
  const forms = listFormPaths();
  expect(forms).toEqual(expect.arrayContaining(["/profil", "/gemeinde/dornbirn", "/tipp-geben", "/kuendigen", "/redaktion"]));
  const page = await measure(() => portal.ask("/impressum"));
  const bodies = [
    ...worstMultipartForms.map((input) => ({ ...input, type: `multipart/form-data; boundary=${BOUNDARY}` })),
    ...worstPlainForms.map((input) => ({ ...input, type: "application/x-www-form-urlencoded" })),
  ];
  const dear: unknown[] = [];
  for (const { name, type, create } of bodies) {
    const question = {
      method: "POST",
      headers: { origin: portal.origin, "content-type": type },
      body: Buffer.from(create(FORM_BYTES)).toString("latin1"),
    };
    for (const path of forms) {
      const excess = await findExcess(() => askAtAll(portal.ask, path, question), page);
      if (excess !== null) dear.push([path, name, excess]);
    }
  }
  expect(dear).toEqual([]);
});

/** A refusal may come before the whole body was sent, and end the connection. */
function askAtAll(asked: PlantedPortal["ask"], path: string, question: Question): Promise<Answer | null> {
  return asked(path, question).catch(() => null);
}

test("afterwards the site is well", async () => {
  expect((await portal.ask("/")).status).toBe(200);
  expect((await portal.ask("/health")).status).toBe(200);
});
