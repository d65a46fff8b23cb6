import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { firstTexts } from "#app/configuration/brands/tauernlicht/generated/first-texts.ts";
import { identity } from "#app/configuration/brands/tauernlicht/generated/identity.ts";
import { land } from "#app/configuration/brands/tauernlicht/generated/land.ts";
import { PORTAL_ID } from "#app/configuration/brands/tauernlicht/generated/portal-id.ts";
import { variables } from "#app/configuration/brands/tauernlicht/generated/variables.ts";
import { startOtherPaper } from "#tests/support/brands/start-other-paper.ts";
import { waitForMail } from "#tests/support/read-mail.ts";

/** Within the repository: what is built refers to its packages. */
const BUILD = ".data/other-brand";
/** The first brand and its land. */
const FIRST = /talblick|vorarlberg/gi;
/** What may be in any paper's build, and why. */
const OTHERS = [
  // Names of agencies and offices whose frames a post may have.
  /APA Vorarlberg|Land Vorarlberg|vorarlberg\.at/g,
  // Purposes of seals, which are never shown; another name would break what was sealed before.
  /talblick (?:known device|cookie image|passkey|staff|tip)\b/g,
];
let paper: Awaited<ReturnType<typeof startOtherPaper>>;
let post: string;

beforeAll(async () => {
  const env = { ...process.env, NODE_ENV: "production", BRAND: "tauernlicht", BUILD_FOLDER: BUILD };
  const { status, stderr } = spawnSync("react-router", ["build"], { env, encoding: "utf8" });
  if (status !== 0) throw new Error(`The brand was not built: ${stderr}`);
  paper = await startOtherPaper(BUILD);
  await paper.admin("/admin/brand-texts", {});
  const date = "2026-11-23T08:00:00Z";
  const record = { kind: "post", source: "own:1", slug: "versuch", title: "Ein Versuch", date, modified: date };
  const written = await paper.admin("/admin/content", {
    records: [
      { ...record, blocks: [{ kind: "paragraph", html: "Ein Absatz." }], categories: [{ slug: "politik", title: "Politik" }] },
    ],
  });
  const { results } = written as { results: { id: number }[] };
  post = `/versuch/${results[0]?.id}`;
});
afterAll(async () => {
  await paper.stop();
  rmSync(BUILD, { recursive: true, force: true });
});

/** The first brand's names with what stands around them; empty where there are none. */
function findFirst(text: string): string[] {
  const own = OTHERS.reduce((rest, other) => rest.replace(other, ""), text);
  return [...own.matchAll(FIRST)].map(({ index }) => own.slice(Math.max(0, index - 40), index + 40));
}

test("a second brand is built from one folder, and no file that its readers load or its Workers run has the first one's name", () => {
  const files = globSync(["client/**/*.*", "{server,backend}/**/*.js"], { cwd: BUILD });
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => findFirst(readFileSync(join(BUILD, file), "utf8")).map((found) => [file, found]))).toEqual([]);
  for (const file of ["favicon.svg", "share.jpg", "site.webmanifest"]) expect(files).toContain(`client/${file}`);
});

const { morgen, VPLUS_Subscriber } = firstTexts.newsletters;

