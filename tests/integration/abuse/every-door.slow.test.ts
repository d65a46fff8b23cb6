/** Whatever a stranger sends to whatever address: it computes and holds little more than a page, and its answer is no longer. The doors are found, not listed. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listCallDoors, listPageDoors, worstBodies, worstValues } from "#tests/support/abuse/list-doors.ts";
import { listFormPaths } from "#tests/support/abuse/list-form-paths.ts";
import { askAgain, type Cost, MAX_HELD, measureCost } from "#tests/support/abuse/measure-cost.ts";
import type { Answer, Question } from "#tests/support/edge/ask.ts";
import { type PlantedPortal, startPlantedPortal } from "#tests/support/leak/start-planted-portal.ts";
import { BOUNDARY, worstMultipartForms, worstPlainForms } from "#tests/worst-inputs/form.ts";

/** Just within what a form may have (docs/limits.md). */
const FORM_BYTES = 900_000;
/** Of a runtime that was just started. */
const STARTS = 2;

let portal: PlantedPortal;
beforeAll(async () => {
  portal = await startPlantedPortal({ EDGE_CACHE: "off" });
}, 300_000);
afterAll(() => portal.stop());

type Act = () => Promise<Answer | null>;
type Suspect = { name: unknown[]; act: Act; warm: Act };
let suspects: Suspect[] = [];
let dear: unknown[] = [];
beforeEach(async () => {
  [suspects, dear] = [[], []];
  await portal.restart();
}, 60_000);

/** Asks once, or again where it seems dear. `warm` is a harmless request to the same door. */
async function check(name: unknown[], act: Act, warm: Act, plain: Cost): Promise<void> {
  const { cost, isDear, isLarge } = await askAgain(act, plain);
  if (isDear) dear.push([...name, cost, plain]);
  if (isLarge) suspects.push({ name: [...name, cost.held], act, warm });
}

/** What it holds that seemed to hold much, as the first request to a runtime that keeps nothing of others. */
async function listLarge(): Promise<unknown[]> {
  const large: unknown[] = [];
  for (const { name, act, warm } of suspects) {
    const held: number[] = [];
    for (let start = 0; start < STARTS && !held.some((bytes) => bytes <= MAX_HELD); start += 1) {
      await portal.restart();
      for (let page = 0; page < 3; page += 1) await portal.ask("/");
      for (let time = 0; time < 2; time += 1) await warm();
      const page = await measureCost(warm);
      held.push((await measureCost(act)).held - Math.max(0, page.held));
    }
    if (held.every((bytes) => bytes > MAX_HELD)) large.push([...name, ...held]);
  }
  return large;
}

test("every page, with the worst of each parameter that any page reads", { timeout: 300_000 }, async () => {
  const doors = listPageDoors();
  for (const { plain, worst } of doors) {
    const warm = () => portal.ask(plain);
    await warm();
    const cost = await measureCost(warm);
    for (const path of worst) await check([path.slice(0, 80)], () => portal.ask(path), warm, cost);
  }
  expect(dear).toEqual([]);
  expect(await listLarge()).toEqual([]);
  expect(doors.flatMap(({ worst }) => worst).length).toBeGreaterThan(400);
});

test("every call, with the worst query and the worst bodies, past the portal as well", { timeout: 300_000 }, async () => {
  const doors = listCallDoors();
  expect(doors).toEqual(expect.arrayContaining(["/api/fehler", "/graphql", "/wp-json/sso/v1/login", "/wp-json/wp/v2/posts"]));
  const page = await measurePage();
  for (const door of doors) {
    const queries = worstValues.map((value) => {
      const text = encodeURIComponent(value);
      return [value, `${door}?search=${text}&query=${text}&per_page=100&slug=${text}&category_slug=${text}`, {}] as const;
    });
    const bodies = Object.entries(worstBodies).map(([name, body]) => [name, door, { method: "POST", body }] as const);
    for (const [name, path, question] of [...queries, ...bodies])
      for (const [where, asked] of [
        ["portal", portal.ask],
        ["back end", portal.askBackend],
      ] as const)
        await check(
          [where, door, name.slice(0, 40)],
          () => askAtAll(asked, path, { ...question, headers: toHeaders("application/json") }),
          () =>
            askAtAll(asked, door, {
              ...question,
              headers: toHeaders("application/json"),
              ...("body" in question ? { body: "{}" } : {}),
            }),
          page,
        );
  }
  expect(dear).toEqual([]);
  expect(await listLarge()).toEqual([]);
});

test("every page that takes a form, with the worst of them", { timeout: 300_000 }, async () => {
  const forms = listFormPaths();
  expect(forms).toEqual(
    expect.arrayContaining(["/profil", "/gemeinde/dornbirn", "/tipp-geben", "/kuendigen", "/inhalt-melden", "/redaktion"]),
  );
  const page = await measurePage();
  const bodies = [
    ...worstMultipartForms.map((input) => ({ ...input, type: `multipart/form-data; boundary=${BOUNDARY}` })),
    ...worstPlainForms.map((input) => ({ ...input, type: "application/x-www-form-urlencoded" })),
  ];
  for (const { name, type, create } of bodies) {
    const body = Buffer.from(create(FORM_BYTES)).toString("latin1");
    const post = (path: string, content: string) => () =>
      askAtAll(portal.ask, path, { method: "POST", headers: toHeaders(type), body: content });
    for (const path of forms) await check([path, name], post(path, body), post(path, ""), page);
  }
  expect(dear).toEqual([]);
  expect(await listLarge()).toEqual([]);
});

const toHeaders = (type: string) => ({ origin: portal.origin, "content-type": type });

/** Of a page that has been asked for before. */
async function measurePage(): Promise<Cost> {
  for (const path of ["/", "/impressum"]) await portal.ask(path);
  return measureCost(() => portal.ask("/impressum"));
}

/** A refusal may come before the whole body was sent, and end the connection. */
function askAtAll(asked: PlantedPortal["ask"], path: string, question: Question): Promise<Answer | null> {
  return asked(path, question).catch(() => null);
}

test("afterwards the site is well", async () => {
  expect((await portal.ask("/")).status).toBe(200);
  expect((await portal.ask("/health")).status).toBe(200);
});
