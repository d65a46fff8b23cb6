/** The newsroom's pages over HTTP: private, never cached, and complete without script. */
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hireSomebody } from "#tests/support/journeys/enter-newsroom.ts";
import { startSeparatePortal } from "#tests/support/portal.ts";
import { openNewsroom } from "#tests/support/ticker/newsroom.ts";
import { type HiredStaff, toTotpCode } from "#workers/programs/local/hire-staff.ts";

let portal: Awaited<ReturnType<typeof startSeparatePortal>>;
let staff: HiredStaff;
let path: string;
let readerPath: string;
let cookie: string;

beforeAll(async () => {
  portal = await startSeparatePortal({ variables: { ANALYTICS_SCRIPT_URL: "https://statistik.example/messen.js" } });
  staff = await hireSomebody(portal, "editor", "operator");
  const slug = "liveticker-fuechse-gegen-steinboecke";
  const id = await openNewsroom(portal).find(slug);
  path = `/redaktion/ticker/${id}`;
  readerPath = `/${slug}/${id}`;
  await measure();
  cookie = `PortalRedaktion=${staff.session}`;
}, 120_000);
afterAll(() => portal.stop());

type Sent = { headers?: Record<string, string>; body?: BodyInit; method?: string };
const ask = (address: string, { headers = {}, ...init }: Sent = {}) =>
  fetch(portal.origin + address, { redirect: "manual", ...init, headers: { cookie, ...headers } });
const post = (address: string, fields: Record<string, string | Blob>, headers: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return ask(address, { method: "POST", body: form, headers });
};
const sendForm = (fields: Record<string, string>) =>
  fetch(`${portal.origin}/redaktion`, { method: "POST", redirect: "manual", body: new URLSearchParams(fields) });
/** As somebody does it: the password first, then the code. */
async function signIn({ mail, password, secret }: HiredStaff, onward: string): Promise<Response> {
  const page = await (await sendForm({ intent: "password", mail, password, weiter: onward })).text();
  const [, ticket = ""] = /name="ticket" value="([^"]+)"/.exec(page) ?? [];
  // The one of now was shown when the account was set up.
  return sendForm({ intent: "code", ticket, mail, code: toTotpCode(secret, Date.now() + 30_000), weiter: onward });
}
/** As a reader's browser tells it when a page is left. */
const measure = () =>
  fetch(`${portal.origin}/api/metrics`, {
    method: "POST",
    headers: { origin: portal.origin, "user-agent": "Mozilla/5.0 (X11; rv:140.0) Gecko/20100101 Firefox/140.0" },
    body: JSON.stringify({ page: "municipality", vitals: { LCP: 1234 }, events: ["wall-stranger"] }),
  });
const readPublic = async () => (await fetch(portal.origin + readerPath)).text();