test.each([
  ["/", 200, `${identity.name}: ${identity.claim}`],
  ["/abo", 200, `${identity.name} Plus Premium`],
  ["/newsletter", 200, morgen.title],
  ["/newsletter/morgen", 200, morgen.title],
  ["/newsletter/bestaetigen?key=x", 200, "Newsletter"],
  ["/service", 200, `Newsletter und mehr ${land.from}.`],
  ["/notdienste", 200, `wer ${land.in} gerade Dienst hat`],
  ["/spritpreise", 200, `Erdgas ${land.in} gerade`],
  ["/mondkalender", 200, "Im Land Salzburg zu sehen von"],
  ["/mondkalender.ics", 200, `Mondphasen (${identity.name})`],
  ["/horoskop", 200, "Horoskop"],
  ["/verkehr", 200, land.onRoads],
  ["/suche", 200, "Suche"],
  ["/video", 200, `Videos ${land.from}`],
  ["/themen", 200, `Alle Themen von ${identity.name}`],
  ["/liveticker", 200, "Liveticker"],
  ["/gemeinde/gemeinde", 200, `Gemeinden ${land.of}`],
  ["/gemeinde/dornbirn", 200, "Dornbirn"],
  ["/onboarding/nav", 200, `Nachrichten ${land.from} und`],
  ["/profil?dialog=login", 200, "Anmelden"],
  ["/merkliste", 200, "Merkliste"],
  ["/kuendigen", 200, "kündigen"],
  ["/tipp-geben", 200, identity.name],
  ["/redaktion", 200, `${identity.name} · Redaktion`],
  ["/widgets/schnee", 200, land.in],
  ["/widgets/gemeinde", 200, `aus den Gemeinden ${land.of}`],
  ["/feed", 200, `<title>${identity.name}</title>`],
  ["/feed/atom", 200, identity.name],
  ["/news/politik/feed", 200, `${identity.name}: Politik`],
  ["/sitemap.xml", 200, "sitemap"],
  ["/robots.txt", 200, "Sitemap"],
  ["/site.webmanifest", 200, identity.name],
  ["/landesrecht", 302, ""],
  // A paper writes its legal pages itself, and has none before.
  ["/impressum", 404, identity.name],
  ["/datenschutz", 404, identity.name],
  ["/gibt-es/nicht", 404, "404 - Seite nicht gefunden."],
])("its readers see their paper at %s", async (path, status, part) => {
  const { status: given, text, headers } = await paper.get(path);
  expect([given, text.includes(part)]).toEqual([status, true]);
  expect([findFirst(text), findFirst(JSON.stringify(headers))]).toEqual([[], []]);
});

test("its posts are counted as its own", async () => {
  const { status, text } = await paper.get(post);
  expect([status, text.includes(`${identity.name}, zur Startseite`), findFirst(text)]).toEqual([200, true, []]);
  expect(text).toMatch(new RegExp(`"[\\d ]+ ${PORTAL_ID}"`));
});

test("its mail and its database have its own texts", async () => {
  const form = { intent: "newsletter-sign-up", email: "maria@mail.example", "newsletter-morgen": "on" };
  const headers = { "content-type": "application/x-www-form-urlencoded", origin: paper.origin };
  const answer = await paper.get("/newsletter", { method: "POST", headers, body: new URLSearchParams(form).toString() });
  expect([answer.status, findFirst(answer.text)]).toEqual([200, []]);
  const mail = await waitForMail(paper.state, { to: form.email });
  expect(mail.from).toBe(variables.backend.MAIL_FROM);
  for (const part of [morgen.title, variables.backend.MAIL_IMPRINT]) expect(mail.text).toContain(part);
  expect(findFirst(JSON.stringify(mail))).toEqual([]);

  const tables = await paper.readTables();
  expect(tables.flatMap(([table, rows]) => findFirst(rows).map((found) => [table, found]))).toEqual([]);
  const read = (table: string) => tables.find(([name]) => name === table)?.[1] ?? "";
  for (const title of [morgen.title, VPLUS_Subscriber.title]) expect(read("newsletters")).toContain(JSON.stringify(title));
  for (const { long, short } of Object.values(firstTexts.campaigns))
    for (const text of [long, short]) expect(read("upsell_campaigns")).toContain(JSON.stringify(text));
});

test("what its Workers are told is the brand's", () => {
  const read = (worker: string) => JSON.parse(readFileSync(join(BUILD, worker, "wrangler.json"), "utf8")).vars;
  expect(read("server")).toMatchObject({ ...variables.both, ...variables.portal });
  expect(read("backend")).toMatchObject({ ...variables.both, ...variables.backend });
});
