import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "#app/components/picture/picture.tsx";
import { toPlainPicture, withNarrowCrop } from "#app/components/picture/to-picture.ts";
import { toLeadHint } from "./lead-hint.ts";

const toPicture = (crop: string) => ({
  img: { src: `/media/${crop}.jpg`, width: 1600, height: 900, sizes: null, srcset: null, alt: "Der Damm <em>" },
  source: ["image/avif", "image/webp"].map((type) => ({
    media: null,
    type,
    sizes: "(width < 764px) 100vw, 800px",
    srcset: [400, 800].map((w) => ({ src: `/media/${crop}.${w}.${type.slice(6)}`, w })),
  })),
});

const render = (picture: Parameters<typeof Picture>[0]["picture"], isUrgent = true) =>
  renderToString(
    <main>
      <Picture picture={toPicture("1-1")} />
      <Picture picture={picture} isUrgent={isUrgent} />
    </main>,
  );

test("the urgent picture is named as its element would choose: in its first format, by the sizes of its place", () => {
  expect(toLeadHint(render(toPicture("16-9")))).toBe(
    '</media/16-9.400.avif>; rel=preload; as=image; fetchpriority=high; imagesrcset="/media/16-9.400.avif 400w, /media/16-9.800.avif 800w"; ' +
      'imagesizes="(width < 764px) 100vw, 800px"; type="image/avif"',
  );
});

test("a picture with another crop on phones is named once for each", () => {
  const [narrow = "", wide = "", ...others] = (
    toLeadHint(render(withNarrowCrop(toPicture("16-9"), toPicture("4-3")))) ?? ""
  ).split(", <");
  expect(narrow).toMatch(/^<\/media\/4-3\.400\.avif>.*; media="\(width < 764px\)"$/);
  expect(wide).toMatch(/^\/media\/16-9\.400\.avif>.*; media="not all and \(width < 764px\)"$/);
  expect(others).toEqual([]);
});

test("one address is named alone", () => {
  const plain = toPlainPicture({ src: "/media/a.jpg?b=1&c=2", width: null, height: null }, "");
  if (plain === null) throw new Error("No picture");
  expect(toLeadHint(render(plain))).toBe("</media/a.jpg?b=1&c=2>; rel=preload; as=image; fetchpriority=high");
});

test.each([
  ["no urgent picture", toPicture("16-9"), false],
  ["an address that no header can hold", { ...toPicture("ö"), source: [] }, true],
])("%s is not named", (_, picture, isUrgent) => {
  expect(toLeadHint(render(picture, isUrgent))).toBeNull();
});