test("pages, files and refusals alike are neither cached nor indexed", async () => {
  const answers = [
    await ask("/redaktion", { headers: { cookie: "" } }),
    await ask("/redaktion"),
    await ask(path),
    await ask(path, { headers: { cookie: "" } }),
    await ask(`${path}/stand`),
    await ask(`${path}/stand`, { headers: { cookie: "" } }),
    await ask("/redaktion/konto"),
    await ask("/redaktion/team"),
    await ask("/redaktion/sperren"),
    await ask("/redaktion/sperren/1", { headers: { cookie: "" } }),
    await ask("/redaktion/kommentare"),
    await ask("/redaktion/entwuerfe"),
    await ask("/redaktion/einladung/x"),
    await ask("/redaktion/ticker/999999999"),
    await ask("/redaktion/ticker/x"),
    await ask("/redaktion/status"),
    await ask("/redaktion/status", { headers: { cookie: "" } }),
    await post("/redaktion", { intent: "nichts" }),
    await post(path, { intent: "save", id: "leer", text: "" }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([
    200, 200, 200, 303, 200, 401, 200, 403, 403, 303, 200, 200, 404, 404, 404, 200, 303, 400, 422,
  ]);
  for (const { url, headers } of answers) {
    expect(headers.get("cache-control"), url).toBe("private, no-store");
    expect(headers.get("x-robots-tag"), url).toBe("noindex");
    expect(headers.get("x-cache"), url).toBeNull();
  }
  expect(answers[3]?.headers.get("location")).toBe(`/redaktion?${new URLSearchParams({ weiter: path })}`);
});

test("nothing public leads there", async () => {
  for (const page of ["/", readerPath, "/sitemap.xml", "/robots.txt", "/impressum"])
    expect(await (await fetch(portal.origin + page)).text(), page).not.toMatch(/\/redaktion(?:["/]|$)/m);
});

test("nothing is measured there", async () => {
  expect(await (await fetch(`${portal.origin}/`)).text()).toContain("isTracked");
  for (const page of ["/redaktion", path]) expect(await (await ask(page)).text(), page).not.toContain("isTracked");
});

test("the session is no reader's, no script's and no other site's, and ends when it is signed out", async () => {
  const answer = await signIn(staff, `${path}?seite=1`);
  const [set = ""] = answer.headers.getSetCookie();
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `${path}?seite=1`]);
  for (const attribute of ["HttpOnly", "Secure", "SameSite=Strict", "Path=/redaktion"]) expect(set).toContain(attribute);
  expect(await (await ask("/redaktion")).text()).toContain("Abmelden");
  expect(await (await ask("/redaktion", { headers: { cookie: "PortalRedaktion=eyJhbGciOi..a.b.c" } })).text()).toContain(
    "Passwort vergessen?",
  );
  const own = { cookie: set.split(";")[0] ?? "" };
  const out = await post("/redaktion", { intent: "sign-out" }, own);
  expect(out.headers.getSetCookie()[0]).toMatch(/^PortalRedaktion=; Max-Age=0; Path=\/redaktion/);
  // The word itself opens nothing any more.
  expect((await ask("/redaktion/konto", { headers: own })).status).toBe(303);
});

test("forms of other sites do nothing", async () => {
  const before = await readPublic();
  const foreign: Record<string, string>[] = [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://fremd.example" },
  ];
  for (const headers of foreign)
    for (const address of [path, `${path}/stand`, "/redaktion"])
      expect((await post(address, { intent: "end", id: "x" }, headers)).status).toBe(403);
  expect(await readPublic()).toBe(before);
});

test("an entry is written, changed, pinned and removed by forms alone", async () => {
  const save = { intent: "save", id: "formular-1", known: "" };
  const written = await post(path, {
    ...save,
    title: "Tor!",
    text: "Erster Absatz.\n\nZweiter <b>Absatz</b>.<script>x</script>",
  });
  expect([written.status, written.headers.get("location")]).toEqual([303, path]);
  expect(await readPublic()).toContain("<p>Zweiter <b>Absatz</b>.</p>");
  const form = await (await ask(`${path}?eintrag=formular-1`)).text();
  expect(form).toContain("Zweiter &lt;b&gt;Absatz&lt;/b&gt;.</textarea>");
  const [, known = ""] = /name="known" value="([^"]+)"/.exec(form) ?? [];
  expect((await post(path, { ...save, known, text: "Geändert." })).status).toBe(303);
  const late = await post(`${path}?eintrag=formular-1`, { ...save, known, text: "Zu spät, aber nicht verloren." });
  expect(late.status).toBe(409);
  const page = await late.text();
  expect(page).toContain("Jemand hat diesen Eintrag inzwischen geändert");
  expect(page).toContain("Zu spät, aber nicht verloren.</textarea>");
  expect((await post(path, { intent: "pin", id: "formular-1" })).status).toBe(303);
  expect(await readPublic()).toMatch(/Angepinnt<\/p>[\s\S]{0,400}Geändert\./);
  expect((await post(path, { intent: "remove", id: "formular-1" })).status).toBe(303);
  expect(await readPublic()).not.toContain("Geändert.");
});

test("what was typed stands there again with what is wrong at its field", async () => {
  const answer = await post(path, {
    intent: "save",
    id: "falsch-1",
    text: "Bleibt <stehen>",
    title: "x".repeat(301),
    credit: "Anna",
  });
  const page = await answer.text();
  expect(answer.status).toBe(422);
  expect(page).toContain("Bleibt &lt;stehen&gt;</textarea>");
  expect(page).toMatch(/id="eintrag-feld-title-error"[^>]*>Höchstens 300 Zeichen\./);
  expect(page).toContain('value="Anna"');
});

test("a form that comes when the session is over is not lost", async () => {
  const answer = await post(path, { intent: "save", id: "spaet-1", text: "Ein langer Text." }, { cookie: "" });
  expect(answer.status).toBe(401);
  const page = await answer.text();
  expect(page).toContain("Deine Anmeldung ist abgelaufen");
  expect(page).toContain("Ein langer Text.</textarea>");
  expect(page).not.toContain("Ticker beenden");
});

test("a picture comes with the entry's form, and readers get it without where it was taken", async () => {
  const exif = { IFD0: { Copyright: "Geheimnis" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "47/1 30/1 0/1" } };
  const drawn = await sharp({ create: { width: 120, height: 80, channels: 3, background: "#0a5570" } })
    .withMetadata({ exif })
    .jpeg()
    .toBuffer();
  const picture = new Blob([new Uint8Array(drawn)], { type: "text/plain" });
  const entry = { intent: "save", id: "bild-1", known: "", text: "Mit Bild.", credit: "Anna Muster" };
  const without = await post(path, { ...entry, picture });
  expect(without.status).toBe(422);
  expect(await without.text()).toContain("Beschreib das Bild");
  expect((await post(path, { ...entry, picture, alt: "Der Jubel" })).status).toBe(303);
  const page = await readPublic();
  const [, src = ""] =
    /<img src="(\/media\/redaktion\/[0-9a-f]{64}\.jpg)" width="120" height="80" alt="Der Jubel"/.exec(page) ?? [];
  expect(src).not.toBe("");
  expect(page).toContain("© Anna Muster");
  const file = await fetch(portal.origin + src);
  expect(file.headers.get("content-type")).toBe("image/jpeg");
  expect(Buffer.from(await file.arrayBuffer()).toString("latin1")).not.toMatch(/Geheimnis|GPS/);
});

test("what is no picture, or too large, is said at its field; strangers may not even send it", async () => {
  const entry = { intent: "save", id: "bild-2", known: "", text: "Kein Bild.", alt: "x" };
  const send = async (size: number, headers = {}) => post(path, { ...entry, picture: new Blob([new Uint8Array(size)]) }, headers);
  expect(await (await send(100)).text()).toContain("Das ist kein Bild");
  const large = await send(21_000_000);
  expect(large.status).toBe(422);
  const page = await large.text();
  expect(page).toContain("Das Bild ist zu groß: höchstens 20 MB.");
  expect(page).toContain("Kein Bild.</textarea>");
  // The answer comes before the whole body was sent; a client that goes on sending may find the connection closed.
  const statusOf = async (sending: Promise<Response>, closed: number) => (await sending.catch(() => ({ status: closed }))).status;
  expect(await statusOf(send(25_000_000), 413)).toBe(413);
  expect(await statusOf(send(2 * 1024 * 1024, { cookie: "" }), 401)).toBe(401);
});

test("a post is taken down and lifted by forms alone: first which, then why, and then it is gone for readers", async () => {
  const { session } = await hireSomebody(portal, "chief");
  const chief = { cookie: `PortalRedaktion=${session}` };
  const slug = "kinderarzt-gesucht-seit-vierzehn-monaten";
  const id = await openNewsroom(portal).find(slug);
  const choose = async (pasted: string) => {
    const answer = await ask(`/redaktion/sperren?${new URLSearchParams({ beitrag: pasted })}`, { headers: chief });
    return [answer.status, await answer.text()] as const;
  };
  const [foreign, refusal] = await choose(`https://fremd.example/${slug}/${id}`);
  expect([foreign, refusal.includes("fremd.example ist nicht diese Zeitung")]).toEqual([422, true]);
  const [found, question] = await choose(`${portal.origin}/${slug}/${id}`);
  expect(found).toBe(200);
  expect(question).toContain("Überall entfernen");
  expect(question).toContain(`data-candidate="${id}"`);
  const form = { intent: "take", id: String(id) };
  const without = await post(`/redaktion/sperren?beitrag=${id}`, { ...form, reason: " " }, chief);
  expect([without.status, (await without.text()).includes("Schreib dazu, warum")]).toEqual([422, true]);
  expect((await fetch(`${portal.origin}/${slug}/${id}`)).status).toBe(200);
  const own = `/redaktion/sperren/${id}`;
  const taken = await post(`/redaktion/sperren?beitrag=${id}`, { ...form, reason: "Gericht <1>" }, chief);
  expect([taken.status, taken.headers.get("location")]).toEqual([303, own]);
  expect((await fetch(`${portal.origin}/${slug}/${id}`)).status).toBe(410);
  const proof = await (await ask(own, { headers: chief })).text();
  for (const text of ["Gericht &lt;1&gt;", 'data-checks="0"', "410, entfernt", `takedown -- --post ${id} --check`])
    expect(proof).toContain(text);
  expect((await post(own, { intent: "lift" }, chief)).status).toBe(303);
  expect(await (await ask(own, { headers: chief })).text()).toContain("Sperre aufgehoben");
  expect((await fetch(`${portal.origin}/${slug}/${id}`)).status).toBe(404);
  // Lifted by mistake: the page's own button bars it again.
  const page = await (await ask(own, { headers: chief })).text();
  const [, reason = ""] = /name="reason" value="([^"]*)"/.exec(page) ?? [];
  expect([page.includes("Ja, wieder sperren"), reason]).toEqual([true, "Gericht &lt;1&gt;"]);
  expect((await post("/redaktion/sperren", { ...form, reason: "Gericht <1>" }, chief)).headers.get("location")).toBe(own);
  expect((await fetch(`${portal.origin}/${slug}/${id}`)).status).toBe(410);
});

