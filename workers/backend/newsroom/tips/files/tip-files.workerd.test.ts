import { env } from "cloudflare:workers";
import { Buffer } from "node:buffer";
import { describe, expect, test } from "vitest";
import worker from "#workers/backend/backend.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { MAX_FILE_BYTES, MAX_VIDEO_BYTES, PART_BYTES } from "#workers/backend/newsroom/tips/tip-limits.ts";
import { download, listStored, NEWSROOM_TOKEN, sendTip } from "#workers/backend/newsroom/tips/tips-for-test.ts";
import { createMp4, SECRET } from "./video-for-test.ts";
import { createZip } from "./zip-for-test.ts";

const text = (content: string) => new TextEncoder().encode(content);
const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 60_000), ...bytes.subarray(-60_000));
const storedOf = async (key: string) => (await listStored()).filter((stored) => stored.startsWith(key));
const stateOf = (key: string) =>
  env.DB.prepare("SELECT received, is_ready, type FROM tip_files WHERE id = ?1").bind(key).first<Record<string, unknown>>();

/** A JPEG of one pixel as a camera writes it: with Exif that names a place, and something behind its end. */
function createJpeg(): Uint8Array<ArrayBuffer> {
  const pixel =
    "/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==";
  const bytes = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0));
  const exif = text(`Exif\0\0MM\0*\0\0\0\x08\0\0${SECRET}`);
  const segment = [0xff, 0xe1, 0, exif.length + 2, ...exif];
  return Uint8Array.from([...bytes.subarray(0, 2), ...segment, ...bytes.subarray(2), ...text(`PK hinten ${SECRET}`)]);
}

/** Of three parts, the last a short one. */
const film = createMp4({ pictures: 2 * PART_BYTES + 1000 });

