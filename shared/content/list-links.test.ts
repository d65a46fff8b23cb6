import { expect, test } from "vitest";
import { listLinks } from "./list-links.ts";

test("links of every kind of block, each once, as the browser follows them", () => {
  expect(
    listLinks([
      {
        kind: "paragraph",
        html: `Am <a href="/rhein/1?a=1&amp;b=2">Rhein</a>, <a title="x" href='https://see.example/'>See</a>`,
      },
      { kind: "facts", purpose: null, title: null, html: `<ul><li><a href="/rhein/1?a=1&amp;b=2">Rhein</a></li></ul>` },
      { kind: "button", text: "Mehr", link: "/themen/rhesi" },
      { kind: "separator" },
    ] as Parameters<typeof listLinks>[0]),
  ).toEqual(["/rhein/1?a=1&b=2", "https://see.example/", "/themen/rhesi"]);
});
