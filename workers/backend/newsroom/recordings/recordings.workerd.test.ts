/** The door for films and recordings: who may send them, what is taken, what is told of the rest, and what becomes of them. */
import { env as bindings } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import type { ContentBlock } from "#shared/content/content-block.ts";
import { MAX_RECORDING_BYTES, RECORDING_PART_BYTES } from "#shared/content/recording-limits.ts";
import worker from "#workers/backend/backend.ts";
import { createPost, places, first as readFirst, write } from "#workers/backend/content/write/write-for-test.ts";
import { handleExport } from "#workers/backend/doors/admin/export/handle-export.ts";
import { cleanUp } from "#workers/backend/doors/clock/clean-ups/clean-ups.ts";
import { emptyDatabase } from "#workers/backend/ground/database/empty-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import type { StaffRole } from "#workers/backend/newsroom/staff/rights.ts";
import { hireSignedIn } from "#workers/backend/newsroom/staff/staff-for-test.ts";
import { takeDown } from "#workers/backend/newsroom/takedowns/take-down.ts";
import { createWebm, SECRET } from "#workers/backend/newsroom/tips/files/video-for-test.ts";
import type { KeptRecording } from "./keep-recording.ts";
import { createIso, createMp3, createOgg } from "./recording-files-for-test.ts";
import { sendPart, sendRecording } from "./recordings-for-test.ts";

const env = bindings as Env;
const DAY_MS = 86_400_000;
// biome-ignore lint/suspicious/noExplicitAny: what comes back is what the tests look at
const first = async (sql: string): Promise<any> => readFirst(sql);
const count = async (table: string) => (await first(`SELECT count(*) AS n FROM ${table}`)).n;
const listKeys = async () => (await env.MEDIA.list()).objects.map(({ key }) => key);
const encode = (text: string) => new TextEncoder().encode(text);
const film = () =>
  createIso("mp42", [
    ["vide", "avc1"],
    ["soun", "mp4a"],
  ]);

