import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import sharp, { type SharpOptions } from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Rectangle } from "#shared/content/picture-cut.ts";
import { createImagesWorker, replaceImagesBinding } from "./local-images.ts";

/** Asks the binding as the back end does (content/picture-sizes/make-sizes.ts). */
const script = `export default { async fetch(request, { IMAGES }) {
  const { transform, output } = JSON.parse(request.headers.get("x-options"));
  try {
    const result = await IMAGES.input(request.body).transform(transform).output(output);
    const stream = await result.image();
    return new Response(stream, { headers: { "content-type": await result.contentType() } });
  } catch (error) {
    return new Response(error.message, { status: 500 });
  }
} };`;

let workers: Miniflare;
beforeAll(async () => {
  const { serviceBindings } = replaceImagesBinding({ images: { binding: "IMAGES" } });
  const modules = [{ type: "ESModule" as const, path: "asking.mjs", contents: script }];
  const asking = { name: "asking", compatibilityDate: "2026-08-01", modules, serviceBindings };
  workers = new Miniflare(convertV4MiniflareOptions({ workers: [asking, createImagesWorker()] }));
  await workers.ready;
});
afterAll(() => workers.dispose());

type Asked = { width: number; height: number; format: string; quality?: number; trim?: Rectangle };
async function ask(bytes: Uint8Array<ArrayBuffer>, options: Asked) {
  const { width, height, format, quality = 70, trim } = options;
  const transform = { width, height, fit: "cover", gravity: trim === undefined ? "auto" : "center", trim };
  const headers = { "x-options": JSON.stringify({ transform, output: { format, quality, anim: false } }) };
  const reply = await workers.dispatchFetch("http://asking/", { method: "POST", body: bytes, headers });
  const body = Buffer.from(await reply.arrayBuffer());
  return { status: reply.status, type: reply.headers.get("content-type"), body };
}

const paint = async (background: NonNullable<SharpOptions["create"]>["background"], format: "png" | "jpeg" = "png") =>
  new Uint8Array(
    await sharp({ create: { width: 300, height: 200, channels: 4, background } })
      .toFormat(format)
      .toBuffer(),
  );

test.each([
  ["image/avif", "heif"],
  ["image/webp", "webp"],
  ["image/jpeg", "jpeg"],
])("a picture is computed as %s", async (type, format) => {
  const made = await ask(await paint("red"), { width: 90, height: 60, format: type });
  expect([made.status, made.type]).toEqual([200, type]);
  expect(await sharp(made.body).metadata()).toMatchObject({ format, width: 90, height: 60 });
});

test("a transparent picture stands on white where the format knows no transparency", async () => {
  const { body } = await ask(await paint({ r: 0, g: 0, b: 0, alpha: 0 }), { width: 2, height: 2, format: "image/jpeg" });
  expect([...(await sharp(body).raw().toBuffer())]).toEqual(Array(12).fill(255));
});

test("of a picture that an editor has cut only what is left is shown, also where the camera lay on its side", async () => {
  const red = { input: Buffer.from(await paint("red")), left: 0, top: 0 };
  const canvas = sharp({ create: { width: 600, height: 400, channels: 3, background: "blue" } }).composite([red]);
  const upright = await canvas.png().toBuffer();
  const format = "image/jpeg";
  const read = async (body: Buffer) => (await sharp(body).resize(1, 1).raw().toBuffer()).toJSON().data;
  const cut = { width: 30, height: 20, format, trim: { left: 0, top: 0, width: 300, height: 200 } };
  const [red1 = 0, , blue1 = 0] = await read((await ask(new Uint8Array(upright), cut)).body);
  expect([red1 > 240, blue1 < 20]).toEqual([true, true]);
  // As it is shown, its red quarter is on the upper right.
  const turned = new Uint8Array(await sharp(upright).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  const right = await read(
    (await ask(turned, { ...cut, width: 20, height: 30, trim: { left: 200, top: 0, width: 200, height: 300 } })).body,
  );
  const left = await read(
    (await ask(turned, { ...cut, width: 20, height: 30, trim: { left: 0, top: 0, width: 200, height: 300 } })).body,
  );
  expect([(right[0] ?? 0) > 240, (left[0] ?? 255) < 20]).toEqual([true, true]);
});

test("an invalid picture or size is refused with its reason", async () => {
  const size = { width: 9, height: 9, format: "image/webp" };
  expect(await ask(new TextEncoder().encode("<svg/>"), size)).toMatchObject({ status: 500, body: expect.anything() });
  expect((await ask(new TextEncoder().encode("<svg/>"), size)).body.toString()).toContain("SVG");
  expect((await ask(await paint("red"), { ...size, width: 90_000 })).status).toBe(500);
});
