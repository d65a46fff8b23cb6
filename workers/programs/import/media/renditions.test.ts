import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { shareCrops } from "#app/components/picture/to-share-pictures.ts";
import { PictureError, planRenditions, renderPlan } from "./renditions.ts";

async function paint(width: number, height: number, format: "png" | "jpeg" = "png"): Promise<Buffer> {
  const image = sharp({ create: { width, height, channels: 4, background: { r: 20, g: 90, b: 160, alpha: 0.5 } } });
  return format === "png" ? image.png().toBuffer() : image.flatten().jpeg().toBuffer();
}

describe("the sizes of a picture", () => {
  test("are there in each shape that is shown, for phones, desks and sharp screens", async () => {
    const { crops } = await planRenditions(await paint(2000, 1500));
    expect(crops.map(({ name }) => name)).toEqual(expect.arrayContaining([...shareCrops, "9-16", "original"]));
    for (const { name, files } of crops) {
      const [across, high] = name === "original" ? [2000, 1500] : name.split("-").map(Number);
      const ratio = (across ?? 0) / (high ?? 0);
      for (const { w, h } of files) expect(Math.abs(h - w / ratio), `${name} ${w}`).toBeLessThan(1);
      const widthsOf = (extension: string) => files.filter(({ format }) => format.extension === extension).map(({ w }) => w);
      const widths = widthsOf("avif");
      expect(widths[0], name).toBeLessThanOrEqual(480);
      expect(widths.at(-1), name).toBeGreaterThanOrEqual(640);
      // Not so near each other that one is in vain, nor so far that a reader loads much more than is shown.
      for (const [index, w] of widths.slice(1).entries()) {
        expect(w / (widths[index] ?? 0), `${name} ${w}`).toBeGreaterThan(1.5);
        expect(w / (widths[index] ?? 0), `${name} ${w}`).toBeLessThan(2.5);
      }
      expect(widthsOf("webp")).toEqual(widths);
      expect(widthsOf("jpg").length).toBeGreaterThan(0);
    }
  });

  test("are never larger than the picture", async () => {
    for (const [width, height] of [
      [500, 300],
      [50, 40],
      [1, 1],
      [30, 4000],
    ] as const) {
      const plan = await planRenditions(await paint(width, height));
      for (const crop of plan.crops) {
        for (const file of crop.files) {
          expect(file.w).toBeLessThanOrEqual(width);
          expect(file.h).toBeLessThanOrEqual(height + 1);
        }
      }
    }
  });

  test("are files of the formats and sizes that were planned", async () => {
    const bytes = await paint(640, 480);
    const plan = await planRenditions(bytes);
    const made = [];
    for await (const { crop, file, bytes: rendered } of renderPlan(bytes, plan)) {
      const { format, width, height } = await sharp(rendered).metadata();
      expect([width, height]).toEqual([file.w, file.h]);
      made.push(`${crop.name} ${file.format.extension} ${format}`);
    }
    expect(made.slice(0, 5)).toEqual([
      "original avif heif",
      "original avif heif",
      "original webp webp",
      "original webp webp",
      "original jpg jpeg",
    ]);
    expect(new Set(made.map((entry) => entry.split(" ")[0]))).toEqual(new Set(plan.crops.map(({ name }) => name)));
  }, 60_000);

  test("follow the camera's orientation", async () => {
    const turned = await sharp(await paint(400, 200, "jpeg"))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await planRenditions(turned)).crops[0]).toMatchObject({ name: "original", w: 200, h: 400 });
  });
});

test.each([
  ["a page of HTML", Buffer.from("<html>404</html>")],
  ["nothing", Buffer.alloc(0)],
  ["a picture that breaks off in its head", Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
])("bytes that are %s are no picture, whatever their name", async (_, bytes) => {
  await expect(planRenditions(bytes)).rejects.toThrow(PictureError);
});

test("a picture that breaks off in its pixels is refused", async () => {
  const whole = await sharp({
    create: { width: 400, height: 300, channels: 3, background: "red", noise: { type: "gaussian", mean: 90, sigma: 60 } },
  })
    .jpeg()
    .toBuffer();
  const cut = whole.subarray(0, whole.length / 3);
  const plan = await planRenditions(cut);
  await expect(renderPlan(cut, plan).next()).rejects.toThrow(PictureError);
});

test("a picture with more pixels than a wall is refused before it is unpacked", async () => {
  const wall = await paint(4, 4);
  // Width and height stand behind the name of the first part, its checksum behind them.
  wall.writeUInt32BE(30_000, 16);
  wall.writeUInt32BE(30_000, 20);
  wall.writeUInt32BE(crc32(wall.subarray(12, 29)), 29);
  const attempt = planRenditions(wall).then(async (plan) => renderPlan(wall, plan).next());
  await expect(attempt).rejects.toThrow(PictureError);
});
