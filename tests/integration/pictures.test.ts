/** The desk's pictures over HTTP: who may send what, and that readers never see a broken picture while one is cut. */
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask as askPlainly } from "#tests/support/edge/ask.ts";
import { hireSomebody } from "#tests/support/journeys/enter-newsroom.ts";
import { startSeparatePortal } from "#tests/support/portal.ts";
import { importRecords } from "#tests/support/records/import-records.ts";

const LIST = "/redaktion/bilder";
const STATE = `${LIST}/stand`;
const noPicture = "Das ist kein Bild, das wir zeigen können. Nimm JPEG, PNG, WebP, GIF oder AVIF.";

let portal: Awaited<ReturnType<typeof startSeparatePortal>>;
let cookie: string;

beforeAll(async () => {
  portal = await startSeparatePortal();
  cookie = `PortalRedaktion=${(await hireSomebody(portal, "reporter")).session}`;
}, 120_000);
afterAll(() => portal.stop());

type Sent = { headers?: Record<string, string>; body?: BodyInit; method?: string };
const ask = (address: string, { headers = {}, ...init }: Sent = {}) =>
  fetch(portal.origin + address, { redirect: "manual", ...init, headers: { cookie, ...headers } });
const send = (body: BodyInit, headers: Record<string, string> = {}) =>
  ask(STATE, { method: "POST", body, headers: { "content-type": "application/octet-stream", ...headers } });
const post = (address: string, fields: Record<string, string>) =>
  ask(address, { method: "POST", body: new URLSearchParams(fields) });
const paint = async (width: number, height: number, background: string) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );

test("pages, lists and refusals alike are neither cached nor indexed, and others are not let in", async () => {
  const operator = { cookie: `PortalRedaktion=${(await hireSomebody(portal, "operator")).session}` };
  const nobody = { cookie: "" };
  const answers = [
    await ask(LIST),
    await ask(STATE),
    await ask(`${LIST}/1`),
    await ask(LIST, { headers: nobody }),
    await ask(STATE, { headers: nobody }),
    await ask(LIST, { headers: operator }),
    await ask(`${LIST}/999999999`),
    await ask(`${LIST}/x`),
    await send(await paint(9, 9, "red"), nobody),
    await send(await paint(9, 9, "red"), operator),
    await send(await paint(9, 9, "red"), { origin: "https://fremd.example" }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 303, 401, 403, 404, 404, 401, 403, 403]);
  for (const { url, headers } of answers) expect(headers.get("cache-control"), url).toContain("no-store");
  // Nothing of it is waited for: who is told so while sending may have lost the answer with the line.
  const announced = await askPlainly(portal.origin, STATE, { method: "POST", headers: { "content-length": "2000000" } });
  expect([announced.status, announced.headers["cache-control"]]).toEqual([401, expect.stringContaining("no-store")]);
});

test.each<[name: string, body: () => BodyInit, status: number, text: string]>([
  ["no picture", () => "kein Bild", 415, noPicture],
  ["an empty file", () => "", 415, noPicture],
  ["more than 20 MB", () => new Uint8Array(20_000_001), 413, "Das Bild ist zu groß: höchstens 20 MB."],
  ["a HEIC", () => "\0\0\0\x18ftypheic\0\0\0\0", 415, "HEIC nehmen wir nicht."],
  ["an SVG", () => "<svg xmlns='http://www.w3.org/2000/svg'/>", 415, "Speichere das Bild als PNG."],
])("%s is refused in German, as by script", async (_, body, status, text) => {
  const answer = await send(body());
  expect(answer.status).toBe(status);
  expect(((await answer.json()) as { error: string }).error).toContain(text);
});

