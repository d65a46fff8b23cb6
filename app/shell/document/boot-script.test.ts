import { expect, test } from "vitest";
import { toBootScript } from "./boot-script.ts";

test("where the entry is nothing but the import of one file, the page asks for that file", () => {
  expect(toBootScript({ module: "/assets/entry.js", imports: ["/assets/start.js"] })).toContain('import("/assets/start.js")');
});

test("an entry that holds more is asked for itself", () => {
  for (const imports of [[], ["/assets/one.js", "/assets/other.js"]])
    expect(toBootScript({ module: "/assets/entry.js", imports })).toContain('import("/assets/entry.js")');
});
