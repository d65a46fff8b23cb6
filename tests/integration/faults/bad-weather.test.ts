/** Faults between portal and back end (decision 45): every answer is a page or says so in German, none hangs, and it is over when it is over. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Answer } from "#tests/support/edge/ask.ts";
import { type Fault, faults } from "#tests/support/faults/fault-proxy.ts";
import { LONGEST_ANSWER_MS, type StormyPortal, startStormyPortal } from "#tests/support/faults/stormy-portal.ts";

let portal: StormyPortal;
let paths: string[];
beforeAll(async () => {
  // Without a cache, which would answer for the back end; with a rest that a test can wait for.
  portal = await startStormyPortal({ EDGE_CACHE: "off", BACKEND_REST_MS: "300" });
  const posts = portal.posts.slice(0, 4).map(({ path }) => path);
  paths = ["/", ...posts, "/themen", "/gemeinde/dornbirn", "/news/politik", "/impressum", "/profil?dialog=login", "/abo"];
}, 300_000);
afterEach(() => portal.proxy.set(null));
afterAll(() => portal.stop());

const isPage = ({ text }: Answer) => /<html lang="de-AT"[\s\S]*<h1[\s\S]*<\/html>\s*$/.test(text);

function expectPageOrExcuse(answer: Answer, path: string): void {
  expect([200, 500, 503], path).toContain(answer.status);
  expect([isPage(answer), answer.text.includes("/var/www")], path).toEqual([true, false]);
  expect(answer.milliseconds, path).toBeLessThan(LONGEST_ANSWER_MS);
  if (answer.status === 503) expect(answer.headers["retry-after"], path).toBe("30");
  if (answer.status !== 200) expect(answer.headers["cache-control"], path).toMatch(/no-store|no-cache/);
}

/** Until the back end is asked again, and then each time. */
async function expectRecovery(): Promise<void> {
  await expect.poll(async () => (await portal.ask("/themen")).status).toBe(200);
  for (const path of paths) expect([path, (await portal.ask(path)).status]).toEqual([path, 200]);
}

test("at random, thirty of a hundred calls: pages or excuses, both of them, and nothing else", async () => {
  portal.proxy.set({ faults, share: 0.3, seed: 20_261_122 });
  const answers: Answer[] = [];
  for (let round = 0; round < 6; round += 1) {
    const together = await Promise.all(paths.map((path) => portal.ask(path)));
    for (const [index, answer] of together.entries()) expectPageOrExcuse(answer, paths[index] ?? "");
    answers.push(...together);
  }
  const { asked, failed } = portal.proxy.counts();
  const good = answers.filter(({ status }) => status === 200).length;
  expect(failed / asked).toBeGreaterThan(0.15);
  expect(good / answers.length).toBeGreaterThan(0.25);
  expect(good).toBeLessThan(answers.length);
  portal.proxy.set(null);
  await expectRecovery();
}, 180_000);

test.each(faults.map((fault) => [fault]))(
  "nothing but %s for a while: no answer hangs, and it is over when it is over",
  async (fault: Fault) => {
    portal.proxy.set({ faults: [fault], share: 1, seed: 1 });
    const answers = await Promise.all(paths.map((path) => portal.ask(path)));
    for (const [index, answer] of answers.entries()) expectPageOrExcuse(answer, paths[index] ?? "");
    // What asks the back end fails; what does not is there.
    expect(answers.filter(({ status }) => status !== 200).length).toBeGreaterThan(paths.length / 2);
    portal.proxy.set(null);
    await expectRecovery();
  },
  120_000,
);

test("what programs ask gets JSON and a status that says why", async () => {
  for (const [fault, statuses] of [
    ["cut", [503]],
    ["silence", [503, 504]],
    ["status 503", [502, 503]],
    ["half an answer", [200, 503]],
  ] as const) {
    portal.proxy.set({ faults: [fault], share: 1, seed: 1 });
    const answer = await portal.ask("/wp-json/wp/v2/posts?per_page=3").catch(() => null);
    // Half an answer is passed on as it comes: the connection ends before its time.
    if (answer === null) expect(fault).toBe("half an answer");
    else
      expect([fault, statuses.includes(answer.status as never), answer.milliseconds < LONGEST_ANSWER_MS]).toEqual([
        fault,
        true,
        true,
      ]);
    portal.proxy.set(null);
    await expectRecovery();
  }
}, 120_000);
