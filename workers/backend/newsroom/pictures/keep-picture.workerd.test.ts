/** The door for pictures: who may send them, what is taken, what is told of the rest, and that the same picture is there once. */
import { env as bindings } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { makeWaitingSizes } from "#workers/backend/content/picture-sizes/make-waiting-sizes.ts";
import { paintPicture } from "#workers/backend/content/picture-sizes/picture-for-test.ts";
import { createPost, first as readFirst, write } from "#workers/backend/content/write/write-for-test.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import type { StaffRole } from "#workers/backend/newsroom/staff/rights.ts";
import { arriveAtNewsroom, hireSignedIn } from "#workers/backend/newsroom/staff/staff-for-test.ts";
import { takeDown } from "#workers/backend/newsroom/takedowns/take-down.ts";
import { saveWords } from "./change-picture.ts";
import type { KeptPicture } from "./keep-picture.ts";
import { pictureOperations as operations, sendPicture } from "./pictures-for-test.ts";

const env = bindings as Env;
const now = () => Math.floor(Date.now() / 1000);

// biome-ignore lint/suspicious/noExplicitAny: what comes back is what the tests look at
const first = async (sql: string): Promise<any> => readFirst(sql);

beforeEach(async () => {
  await emptyDatabase(env.DB);
  await env.DB.batch(["picture_facts", "tombstones"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  await env.MEDIA.delete((await env.MEDIA.list()).objects.map(({ key }) => key));
});

async function keep(body: BodyInit, session: string): Promise<KeptPicture> {
  const answer = await sendPicture(body, session);
  expect(answer.status).toBe(201);
  return answer.json();
}

/** The head of a PNG of this size, and nothing else of it. */
function toHead(width: number, height: number, png: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bytes = png.slice();
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

/** A JPEG with what an agency writes into it. */
async function paintWithWords(caption: string, byline: string): Promise<Uint8Array<ArrayBuffer>> {
  const jpeg = await paintPicture(60, 40, "image/jpeg");
  const encode = (text: string) => new TextEncoder().encode(text);
  const fields = [
    [120, caption],
    [80, byline],
  ] as const;
  const data = fields.flatMap(([field, text]) => [0x1c, 2, field, 0, encode(text).length, ...encode(text)]);
  const content = [...encode("Photoshop 3.0\x008BIM"), 4, 4, 0, 0, 0, 0, 0, data.length, ...data];
  const segment = [0xff, 0xed, 0, content.length + 2, ...content];
  return Uint8Array.from([...jpeg.subarray(0, 2), ...segment, ...jpeg.subarray(2)]);
}

test.each<[StaffRole, number]>([
  ["reporter", 201],
  ["editor", 201],
  ["operator", 403],
])("a member with the role %s is answered %d", async (role, status) => {
  const { session } = await hireSignedIn(role);
  expect((await sendPicture(await paintPicture(30, 20), session)).status).toBe(status);
});

test("a picture loses what it says, of which caption and credit are proposed, and no word is public before somebody saved it", async () => {
  const { session, id } = await hireSignedIn("reporter");
  const body = await paintWithWords("Der Damm bei Höchst", "Anna Muster");
  const kept = await keep(body, session);
  expect(kept).toMatchObject({ alt: "", caption: null, credit: null, isNew: true });
  expect(kept.proposed).toEqual({ caption: "Der Damm bei Höchst", credit: "Anna Muster" });
  const file = await env.MEDIA.get(kept.src.replace("/media/", ""));
  expect(new TextDecoder("latin1").decode(await file?.arrayBuffer())).not.toContain("Anna");
  const facts = await first(`SELECT added_by, revision, is_cut_due FROM picture_facts WHERE media_id = ${kept.id}`);
  expect(facts).toEqual({ added_by: id, revision: 0, is_cut_due: 0 });
  const log = await first("SELECT kind, subject, staff_id FROM staff_log ORDER BY id DESC LIMIT 1");
  expect(log).toEqual({ kind: "picture", subject: `Bild Nr. ${kept.id}`, staff_id: id });
});

test("the same picture is there once, with the words that it has, before and after its sizes are made, whatever its file says", async () => {
  const [one, other] = [await hireSignedIn("reporter"), await hireSignedIn("editor")];
  const kept = await keep(await paintWithWords("Der Damm", "Anna Muster"), one.session);
  await saveWords(env, { id: kept.id, known: 0 }, { alt: "Ein Damm", captionHtml: "Damm", credit: "A. M." });
  const words = { id: kept.id, source: kept.source, alt: "Ein Damm", caption: "Damm", credit: "A. M.", isNew: false };
  // Another programme has written other words into the file of the same picture.
  expect(await keep(await paintWithWords("Anders", "Niemand"), other.session)).toMatchObject({ ...words, src: kept.src });
  await makeWaitingSizes(env, new Date());
  const again = await keep(await paintWithWords("Der Damm", "Anna Muster"), other.session);
  expect(again).toMatchObject({ ...words, proposed: { caption: null, credit: null } });
  expect([again.src === kept.src, (await first("SELECT count(*) AS n FROM media")).n]).toEqual([false, 1]);
  expect(await first("SELECT added_by FROM picture_facts")).toEqual({ added_by: one.id });
});

test("two who send the same picture at once are both told of the one that is kept", async () => {
  const body = await paintPicture(50, 50);
  const people = [await hireSignedIn("reporter"), await hireSignedIn("reporter")];
  const answers = await Promise.all(people.map(({ session }) => keep(body, session)));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await first("SELECT count(*) AS n FROM picture_facts")).toEqual({ n: 1 });
});

describe("what is not taken", () => {
  const encode = (text: string) => new TextEncoder().encode(text);
  test.each<[name: string, body: (png: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>, status: number, code: string]>([
    ["more than 20 MB", () => new Uint8Array(20_000_001), 413, "rest_upload_too_large"],
    ["more than 60 megapixels", (png) => toHead(9001, 7000, png), 422, "rest_upload_too_many_pixels"],
    ["wider than sizes can be made of", (png) => toHead(12_001, 10, png), 422, "rest_upload_too_many_pixels"],
    ["no picture", () => encode("kein Bild"), 415, "rest_upload_no_picture"],
    ["nothing at all", () => new Uint8Array(0), 415, "rest_upload_no_picture"],
    ["an SVG", () => encode("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"), 415, "rest_upload_svg"],
    ["a HEIC", () => encode("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), 415, "rest_upload_heic"],
    ["a TIFF", () => encode("II*\0\b\0\0\0"), 415, "rest_upload_tiff"],
    ["one that breaks off", (png) => png.slice(0, 50), 422, "rest_upload_damaged"],
  ])("%s: its sender is told why, and nothing of it stays", async (_, toBody, status, code) => {
    const { session } = await hireSignedIn("reporter");
    const answer = await sendPicture(toBody(await paintPicture(30, 20)), session);
    expect([answer.status, (await answer.json<{ code: string }>()).code]).toEqual([status, code]);
    expect([(await env.MEDIA.list()).objects, await first("SELECT count(*) AS n FROM media")]).toEqual([[], { n: 0 }]);
  });

  test("a picture that went by a takedown: from the library, its files and the search, and it does not come again", async () => {
    const { session } = await hireSignedIn("editor");
    const body = await paintPicture(700, 500);
    const { source, id } = await keep(body, session);
    await saveWords(env, { id, known: 0 }, { alt: "Xaverhuber", captionHtml: "", credit: "" });
    await makeWaitingSizes(env, new Date());
    await write(createPost({ source: "desk:7", preferredId: 7, blocks: [{ kind: "image", image: { media: source } }] }));
    expect(await first("SELECT kind, owner FROM media_uses")).toEqual({ kind: "post", owner: 7 });
    await takeDown({ ...env, MEDIA: env.MEDIA }, { postId: 7, reason: "Gericht", by: "lea" }, now());
    const left = await first(`SELECT (SELECT count(*) FROM media) AS media, (SELECT count(*) FROM picture_facts) AS facts,
      (SELECT count(*) FROM media_uses) AS uses, (SELECT count(*) FROM media_search WHERE media_search MATCH 'xaverhuber') AS found`);
    expect([left, (await env.MEDIA.list()).objects]).toEqual([{ media: 0, facts: 0, uses: 0, found: 0 }, []]);
    const again = await sendPicture(body, session);
    expect([again.status, (await env.MEDIA.list()).objects]).toEqual([410, []]);
    expect((await (await arriveAtNewsroom(session))(operations.one, { id })).data.newsroom.picture).toBeNull();
  });
});
