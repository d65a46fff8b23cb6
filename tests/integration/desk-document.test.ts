/** What is written at the desk and what is imported is the same article, byte for byte. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DeskText, emptyDeskText } from "#shared/content/desk-text.ts";
import { beginAtDesk } from "#tests/support/desk/desk-window.ts";
import { ask } from "#tests/support/edge/ask.ts";
import { startSeparatePortal } from "#tests/support/portal.ts";

let portal: Awaited<ReturnType<typeof startSeparatePortal>>;
beforeAll(async () => {
  portal = await startSeparatePortal();
}, 300_000);
afterAll(() => portal.stop());

const head = {
  kicker: "Am Damm",
  title: "Der Rhein ist ein Fluss",
  slug: "der-rhein-ist-ein-fluss",
  isPremium: true,
  freeBlockCount: 2,
};
const sections = [{ slug: "vorarlberg", title: "Vorarlberg" }];
const municipalities = [
  { slug: "hard", title: "Hard" },
  { slug: "fussach", title: "Fußach" },
];
const blocks: DeskText["blocks"] = [
  { kind: "paragraph", html: 'Am <b>Damm</b> wird <a href="/themen/rhesi">gewacht</a>.' },
  { kind: "heading", level: 2, html: "Wie es weitergeht" },
  { kind: "list", html: "<ol><li>Erstens.</li><li>Zweitens.</li></ol>" },
  { kind: "quote", html: "Das Wasser steigt.", citation: "Lea Muster" },
  { kind: "facts", purpose: "FACTS", title: "Zahlen", html: "<p>Drei Meter.</p>" },
  { kind: "separator" },
  { kind: "paragraph", html: "Bis morgen soll es sinken." },
];

async function importPost(record: object): Promise<void> {
  const running = JSON.parse(readFileSync(join(portal.state, "running.json"), "utf8")) as {
    backendOrigin: string;
    adminToken: string;
  };
  const response = await fetch(`${running.backendOrigin}/admin/content`, {
    method: "POST",
    headers: { authorization: `Bearer ${running.adminToken}`, "content-type": "application/json" },
    body: JSON.stringify({ records: [record] }),
  });
  expect(await response.json()).toMatchObject({ results: [{ outcome: "created" }] });
}

/** As a subscriber's browser and as a stranger's would have it: without what each answer has of its own. */
async function readDocument(id: string): Promise<string> {
  const { status, text } = await ask(portal.origin, `/${head.slug}/${id}`, { headers: { "accept-encoding": "identity" } });
  expect(status).toBe(200);
  return text.replaceAll(id, "{id}").replace(/nonce="[^"]*"/g, 'nonce=""');
}

test("of the desk and of an import, when the text is the same", async () => {
  const desk = await beginAtDesk(portal, "editor");
  const lead = "Ein Vorspann.";
  const text: DeskText = { ...emptyDeskText, ...head, lead, sections, municipalities, blocks };
  expect((await desk.save(1, text)).status).toBe(200);
  expect((await desk.send("publish", { known: "2" })).status).toBe(303);
  const [, id = ""] = new RegExp(`/${head.slug}/(\\d+)`).exec((await desk.open()).text) ?? [];
  const ofDesk = await readDocument(id);
  const date = /"datePublished":"([^"]+)"/.exec(ofDesk)?.[1];
  const modified = /"dateModified":"([^"]+)"/.exec(ofDesk)?.[1] ?? date;
  expect((await desk.send("withdraw", { known: "2" })).status).toBe(303);

  await importPost({
    ...head,
    kind: "post",
    source: "test:rhein",
    preferredId: 987_654,
    excerpt: lead,
    date,
    modified,
    categories: sections,
    municipality: "hard",
    furtherMunicipalities: ["fussach"],
    blocks,
  });
  expect(await readDocument("987654")).toBe(ofDesk);
}, 300_000);
