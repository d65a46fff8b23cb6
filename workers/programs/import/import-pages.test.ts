import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { createMemoryBackend } from "./memory-backend-for-test.ts";
import { runForTest } from "./run-for-test.ts";
import { createTemporaryFolder } from "./temporary-folder-for-test.ts";

const example = readFileSync(fileURLToPath(new URL("../pages/particulars.example.yaml", import.meta.url)), "utf8");
/** Every name that is empty there, with a text. */
const filled = example.replace(/^([a-z_]+):$/gm, (_, name: string) => `${name}: "Wert von ${name}"`);

function write(files: Record<string, string>): string {
  const folder = createTemporaryFolder();
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}
const head = (title: string) => `---\ntitle: "${title}"\nlead: "Von {{paper}}."\n---\n\n`;

async function bring(from: { folder?: string; particulars?: string }, backend = createMemoryBackend()) {
  const particulars = from.particulars === undefined ? null : join(write({ "p.yaml": from.particulars }), "p.yaml");
  const { exitCode, report } = await runForTest({
    command: { from: { kind: "pages", folder: from.folder ?? null, particulars } },
    backend,
  });
  const pages = [...backend.records.values()].flatMap((record) => (record.kind === "page" ? [record] : []));
  return { exitCode, report, pages, backend };
}

const slugs = ["agb", "barrierefreiheit", "datenschutz", "impressum", "kommentarregeln", "kontakt", "offenlegung", "widerruf"];

describe("the templates of the pages that a paper must have", () => {
  test("come whole with the particulars of a publisher", async () => {
    const { exitCode, report, pages } = await bring({ particulars: filled });
    expect(exitCode).toBe(0);
    expect(pages.map(({ slug }) => slug)).toEqual(slugs);
    expect(JSON.stringify(pages)).not.toMatch(/\{\{|Talblick|\.example|Demonstration/);
    const imprint = pages.find(({ slug }) => slug === "impressum");
    expect(imprint).toMatchObject({ source: "pages:impressum", title: "Impressum" });
    expect(JSON.stringify(imprint?.blocks)).toContain("Wert von company<br>Wert von street<br>Wert von place<br>Österreich");
    expect(report).toContain("8  page created");
    expect(report).toContain("have what they say checked");
  });

  test("no page comes of a copy that was not filled in, and each missing name is reported", async () => {
    const { exitCode, report, pages } = await bring({ particulars: example });
    expect([exitCode, pages]).toEqual([1, []]);
    expect(report).toContain("page /impressum lacks particulars, not brought");
    for (const name of ["company", "vat_number", "subscription_mail"]) expect(report).toContain(name);
  });

  test("a page that lacks something stays away, the others come", async () => {
    const { exitCode, pages } = await bring({ particulars: filled.replace(/^vat_number:.*$/m, "vat_number:") });
    expect([exitCode, pages.map(({ slug }) => slug)]).toEqual([1, slugs.filter((slug) => slug !== "impressum")]);
  });

  test.each([
    ["an example address", "office@talblick.example"],
    ["a place holder", "+43 5574 000000 (Platzhalter)"],
    ["an example street", "Musterstraße 1"],
  ])("words of a sample are not published: %s", async (_, text) => {
    const { exitCode, report, pages } = await bring({ particulars: filled.replace(/^mail:.*$/m, `mail: "${text}"`) });
    expect([exitCode, pages.map(({ slug }) => slug)]).toEqual([1, slugs.filter((slug) => slug !== "impressum")]);
    expect(report).toContain("page /impressum has words of a sample, not brought");
  });

  test("what a publisher does not have leaves no line behind", async () => {
    const { exitCode, pages } = await bring({
      particulars: filled.replace(/^(phone|chamber|supervisory_board|country):.*$/gm, "$1: false"),
    });
    const text = (slug: string) => JSON.stringify(pages.find((page) => page.slug === slug)?.blocks);
    expect(exitCode).toBe(0);
    expect(text("impressum")).not.toMatch(/Telefon|Kammer|\\\\|false/);
    expect(text("impressum")).toContain('Wert von street<br>Wert von place"');
    expect(text("offenlegung")).not.toMatch(/\\\\|false/);
  });

  test("a name that no page asks for is reported", async () => {
    expect((await bring({ particulars: `${filled}\ncompagny: x\n` })).report).toMatch(
      /particulars that no page asks for\n +compagny/,
    );
  });

  test("change nothing when they come again", async () => {
    const { backend } = await bring({ particulars: filled });
    expect((await bring({ particulars: filled }, backend)).report).toMatch(/8 {2}page unchanged/);
  });
});

describe("a folder of a publisher's own pages", () => {
  test("comes without particulars, with HTML and program text as blocks", async () => {
    const fence = "```";
    const folder = write({
      "hilfe.md": `---\ntitle: Hilfe\n---\n\nEin **Satz**.\n\n${fence}html\n<p>a</p>\n${fence}\n\n${fence}sh\nls\n${fence}`,
      "notizen.txt": "keine Seite",
    });
    const { exitCode, pages } = await bring({ folder });
    expect(exitCode).toBe(0);
    expect(pages).toMatchObject([
      {
        slug: "hilfe",
        title: "Hilfe",
        description: null,
        blocks: [
          { kind: "paragraph", html: "Ein <strong>Satz</strong>." },
          { kind: "html", html: "<p>a</p>" },
          { kind: "code", code: "ls", language: "sh" },
        ],
      },
    ]);
  });

  test("takes particulars, in the title and the lead as well", async () => {
    const folder = write({ "wir.md": `${head("Wir von {{paper}}")}Das ist {{paper}}.` });
    const { pages } = await bring({ folder, particulars: "paper: Talbote" });
    expect(pages).toMatchObject([
      { title: "Wir von Talbote", description: "Von Talbote.", blocks: [{ html: "Das ist Talbote." }] },
    ]);
  });

  test.each([
    ["without pages", {}, "has no pages"],
    ["with a file without front matter", { "a.md": "Text" }, "a.md: The file must begin with front matter"],
    ["with a name that is no address", { "Ü ber.md": head("Ü") }, "its name must be of a-z"],
    ["with a front matter of another form", { "a.md": "---\ntitle: A\nfarbe: rot\n---\n\nText" }, "a.md"],
  ])("%s is refused, and nothing comes", async (_, files, message) => {
    const good: Record<string, string> = Object.keys(files).length === 0 ? {} : { "gut.md": "---\ntitle: Gut\n---\n\nText" };
    const { exitCode, report, pages } = await bring({ folder: write({ ...good, ...files }) });
    expect([exitCode, pages]).toEqual([1, []]);
    expect(report).toContain(message);
  });

  test("that is not there, and particulars of another form, are named", async () => {
    expect((await bring({ folder: "/gibt/es/nicht" })).report).toContain("The file cannot be read");
    expect((await bring({ particulars: "- eins\n- zwei" })).report).toContain("Particulars are lines such as");
  });
});