beforeEach(async () => {
  await emptyDatabase(env.DB);
  await env.DB.batch(["recordings", "tombstones", "media_uses"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  await env.MEDIA.delete(await listKeys());
});

async function keep(file: Uint8Array<ArrayBuffer>, session: string): Promise<KeptRecording> {
  const answer = await sendRecording(file, { session });
  expect(answer.status).toBe(201);
  return (await answer.json<{ recording: KeptRecording }>()).recording;
}

const readFile = async ({ src }: KeptRecording) =>
  new Uint8Array((await (await env.MEDIA.get(src.replace("/media/", "")))?.arrayBuffer()) ?? new ArrayBuffer(0));

test.each<[StaffRole, number]>([
  ["reporter", 201],
  ["editor", 201],
  ["operator", 403],
])("a member with the role %s is answered %d", async (role, status) => {
  const { session } = await hireSignedIn(role);
  expect((await sendRecording(createMp3(), { session })).status).toBe(status);
});

test("nobody else sends any, and nobody goes on with what another one sends", async () => {
  expect((await sendRecording(createMp3(), { session: "" })).status).toBe(401);
  const [one, other] = [await hireSignedIn("reporter"), await hireSignedIn("editor")];
  const id = crypto.randomUUID();
  expect((await sendPart({ id, session: one.session }, 500, null)).status).toBe(200);
  expect((await sendPart({ id, session: other.session }, 500, null)).status).toBe(404);
});

test.each<[name: string, file: () => Uint8Array<ArrayBuffer>, medium: string, mime: string]>([
  ["an MP3", () => createMp3(), "AUDIO", "audio/mpeg"],
  ["an MP3 without a tag", () => createMp3({ tag: "" }), "AUDIO", "audio/mpeg"],
  ["an M4A", () => createIso("M4A ", [["soun", "mp4a"]]), "AUDIO", "audio/mp4"],
  [
    "an M4A with chapters",
    () =>
      createIso("M4A ", [
        ["soun", "mp4a"],
        ["text", "text"],
      ]),
    "AUDIO",
    "audio/mp4",
  ],
  ["Opus", () => createOgg("OpusHead"), "AUDIO", "audio/ogg"],
  ["Vorbis", () => createOgg("\x01vorbis"), "AUDIO", "audio/ogg"],
  ["an MP4", film, "VIDEO", "video/mp4"],
  ["a WebM of sound", () => createWebm(), "AUDIO", "video/webm"],
  ["subtitles", () => encode("WEBVTT\n\n00:00.000 --> 00:02.000\nGrüß Gott\n"), "TRACK", "text/vtt"],
])("%s is taken by its bytes, says no places, and is served as what it is, in parts", async (_, create, medium, mime) => {
  const { session, id } = await hireSignedIn("reporter");
  const kept = await keep(create(), session);
  expect(kept.medium).toBe(medium);
  const bytes = await readFile(kept);
  expect([bytes.length, new TextDecoder("latin1").decode(bytes).includes(SECRET)]).toEqual([create().length, false]);
  expect(await first(`SELECT mime, status FROM media WHERE source = '${kept.source}'`)).toEqual({ mime, status: "stored" });
  expect(await first("SELECT kind, staff_id FROM staff_log ORDER BY id DESC LIMIT 1")).toEqual({
    kind: "recording",
    staff_id: id,
  });
  expect(await listKeys()).toEqual([kept.src.replace("/media/", "")]);
  const answer = await worker.fetch(new Request(`http://backend${kept.src}`, { headers: { range: "bytes=4-9" } }), env);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([206, mime]);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes.slice(4, 10));
});

test("a file of several parts goes on where a lost line left it, and a part twice is one", async () => {
  const { session } = await hireSignedIn("reporter");
  const [id, file] = [crypto.randomUUID(), createMp3({ frames: 11_000, filler: 7 })];
  const send = (offset: number | null) =>
    sendPart({ id, session }, file.length, offset, offset === null ? null : file.slice(offset, offset + RECORDING_PART_BYTES));
  expect(await (await send(null)).json()).toEqual({ received: 0 });
  expect(await (await send(0)).json()).toEqual({ received: RECORDING_PART_BYTES });
  // The answer was lost, and the same comes again.
  const again = await send(0);
  expect([again.status, await again.json()]).toEqual([409, { received: RECORDING_PART_BYTES }]);
  expect((await sendPart({ id, session }, file.length, RECORDING_PART_BYTES, file.slice(0, 100))).status).toBe(400);
  expect([await count("media"), (await send(null)).status]).toEqual([0, 200]);
  // Parts are nobody's to fetch, and in no export.
  const url = new URL("http://backend/admin/export/files");
  expect(await (await handleExport(new Request(url), url, env)).json()).toMatchObject({ files: [] });
  expect((await worker.fetch(new Request(`http://backend/media/.parts/${id}/0`), env)).status).toBe(404);
  const twice = await Promise.all([send(RECORDING_PART_BYTES), send(RECORDING_PART_BYTES)]);
  for (const answer of twice) expect([200, 201, 409]).toContain(answer.status);
  const last = await sendRecording(file, { id, session });
  expect(last.status).toBe(201);
  const { recording } = await last.json<{ recording: KeptRecording }>();
  const bytes = await readFile(recording);
  expect([bytes.length, bytes.slice(-417).join()]).toEqual([file.length, file.slice(-417).join()]);
  // Asked once more, it is the same.
  expect(await (await send(null)).json()).toEqual({ recording });
});

test("the same file is there once, whoever sends it, and another one is another", async () => {
  const [one, other] = [await hireSignedIn("reporter"), await hireSignedIn("editor")];
  const kept = await keep(createMp3(), one.session);
  expect(await keep(createMp3(), other.session)).toEqual(kept);
  expect((await keep(createMp3({ frames: 41 }), one.session)).source).not.toBe(kept.source);
  expect([await count("media"), await count("recordings"), (await listKeys()).length]).toEqual([2, 2, 2]);
});

describe("what is not taken", () => {
  test.each<[name: string, file: () => Uint8Array<ArrayBuffer>, status: number, code: string]>([
    ["a text that is called a recording", () => encode("Das ist keine Aufnahme, sondern ein Text."), 415, "no_recording"],
    ["noise that begins like a tag", () => encode(`ID3\x04\0\0\0\0\0\x04abcd${"x".repeat(500)}`), 422, "damaged"],
    ["an MP3 that is a tag alone", () => createMp3({ frames: 0 }), 422, "damaged"],
    ["WAV", () => encode(`RIFF0000WAVEfmt ${"x".repeat(100)}`), 415, "wav"],
    ["a film of a phone", () => createIso("qt  ", [["vide", "avc1"]]), 415, "mov"],
    ["HEVC", () => createIso("mp42", [["vide", "hvc1"]]), 415, "hevc"],
    ["sound that few browsers play", () => createIso("M4A ", [["soun", "alac"]]), 415, "no_recording"],
    [
      "a film with the places of its camera",
      () =>
        createIso("mp42", [
          ["vide", "avc1"],
          ["meta", "gpmd"],
        ]),
      422,
      "positions",
    ],
    ["a film that breaks off before it is described", () => film().slice(0, 28), 422, "damaged"],
    ["a picture", () => encode("GIF89a".padEnd(100, "x")), 415, "picture"],
    ["an OGG of films", () => createOgg("\x80theora"), 415, "no_recording"],
    ["subtitles that are no text", () => Uint8Array.from([...encode("WEBVTT\n\n"), 0xff, 0xfe]), 422, "damaged"],
    ["a page", () => encode("<!doctype html><script>alert(1)</script>"), 415, "no_recording"],
  ])("%s: its sender is told why, and nothing of it stays", async (_, create, status, code) => {
    const { session } = await hireSignedIn("reporter");
    const answer = await sendRecording(create(), { session });
    expect([answer.status, (await answer.json<{ code: string }>()).code]).toEqual([status, `rest_upload_${code}`]);
    expect([await listKeys(), await count("media"), await count("recordings")]).toEqual([[], 0, 0]);
  });

  test("more than 95 MB, nothing at all, and subtitles of more than 1 MB", async () => {
    const { session } = await hireSignedIn("reporter");
    const id = crypto.randomUUID();
    for (const [size, status] of [
      [MAX_RECORDING_BYTES + 1, 413],
      [0, 415],
    ] as const)
      expect((await sendPart({ id, session }, size, null)).status).toBe(status);
    const track = encode(`WEBVTT\n${"x".repeat(1024 * 1024)}`);
    expect((await sendRecording(track, { session })).status).toBe(413);
  });
});

const toBlock = ({ source }: KeptRecording): ContentBlock => ({
  kind: "media",
  medium: "AUDIO",
  sources: [{ media: source }],
  tracks: [],
  poster: null,
  title: null,
  caption: null,
  duration: 2,
});
const isThere = async ({ source }: KeptRecording) =>
  (await first(`SELECT count(*) AS n FROM media WHERE source = '${source}'`)).n;

test("what never came whole goes after a day, and what no text names a month after it came", async () => {
  const { session } = await hireSignedIn("reporter");
  const [used, unused] = [await keep(createMp3(), session), await keep(film(), session)];
  await write(...places, createPost({ blocks: [toBlock(used)] }));
  const begun = createMp3({ frames: 6000 });
  await sendPart({ id: crypto.randomUUID(), session }, begun.length, 0, begun.slice(0, RECORDING_PART_BYTES));
  expect((await listKeys()).length).toBe(3);
  const at = (days: number) => new Date(Date.now() + days * DAY_MS);
  await cleanUp("recordings", env, at(2));
  expect((await listKeys()).sort()).toEqual([used, unused].map(({ src }) => src.replace("/media/", "")).sort());
  for (const days of [31, 62]) {
    await cleanUp("recordings", env, at(days));
    expect(await listKeys()).toEqual([used.src.replace("/media/", "")]);
  }
  expect([await count("recordings"), await isThere(used), await isThere(unused)]).toEqual([1, 1, 0]);
});

test("a takedown takes the recording along, and it does not come back", async () => {
  const { session } = await hireSignedIn("editor");
  const kept = await keep(createMp3(), session);
  const results = await write(...places, createPost({ blocks: [toBlock(kept)] }));
  const id = results.at(-1)?.id ?? 0;
  await takeDown(env, { postId: id, reason: "Gericht", by: "lea" }, Math.floor(Date.now() / 1000));
  expect([await listKeys(), await isThere(kept)]).toEqual([[], 0]);
  expect((await sendRecording(createMp3(), { session })).status).toBe(410);
  expect(await listKeys()).toEqual([]);
});
