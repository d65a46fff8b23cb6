/** Menus as staff set them: at once, by who has the right, none over another's, and back to any former state. */
import { env as bindings } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { write } from "#workers/backend/content/write/write-for-test.ts";
import { createGraphqlRequest } from "#workers/backend/doors/graphql/resolvers/ask-for-test.ts";
import { handleGraphql } from "#workers/backend/doors/graphql/server.ts";
import { raiseVersionStatement } from "#workers/backend/ground/changes/content-version.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { arriveAtNewsroom, hireSignedIn } from "#workers/backend/newsroom/staff/staff-for-test.ts";
import { frontOperations as operations } from "./front-for-test.ts";
import { restoreMenu, setMenu } from "./menus.ts";

let purged: string[] = [];
const env: Env = { ...(bindings as Env), PORTAL_CACHE: { purge: async (tags) => void purged.push(...tags) } };
const now = 1_800_000_000;
const item = (title: string, link = "/", children: { title: string; link: string }[] = []) => ({ title, link, children });
const set = (latest: number, ...items: ReturnType<typeof item>[]) =>
  setMenu(env, { name: "footer", items, latest, by: null }, now);

beforeEach(async () => {
  await emptyDatabase(bindings.DB);
  await raiseVersionStatement(bindings.DB).run();
  await write({ kind: "navigation", menu: "footer", items: [{ title: "Impressum", link: "/impressum" }] });
  purged = [];
});

async function look() {
  const query = '{ navigation(name: "footer") { title link children { title link } } }';
  const response = await handleGraphql(createGraphqlRequest({ query }, {}), env);
  return (await response.json<{ data: { navigation: object[] } }>()).data.navigation;
}
async function readMenu() {
  const ask = await arriveAtNewsroom((await hireSignedIn("editor")).session);
  return (await ask(operations.menus)).data.newsroom.menus.find(({ name }: { name: string }) => name === "footer");
}

test("a menu is replaced as a whole, in order and with what is below, and every page hears of it", async () => {
  await look();
  const { latest } = await readMenu();
  const items = [item("  Über\nuns ", "/impressum", [{ title: "Team", link: "/team" }]), item("Abo", "https://abo.example/")];
  expect(await set(latest, ...items)).toEqual({ kind: "done" });
  expect(purged.toSorted()).toEqual(["anything", "menus"]);
  expect(await look()).toEqual([{ ...items[0], title: "Über uns" }, items[1]]);
  const { states } = await readMenu();
  expect(states[0]).toMatchObject({
    cause: "PUBLISHED",
    changes: [
      { kind: "ADDED", what: "Über uns" },
      { kind: "ADDED", what: "Abo" },
      { kind: "REMOVED", what: "Impressum" },
    ],
  });
});

test("of two who change it the second is told; a former state comes back whole", async () => {
  const { latest } = await readMenu();
  expect(await set(latest, item("Eins"))).toEqual({ kind: "done" });
  expect(await set(latest, item("Zwei"))).toEqual({ kind: "conflict" });
  expect(await look()).toMatchObject([{ title: "Eins" }]);
  const later = await readMenu();
  const restore = (state: number, seen: number) => restoreMenu(env, { name: "footer", state, latest: seen, by: null }, now);
  expect(await restore(latest, latest)).toEqual({ kind: "conflict" });
  expect(await restore(999_999, later.latest)).toEqual({ kind: "not found" });
  expect(await restore(latest, later.latest)).toEqual({ kind: "done" });
  expect(await look()).toMatchObject([{ title: "Impressum", link: "/impressum" }]);
});

test.each([
  ["a script", [item("A", "javascript:alert(1)")]],
  ["a script below", [item("A", "/", [{ title: "B", link: "javascript:alert(1)" }])]],
  ["no title", [item("  ")]],
  ["no link", [item("A", "")]],
  ["a long title", [item("x".repeat(61))]],
  ["too many entries", Array.from({ length: 31 }, (_, n) => item(`${n}`))],
])("has not %s", async (_, items) => {
  expect((await set((await readMenu()).latest, ...items)).kind).toBe("bad input");
  expect(purged).toEqual([]);
  expect(await look()).toMatchObject([{ title: "Impressum" }]);
});

test("there are no menus but those of the paper", async () => {
  expect(await setMenu(env, { name: "neu", items: [item("A")], latest: 0, by: null }, now)).toEqual({ kind: "not found" });
});
