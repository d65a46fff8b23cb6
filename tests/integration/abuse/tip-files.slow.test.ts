/** Files of tips, the largest that a stranger can send: no part of them, and no form, computes or holds much more than a page. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { MAX_FORM_FILE_BYTES } from "#app/domain/tip/tip-form.ts";
import { type Cost, MAX_COMPUTED_MS, MAX_HELD, measureCost } from "#tests/support/abuse/measure-cost.ts";
import { listUploadSteps, sendTip, toTipForm } from "#tests/support/abuse/send-tip.ts";
import { type PlantedPortal, startPlantedPortal } from "#tests/support/leak/start-planted-portal.ts";
import { worstFiles } from "#tests/worst-inputs/files.ts";
import { MAX_FILE_BYTES, PART_BYTES } from "#workers/backend/newsroom/tips/tip-limits.ts";

const TRIES = 4;
/** A form without script sends up to ten files on, one after the other: that is twenty calls of the back end. */
const MAX_FORM_MS = 2 * MAX_COMPUTED_MS;
/** And what each of them held lies about until it is collected. */
const MAX_FORM_HELD = MAX_HELD + 8 * 1024 * 1024;
/** Of a runtime that keeps nothing of others. */
const STARTS = 2;
/** A runtime that has just started takes more memory with every request, whatever is asked of it. */
const WARM = 30;

let portal: PlantedPortal;
let page: Cost;
beforeAll(async () => {
  portal = await startPlantedPortal({ EDGE_CACHE: "off" });
}, 300_000);
beforeEach(restart, 60_000);
afterAll(() => portal.stop());

/** Runtimes that hold nothing of what was asked before, but have loaded the code of the page. */
async function restart(): Promise<void> {
  await portal.restart();
  for (let time = 0; time < WARM; time += 1) await portal.ask("/tipp-geben");
  page = await measureCost(() => portal.ask("/tipp-geben"));
}

const isDear = ({ computed, status }: Cost) => computed > page.computed + MAX_COMPUTED_MS || status >= 500;

/** The requests by which one file is sent, each with what it costs; the file is taken back. */
async function send(ticket: string, bytes: Uint8Array): Promise<Map<string, Cost>> {
  const costs = new Map<string, Cost>();
  for (const { name, path, question } of listUploadSteps(portal.origin, ticket, bytes))
    costs.set(name, await measureCost(() => portal.ask(path, question)));
  return costs;
}

/** A runtime may tidy up while it answers: what a part computes by itself it computes each time. */
async function listDear(ticket: string, bytes: Uint8Array): Promise<unknown[]> {
  let dear: Map<string, Cost> | null = null;
  for (let time = 0; time < TRIES && dear?.size !== 0; time += 1) {
    const costs = await send(ticket, bytes);
    const before: ReadonlyMap<string, Cost> = dear ?? costs;
    dear = new Map([...costs].filter(([name, cost]) => isDear(cost) && before.has(name)));
    if (time > 0) continue;
    const large = [...costs].filter(([, { held }]) => held > page.held + MAX_HELD);
    if (large.length > 0) return large;
  }
  return [...(dear ?? [])];
}

test("each part of the worst files of every kind", { timeout: 300_000 }, async () => {
  const ticket = await sendTip(portal);
  const dear: unknown[] = [];
  let parts = 0;
  for (const [type, inputs] of Object.entries(worstFiles))
    for (const { name, create } of inputs) {
      const bytes = create(1.5 * PART_BYTES);
      parts += Math.ceil(bytes.length / PART_BYTES);
      const found = await listDear(ticket, bytes);
      if (found.length > 0) dear.push([type, name, found]);
    }
  expect(dear).toEqual([]);
  expect(parts).toBeGreaterThan(100);
});

test("each part of a picture that is as large as it may be, to its last", { timeout: 120_000 }, async () => {
  const ticket = await sendTip(portal);
  const taken = worstFiles.png.find(({ outcome, name }) => outcome === "taken" && name.includes("small"));
  const bytes = taken?.create(MAX_FILE_BYTES) ?? new Uint8Array();
  const costs = [...(await send(ticket, bytes))];
  expect(costs.map(([, { status }]) => status)).toEqual([201, ...costs.slice(1).map(() => 204)]);
  expect(costs.length).toBe(Math.ceil(bytes.length / PART_BYTES) + 2);
  expect(await listDear(ticket, bytes)).toEqual([]);
});

let sent = 0;
/** From a network of its own: each may send few. */
async function sendForm(files: readonly Uint8Array[]): Promise<Cost> {
  const { headers, ...question } = toTipForm(portal.origin, files);
  sent += 1;
  const address = { "cf-connecting-ip": `198.18.${sent}.1` };
  return measureCost(() => portal.ask("/tipp-geben", { ...question, headers: { ...headers, ...address } }));
}

test("the form without script, with one file and with ten", { timeout: 120_000 }, async () => {
  const picture = worstFiles.png.find(({ outcome }) => outcome === "taken");
  const toFiles = (count: number) =>
    Array.from({ length: count }, () => picture?.create(MAX_FORM_FILE_BYTES / count - 1000) ?? new Uint8Array());
  for (const count of [1, 10]) {
    const form = toFiles(count);
    const costs: Cost[] = [];
    let isTooMuch = (_: Cost): boolean => true;
    while (costs.length < STARTS && costs.every(isTooMuch)) {
      await restart();
      // The code that takes a form, and a file, is loaded with the first of them; the second says what a form costs whose files are small.
      const small = [new TextEncoder().encode("klein"), picture?.create(2000) ?? new Uint8Array()];
      await sendForm(small);
      const plain = Math.max(page.computed, (await sendForm(small)).computed);
      const isDear = ({ computed, status }: Cost) => computed > plain + MAX_FORM_MS || status >= 500;
      isTooMuch = (cost) => isDear(cost) || cost.held > page.held + MAX_FORM_HELD;
      const first = await sendForm(form);
      // What it computes by itself it computes each time; a runtime also compiles what is new to it.
      let { computed } = first;
      for (let time = 0; time < 2 * TRIES && isDear({ ...first, computed }); time += 1)
        computed = Math.min(computed, (await sendForm(form)).computed);
      costs.push({ ...first, computed });
    }
    expect(costs.map(({ status }) => status)).toEqual(costs.map(() => 303));
    expect([count, costs.filter(isTooMuch).length < STARTS, costs]).toEqual([count, true, costs]);
    // The measurement sees what is held: the form at least.
    if (count === 1) expect(costs[0]?.held).toBeGreaterThan(MAX_FORM_FILE_BYTES);
  }
});
