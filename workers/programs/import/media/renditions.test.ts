import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { PictureError, planRenditions, renderPlan } from "./renditions.ts";

async function paint(width: number, height: number, format: "png" | "jpeg" = "png"): Promise<Buffer> {
  const image = sharp({ create: { width, height, channels: 4, background: { r: 20, g: 90, b: 160, alpha: 0.5 } } });
  return format === "png" ? image.png().toBuffer() : image.flatten().jpeg().toBuffer();
}

describe("the sizes of a picture", () => {
  test("are those of the portal's crops when the picture is large", async () => {
    const plan = await planRenditions(await paint(2000, 1500));
    const widths = plan.crops.map((crop) => [
      crop.name,
      ...new Set(crop.files.filter((file) => file.format.extension === "avif").map((file) => file.w)),
    ]);
    expect(widths).toEqual([
      ["original", 480, 960, 1600],
      ["16-9", 480, 960, 1600],
      ["4-3", 400, 800],
      ["1-1", 320, 640],
      ["9-16", 360, 720],
    ]);
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
    expect(new Set(made.map((entry) => entry.split(" ")[0]))).toEqual(new Set(["original", "16-9", "4-3", "1-1", "9-16"]));
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
