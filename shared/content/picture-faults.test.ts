import { expect, test } from "vitest";
import { findPictureFaults, type PictureUse } from "./picture-faults.ts";

const whole: PictureUse["picture"] = { alt: "Der Rheindamm bei Lustenau", credit: "Anna Muster" };
const bare: PictureUse["picture"] = { alt: "", credit: null };

test.each<[name: string, use: Omit<PictureUse, "media">, kinds: string[]]>([
  ["words of the picture are enough", { picture: whole }, []],
  ["words of the use are enough", { alt: "Der Damm", credit: "APA", picture: bare }, []],
  ["nothing is said", { picture: bare }, ["missing alt", "missing credit"]],
  ["spaces say nothing", { alt: "  ", credit: "\n", picture: bare }, ["missing alt", "missing credit"]],
  ["decoration needs no description", { alt: "", picture: whole }, []],
  ["decoration needs a credit", { alt: "", picture: bare }, ["missing credit"]],
  ["an emptied credit is none", { credit: "", picture: whole }, ["missing credit"]],
  ["a picture that is gone", { alt: "Der Damm", credit: "APA", picture: null }, ["missing picture"]],
])("before publishing: %s", (_, use, kinds) => {
  const faults = findPictureFaults([
    { media: "a", picture: whole },
    { media: "b", ...use },
  ]);
  expect(faults).toEqual(kinds.map((kind) => ({ media: "b", place: 1, kind })));
});
