import sharp from "sharp";
import { expect, test } from "vitest";
import { APP_FILES, makeAppFiles } from "./app-files.ts";

test.each(["talblick", "tauernlicht"])("%s can be put on the home screen, under its name and in its colours", async (brand) => {
  const files = await makeAppFiles(`app/configuration/brands/${brand}`);
  expect([...files.keys()]).toEqual(APP_FILES);
  const manifest = JSON.parse(String(files.get("site.webmanifest")));
  expect(manifest).toMatchObject({ id: "/", start_url: "/", scope: "/", display: "standalone", lang: "de-AT" });
  expect(manifest.short_name.toLowerCase()).toBe(brand);
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toContain("/merkliste");
  for (const { src, sizes, type } of manifest.icons.filter(({ sizes }: { sizes: string }) => sizes !== "any")) {
    const bytes = files.get(src.slice(1));
    const { width, height, format } = await sharp(Buffer.from(bytes ?? "")).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
    expect(bytes?.length).toBeLessThan(20_000);
  }
});

test("an icon that launchers cut to any shape is ground up to its edge, and the mark lies within", async () => {
  const files = await makeAppFiles("app/configuration/brands/talblick");
  for (const name of ["icon-maskable-512.png", "apple-touch-icon.png"]) {
    const corner = await sharp(Buffer.from(files.get(name) ?? ""))
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    expect([...corner].map((value) => value.toString(16).padStart(2, "0")).join("")).toBe("0a5570");
  }
});