test("a comment is hidden from readers, shown again and deleted for good by forms alone, and by nobody unseen", async () => {
  const slug = "alpe-hinterlegg-sennerin-letzter-sommer";
  const number = await openNewsroom(portal).find(slug);
  const list = `/redaktion/kommentare?beitrag=${number}`;
  const countShown = async () =>
    ((await (await fetch(`${portal.origin}/${slug}/${number}/kommentare`)).text()).match(/id="kommentar-\d+"/g) ?? []).length;
  const before = await countShown();
  const [id = "", following = ""] = [...(await (await ask(list)).text()).matchAll(/data-comment="(\d+)"/g)].map(
    ([, found]) => found,
  );
  const own = `${list}&kommentar=${id}`;
  const look = async () => {
    const page = await (await ask(own)).text();
    const read = (name: string) => new RegExp(`name="${name}" value="(\\d+)"`).exec(page)?.[1] ?? "";
    return { page, seen: { id, revision: read("revision"), next: read("next") } };
  };
  const { page, seen } = await look();
  expect(seen.next).toBe(following);
  for (const text of ["Ausblenden", "Antworten", "Endgültig löschen", "Nicht hier geschrieben"]) expect(page).toContain(text);
  const hiding = { intent: "hide", ground: "RESPECT", reason: "", ...seen };
  expect((await post(own, { ...hiding, ground: "" })).status).toBe(422);
  expect((await post(own, { ...hiding, ground: "OTHER_LAW" })).status).toBe(422);
  const hidden = await post(own, hiding);
  expect([hidden.status, hidden.headers.get("location")]).toEqual([303, `${list}&kommentar=${following}`]);
  expect(await countShown()).toBe(before - 1);
  // Somebody else still has the page from before.
  const other = { cookie: `PortalRedaktion=${(await hireSomebody(portal, "editor")).session}` };
  const answer = { intent: "answer", text: "Danke <b>dir</b>!", ...seen };
  const late = await post(own, answer, other);
  expect(late.status).toBe(409);
  const told = await late.text();
  for (const text of ["Inzwischen hat Test editor operator ihn ausgeblendet", "so steht es jetzt", "Freigeben"])
    expect(told).toContain(text);
  await post(own, { intent: "show", ...(await look()).seen }, other);
  expect(await countShown()).toBe(before);
  expect((await post(own, { ...answer, ...(await look()).seen }, other)).status).toBe(303);
  expect(await countShown()).toBe(before + 1);
  expect(await (await fetch(`${portal.origin}/${slug}/${number}/kommentare`)).text()).toContain("Danke &lt;b&gt;dir&lt;/b&gt;!");
  const deletion = { intent: "delete", ground: "ADVERTISING", reason: "", ...(await look()).seen };
  expect((await post(own, deletion)).status).toBe(303);
  // It stands for the answer, without a word.
  expect((await look()).page).toContain("gelöscht");
  expect((await post(own, deletion)).status).toBe(409);
  expect((await post(own, { ...hiding, id: "999999999" })).status).toBe(404);
  expect((await ask("/redaktion/kommentare?beitrag=abc")).status).toBe(422);
});

