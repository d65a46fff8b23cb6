import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { identity } from "#app/configuration/brands/tauernlicht/identity.ts";
import { variables } from "#app/configuration/brands/tauernlicht/variables.ts";
import { type Edge, type Portal, startEdge } from "#tests/support/edge/start-edge.ts";

/** Within the repository: what is built refers to its packages. */
const BUILD = ".data/other-brand";
const FIRST = /talblick/i;
let edge: Edge;
let portal: Portal;

beforeAll(async () => {
  const env = { ...process.env, NODE_ENV: "production", BRAND: "tauernlicht", BUILD_FOLDER: BUILD };
  const { status, stderr } = spawnSync("react-router", ["build"], { env, encoding: "utf8" });
  if (status !== 0) throw new Error(`The brand was not built: ${stderr}`);
  edge = await startEdge(BUILD);
  portal = await edge.startPortal();
});
afterAll(async () => {
  await edge.stop();
  rmSync(BUILD, { recursive: true, force: true });
});

test("a second brand is built from one folder, and no file that its readers load or its portal runs has the first one's name", () => {
  const files = globSync(["client/**/*.*", "server/**/*.js"], { cwd: BUILD });
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => FIRST.test(readFileSync(join(BUILD, file), "utf8")))).toEqual([]);
  for (const file of ["favicon.svg", "share.jpg", "site.webmanifest"]) expect(files).toContain(`client/${file}`);
});

test.each([
  ["/abo", 200, `${identity.name} Plus Premium`],
  ["/gibt-es/nicht", 404, "404 - Seite nicht gefunden."],
])("its readers see their paper at %s", async (path, status, part) => {
  const answer = await portal(path);
  expect(answer.status).toBe(status);
  expect(answer.text.includes(part), part).toBe(true);
  expect(answer.text.includes(`${identity.name}, zur Startseite`)).toBe(true);
  expect(FIRST.test(answer.text)).toBe(false);
  expect(JSON.stringify(answer.headers)).not.toMatch(FIRST);
});

test("what its Workers are told is the brand's", () => {
  const read = (worker: string) => JSON.parse(readFileSync(join(BUILD, worker, "wrangler.json"), "utf8")).vars;
  expect(read("server")).toMatchObject({ ...variables.both, ...variables.portal });
  expect(read("backend")).toMatchObject({ ...variables.both, ...variables.backend });
});
