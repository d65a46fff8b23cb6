import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { makeFonts } from "./fonts.ts";

const FOLDER = "app/styles/fonts";

test("the fonts that are served are those that the program makes of the installed ones", async () => {
  const made = await makeFonts();
  expect(readdirSync(FOLDER).sort()).toEqual([...made.keys()].sort());
  for (const [name, content] of made) expect(readFileSync(`${FOLDER}/${name}`).equals(Buffer.from(content)), name).toBe(true);
});