test("the rules for comments are set by forms alone, and readers follow them", async () => {
  const slug = "alpe-hinterlegg-sennerin-letzter-sommer";
  const number = await openNewsroom(portal).find(slug);
  const rules = "/redaktion/kommentare/regeln";
  const sends = async () => (await (await fetch(`${portal.origin}/${slug}/${number}/kommentare`)).text()).includes('name="text"');
  expect((await post(rules, { intent: "default", rule: "x" })).status).toBe(422);
  expect((await post(rules, { intent: "default", rule: "AFTER" })).status).toBe(303);
  expect(await sends()).toBe(true);
  expect((await post(rules, { intent: "post", beitrag: "999999999", rule: "CLOSED" })).status).toBe(422);
  expect((await post(rules, { intent: "post", beitrag: `${portal.origin}/${slug}/${number}`, rule: "CLOSED" })).status).toBe(303);
  expect(await sends()).toBe(false);
  expect((await post(rules, { intent: "post", beitrag: String(number), rule: "" })).status).toBe(303);
  const page = await (await ask(rules)).text();
  const [, section = ""] = /name="rubrik:([^"]+)"/.exec(page) ?? [];
  expect((await post(rules, { intent: "sections", [`rubrik:${section}`]: "BEFORE", [`war:${section}`]: "" })).status).toBe(303);
  expect((await post(rules, { intent: "settings", names: "REAL", words: "depp\r\ntrottel*" })).status).toBe(303);
  const set = await (await ask(rules)).text();
  expect(set).toContain("depp\ntrottel*");
  expect(set).toMatch(new RegExp(`name="war:${section}" value="BEFORE"`));
  // Others test with what is usual.
  await post(rules, { intent: "sections", [`rubrik:${section}`]: "", [`war:${section}`]: "BEFORE" });
  await post(rules, { intent: "settings", names: "FREE", words: "" });
});