test("a picture of 70 megapixels is refused with what to do, and the same picture sent twice is one", async () => {
  const large = new Uint8Array(
    await sharp({ create: { width: 10_000, height: 7000, channels: 3, background: "red" } })
      .jpeg({ quality: 1 })
      .toBuffer(),
  );
  const refused = await send(large);
  expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual([
    422,
    expect.stringContaining("höchstens 60 Megapixel"),
  ]);
  const body = await paint(300, 200, "#445566");
  const [one, other] = [await send(body), await send(body)];
  expect([one.status, other.status]).toEqual([200, 200]);
  expect(((await one.json()) as { id: number }).id).toBe(((await other.json()) as { id: number }).id);
}, 60_000);

test("words come back at their fields with what is wrong, also by script", async () => {
  const { id, revision } = (await (await send(await paint(50, 40, "#112233"))).json()) as { id: number; revision: number };
  const long = await post(`${LIST}/${id}`, {
    intent: "words",
    alt: "x".repeat(501),
    caption: "Bleibt <stehen>",
    credit: "",
    known: "0",
  });
  expect(long.status).toBe(422);
  expect(await long.text()).toContain("Bleibt &lt;stehen&gt;</textarea>");
  const words = { alt: "Ein Damm", captionHtml: "", credit: "" };
  const json = { "content-type": "application/json" };
  const change = (known: number) => ask(STATE, { method: "POST", headers: json, body: JSON.stringify({ id, known, words }) });
  expect((await change(revision)).status).toBe(200);
  const late = await change(revision);
  expect([late.status, await late.json()]).toEqual([409, { error: expect.stringContaining("inzwischen geändert") }]);
  for (const body of ["{", "null", JSON.stringify({ id: "1", known: 0, words })])
    expect((await ask(STATE, { method: "POST", headers: json, body })).status, body).toBe(422);
  const conflict = await post(`${LIST}/${id}`, { intent: "words", alt: "Anders", caption: "", credit: "", known: "0" });
  expect(conflict.status).toBe(409);
  const page = await conflict.text();
  expect([page.includes("Jemand hat dieses Bild inzwischen geändert"), page.includes("So steht es jetzt")]).toEqual([true, true]);
  expect(page).toContain("Anders</textarea>");
});

test("an article shows the former sizes until those of the cut are there, and never a picture that is not", async () => {
  const { source, path, id } = (await (await send(await paint(900, 600, "#226644"))).json()) as {
    source: string;
    path: string;
    id: number;
  };
  const date = new Date().toISOString();
  const blocks = [{ kind: "paragraph" as const, html: "Am Damm." }];
  const post1 = {
    kind: "post" as const,
    source: "test:zuschnitt",
    slug: "zuschnitt",
    title: "Zuschnitt",
    date,
    modified: date,
    image: { media: source, alt: "Damm" },
    blocks,
  };
  const [written] = await importRecords(portal.state, [post1]);
  const article = `/zuschnitt/${written?.id}`;
  const readAddresses = async () => {
    const html = await (await fetch(portal.origin + article)).text();
    return [...new Set(html.match(/\/media\/redaktion\/[^"\s,&]+/g) ?? [])];
  };
  await expect
    .poll(async () => (await readAddresses()).some((address) => address.includes("/jpg-1/")), { timeout: 30_000 })
    .toBe(true);
  expect(await (await ask(path)).text()).toContain(">Zuschnitt<");
  const cut = { intent: "cut", links: "0", rechts: "50", oben: "0", unten: "0", x: "25", y: "50", known: "0" };
  expect((await post(path, cut)).status).toBe(303);
  const deadline = Date.now() + 60_000;
  let isCut = false;
  while (!isCut && Date.now() < deadline) {
    const addresses = await readAddresses();
    for (const address of addresses) expect((await fetch(portal.origin + address)).status, address).toBe(200);
    isCut = addresses.some((address) => address.includes("-0.0.500.1000.250.500/"));
  }
  expect(isCut).toBe(true);
  const refused = await post(path, { intent: "remove" });
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining("Dieses Bild wird verwendet")]);
  expect((await ask(`${LIST}/${id}`)).status).toBe(200);
}, 120_000);