describe("a film", () => {
  test("comes in parts, says no place at any time, and is what the newsroom saves", async () => {
    const { id, ticket, announce, append } = await sendTip({ file_count: 1 });
    const key = crypto.randomUUID();
    const created = await announce(ticket, key, film.length, "Mein Film.html");
    expect([created.status, created.headers.get("location")]).toEqual([201, `/tips/files/${key}`]);
    for (let at = 0; at < film.length; at += PART_BYTES) {
      const answer = await append(ticket, key, at, film.slice(at, at + PART_BYTES));
      expect([answer.status, Number(answer.headers.get("upload-offset"))]).toEqual([204, Math.min(film.length, at + PART_BYTES)]);
      for (const stored of await storedOf(key)) {
        const bytes = new Uint8Array((await (await env.TIPS.get(stored))?.arrayBuffer()) ?? new ArrayBuffer());
        expect(textOf(bytes)).not.toContain(SECRET);
      }
    }
    expect(await stateOf(key)).toEqual({ received: film.length, is_ready: 1, type: "mp4" });
    const saved = await download(id, key, NEWSROOM_TOKEN);
    const bytes = new Uint8Array(await saved.arrayBuffer());
    expect([saved.status, bytes.length]).toEqual([200, film.length]);
    expect(Object.fromEntries(saved.headers)).toMatchObject({
      "content-type": "video/mp4",
      "content-length": String(film.length),
      "content-disposition": "attachment; filename=\"Mein Film.mp4\"; filename*=UTF-8''Mein%20Film.mp4",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    expect(textOf(bytes)).not.toContain(SECRET);
  });

  test("goes on after a broken connection from where it stands, whatever is sent again", async () => {
    const { ticket, announce, append, call } = await sendTip({ file_count: 1 });
    const key = crypto.randomUUID();
    await announce(ticket, key, film.length);
    const first = film.slice(0, PART_BYTES);
    // Half a part, as a line that breaks leaves it.
    expect((await append(ticket, key, 0, film.slice(0, 1000))).status).toBe(400);
    expect((await append(ticket, key, 0, film.slice(0, PART_BYTES + 1))).status).toBe(413);
    expect((await append(ticket, key, PART_BYTES, film.slice(PART_BYTES, 2 * PART_BYTES))).status).toBe(409);
    expect((await append(ticket, key, 0, first.slice())).status).toBe(204);
    // Its answer was lost: sent again, announced again, asked for.
    const again = await append(ticket, key, 0, first.slice());
    expect([again.status, again.headers.get("upload-offset")]).toEqual([409, String(PART_BYTES)]);
    expect((await announce(ticket, key, film.length)).headers.get("upload-offset")).toBe(String(PART_BYTES));
    const place = await call(ticket, `/${key}`, { "x-http-method-override": "HEAD" });
    expect([place.status, place.headers.get("upload-offset"), place.headers.get("upload-length")]).toEqual([
      200,
      String(PART_BYTES),
      String(film.length),
    ]);
    const second = film.slice(PART_BYTES, 2 * PART_BYTES);
    const twice = await Promise.all([1, 2, 3].map(() => append(ticket, key, PART_BYTES, second.slice())));
    expect(twice.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(twice.filter(({ status }) => status === 409)).toHaveLength(2);
    const rest = film.slice(2 * PART_BYTES);
    expect((await append(ticket, key, 2 * PART_BYTES, rest.slice())).status).toBe(204);
    expect((await append(ticket, key, 2 * PART_BYTES, rest.slice())).status).toBe(409);
    expect((await announce(ticket, key, film.length)).headers.get("upload-offset")).toBe(String(film.length));
    expect(await stateOf(key)).toMatchObject({ is_ready: 1 });
  });

  test("may be stopped, and leaves nothing", async () => {
    const { ticket, announce, append, call } = await sendTip({ file_count: 1 });
    const key = crypto.randomUUID();
    await announce(ticket, key, film.length);
    await append(ticket, key, 0, film.slice(0, PART_BYTES));
    expect((await call(ticket, `/${key}`, { "x-http-method-override": "DELETE" })).status).toBe(204);
    expect([await storedOf(key), await stateOf(key)]).toEqual([[], null]);
    expect((await append(ticket, key, PART_BYTES, film.slice(PART_BYTES, 2 * PART_BYTES))).status).toBe(404);
  });

  test("whose tip is deleted while a part arrives leaves nothing", async () => {
    const { id, ticket, announce, append } = await sendTip({ file_count: 1 });
    const key = crypto.randomUUID();
    await announce(ticket, key, film.length);
    const TIPS = new Proxy(env.TIPS, {
      get(target, name) {
        if (name !== "put") return Reflect.get(target, name).bind(target);
        return async (...given: Parameters<R2Bucket["put"]>) => {
          await env.DB.batch([
            env.DB.prepare("DELETE FROM tip_files WHERE tip_id = ?1").bind(id),
            env.DB.prepare("DELETE FROM tips WHERE id = ?1").bind(id),
          ]);
          return target.put(...given);
        };
      },
    });
    const { takePart } = await import("./take-part.ts");
    const row = { id: key, tip_id: id, name: "", size: film.length, received: 0, type: null, scrub: null };
    expect(await takePart({ ...(env as Env), TIPS }, row, film.slice(0, PART_BYTES))).toEqual({ kind: "gone" });
    expect(await storedOf(key)).toEqual([]);
    expect((await append(ticket, key, 0, film.slice(0, PART_BYTES))).status).toBe(404);
  });
});

describe("a picture", () => {
  test("loses place and camera and what hangs on behind, whatever it is called; nothing of the original stays", async () => {
    const { id, ticket, upload } = await sendTip({ file_count: 1 });
    const { key, status } = await upload(ticket, createJpeg(), "urlaub.pdf.exe");
    expect(status).toBe(204);
    expect(await storedOf(key)).toEqual([`${key}/0`]);
    const saved = await download(id, key, NEWSROOM_TOKEN);
    const bytes = new Uint8Array(await saved.arrayBuffer());
    expect(saved.headers.get("content-disposition")).toContain('filename="urlaub.pdf.jpg"');
    expect(Number(saved.headers.get("content-length"))).toBe(bytes.length);
    expect(textOf(bytes)).not.toMatch(/Exif|hinten|\+47/);
    const end = bytes.findLastIndex((byte) => byte !== 0);
    expect(bytes.subarray(end - 1, end + 1)).toEqual(Uint8Array.of(0xff, 0xd9));
  });

  test("that fails while it is made whole is made whole by the next try", async () => {
    const { ticket, announce, append } = await sendTip({ file_count: 1 });
    const key = crypto.randomUUID();
    const jpeg = createJpeg();
    await announce(ticket, key, jpeg.length);
    const { takePart } = await import("./take-part.ts");
    const row = { id: key, tip_id: 0, name: "", size: jpeg.length, received: 0, type: null, scrub: null };
    const DB = { prepare: () => ({ bind: () => ({ run: () => Promise.reject(new Error("down")) }) }) };
    await expect(takePart({ ...(env as Env), DB } as unknown as Env, row, jpeg.slice())).rejects.toThrow("down");
    expect((await append(ticket, key, 0, jpeg.slice())).status).toBe(204);
    expect(await stateOf(key)).toMatchObject({ is_ready: 1, type: "jpg" });
  });
});

test("a document is told by its end, wherever its parts are cut", async () => {
  const { id, ticket, upload } = await sendTip({ file_count: 1 });
  const names = ["[Content_Types].xml", "word/document.xml"];
  const files = names.map((name) => [name, "x".repeat(PART_BYTES - 100)] as [string, string]);
  for (const [more, status] of [
    ["word/media/bild.png", 204],
    ["word/vbaProject.bin", 415],
  ] as const) {
    const document = createZip([...files, [more, ""]]);
    // The list of its files lies on both sides of the cut.
    expect(document.length % PART_BYTES).toBeLessThan(200);
    const sent = await upload(ticket, document, "bericht.docx");
    expect(sent.status).toBe(status);
    if (status !== 204) continue;
    expect(await stateOf(sent.key)).toEqual({ received: document.length, is_ready: 1, type: "docx" });
    const saved = await download(id, sent.key, NEWSROOM_TOKEN);
    // Byte by byte, `toEqual` takes seconds for a document of this size.
    expect(Buffer.from(await saved.arrayBuffer()).equals(document)).toBe(true);
  }
});

describe("refused, with nothing left of it, is", () => {
  const html = text("<!doctype html><script>alert(1)</script>\0");
  const cases: [string, Uint8Array<ArrayBuffer>, number][] = [
    ["a program", text("MZ\x90\0\x03\0 program"), 415],
    ["a page with a byte that text has not", html, 415],
    ["a zip", createZip([["geheim.exe", "x"]]), 415],
    [
      "a document with macros",
      createZip([
        ["[Content_Types].xml", ""],
        ["word/document.xml", ""],
        ["word/vbaProject.bin", ""],
      ]),
      415,
    ],
    ["a PDF that is cut off", text("%PDF-1.7\n1 0 obj"), 415],
    ["a picture that is cut off", createJpeg().slice(0, 60), 422],
    ["a picture that is only called one", Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5), 422],
    ["a film without anything to play", createMp4().slice(0, 200), 422],
  ];
  test.each(cases)("%s", async (_, bytes, status) => {
    const { ticket, upload } = await sendTip({ file_count: 1 });
    const refused = await upload(ticket, bytes);
    expect(refused.status).toBe(status);
    expect([await storedOf(refused.key), await stateOf(refused.key)]).toEqual([[], null]);
  });

  test("what is too large for its kind, or for any", async () => {
    const { ticket, announce, append } = await sendTip({ file_count: 3 });
    const key = crypto.randomUUID();
    expect((await announce(ticket, crypto.randomUUID(), MAX_VIDEO_BYTES + 1)).status).toBe(413);
    expect((await announce(ticket, crypto.randomUUID(), 0)).status).toBe(422);
    expect((await announce(ticket, crypto.randomUUID(), 1e15)).status).toBe(422);
    expect((await announce(ticket, key, MAX_FILE_BYTES + 1)).status).toBe(201);
    const part = new Uint8Array(PART_BYTES);
    part.set(createJpeg());
    expect((await append(ticket, key, 0, part)).status).toBe(413);
    expect([await storedOf(key), await stateOf(key)]).toEqual([[], null]);
  });

  test("an eleventh file, and one that changes its size", async () => {
    const { ticket, announce } = await sendTip({ file_count: 10 });
    const keys = Array.from({ length: 10 }, () => crypto.randomUUID());
    for (const key of keys) expect((await announce(ticket, key, 5)).status).toBe(201);
    expect((await announce(ticket, crypto.randomUUID(), 5)).status).toBe(422);
    expect((await announce(ticket, keys[0] ?? "", 5)).status).toBe(201);
    expect((await announce(ticket, keys[0] ?? "", 6)).status).toBe(422);
  });
});

describe("a request about files", () => {
  test("is refused to all but the sender of the tip", async () => {
    const mine = await sendTip({ file_count: 1 });
    const others = await sendTip({ file_count: 1 });
    const key = crypto.randomUUID();
    await mine.announce(mine.ticket, key, film.length);
    const part = film.slice(0, PART_BYTES);
    expect((await others.append(others.ticket, key, 0, part.slice())).status).toBe(404);
    expect((await others.announce(others.ticket, key, film.length)).status).toBe(422);
    expect((await others.call(others.ticket, `/${key}`, { "x-http-method-override": "DELETE" })).status).toBe(404);
    expect((await others.append("", key, 0, part.slice())).status).toBe(404);
    const unsent = await others.open();
    expect((await others.announce(unsent, crypto.randomUUID(), 5)).status).toBe(404);
    expect(await stateOf(key)).toMatchObject({ received: 0 });
  });

  test("is refused where it breaks the protocol", async () => {
    const { ticket, announce, append, call } = await sendTip({ file_count: 1 });
    const key = crypto.randomUUID();
    expect((await announce(ticket, "../../whole", 5)).status).toBe(400);
    await announce(ticket, key, 5);
    expect((await call(ticket, `/${key}`, { "tus-resumable": "0.2.2", "x-http-method-override": "HEAD" })).status).toBe(412);
    expect((await call(ticket, `/${key}`, { "x-http-method-override": "PUT" })).status).toBe(405);
    expect(
      (await call(ticket, `/${key}`, { "x-http-method-override": "PATCH", "upload-offset": "0" }, text("12345"))).status,
    ).toBe(415);
    for (const path of ["/x", `/${key}/0`, `/${key.toUpperCase()}`])
      expect((await call(ticket, path, { "x-http-method-override": "HEAD" })).status).toBe(404);
    expect((await append(ticket, key, 0, text("Hallo"))).status).toBe(204);
  });
});

describe("files", () => {
  test("are the newsroom's alone", async () => {
    const { id, ticket, upload } = await sendTip({ file_count: 1 });
    const other = await sendTip();
    const { key } = await upload(ticket, text("Nur für die Redaktion"), "notiz.txt");
    expect((await download(id, key, "")).status).toBe(401);
    expect((await download(id, key, "falsch")).status).toBe(401);
    expect((await download(other.id, key, NEWSROOM_TOKEN)).status).toBe(404);
    expect((await download(id, crypto.randomUUID(), NEWSROOM_TOKEN)).status).toBe(404);
    expect(await (await download(id, key, NEWSROOM_TOKEN)).text()).toBe("Nur für die Redaktion");
    for (const path of [`/media/${key}/whole`, `/media/tips/${key}/whole`, `/media/${key}%2Fwhole`])
      expect((await worker.fetch(new Request(`http://backend${path}`), env as Env)).status).toBe(404);
  });

  test("on their way are not given out", async () => {
    const { id, ticket, announce, append } = await sendTip({ file_count: 1 });
    const key = crypto.randomUUID();
    await announce(ticket, key, film.length);
    await append(ticket, key, 0, film.slice(0, PART_BYTES));
    expect((await download(id, key, NEWSROOM_TOKEN)).status).toBe(404);
  });

  test("come within a day", async () => {
    const { id, ticket, announce } = await sendTip({ file_count: 1 });
    await env.DB.prepare("UPDATE tips SET created_at = created_at - 86401 WHERE id = ?1").bind(id).run();
    expect((await announce(ticket, crypto.randomUUID(), 5)).status).toBe(404);
  });
});