test("what a reader's page measured is on the status page, with the clock and the builds", async () => {
  const readCells = async () => {
    const page = (await (await ask("/redaktion/status")).text()).replace(/<!--.*?-->/g, "");
    const rows = [...page.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) =>
      row
        // On a phone a cell says which column it is of.
        .replace(/<span aria-hidden="true"[^>]*>[^<]*<\/span>/g, "")
        .replace(/<[^>]+>/g, "|")
        .replace(/[|\s]+/g, " ")
        .trim(),
    );
    return (start: string) => rows.find((row) => row.startsWith(start)) ?? "";
  };
  // Counts are kept ten seconds after the first one.
  await expect.poll(async () => (await readCells())("Gemeinden 1"), { interval: 500 }).toMatch(/^Gemeinden 1,2 s/);
  const find = await readCells();
  expect(find("Bezahlschranke gesehen, nicht")).toMatch(/angemeldet 1 1$/);
  expect(find("Wartende Mails senden")).toContain("in Ordnung");
  expect([find("clean-"), find("follow-")]).toEqual(["", ""]);
  expect(find("Portal")).toMatch(/ läuft$/);
  const ready = await fetch(`${portal.origin}/ready`);
  expect([ready.status, ready.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const { ok, parts } = (await ready.json()) as { ok: boolean; parts: Record<string, string> };
  expect([ok, ...new Set(Object.values(parts))]).toEqual([true, "ok"]);
});

// Last: from here on this network waits.
test("guesses wait, and who is signed in writes on", async () => {
  const guess = async () =>
    (await sendForm({ intent: "password", mail: "niemand@redaktion.example", password: "falsch" })).status;
  const statuses: number[] = [];
  for (let guesses = 0; guesses < 6; guesses += 1) statuses.push(await guess());
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  expect((await ask(`${path}/stand`)).status).toBe(200);
});
