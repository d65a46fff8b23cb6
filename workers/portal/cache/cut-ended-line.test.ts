import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { BreakingLine } from "#app/shell/breaking-line/breaking-line.tsx";
import type { CachedPage } from "./cached-page.ts";
import { cutEndedLine } from "./cut-ended-line.ts";
import { encodePage, readIdentity } from "./encode-page.ts";

const END = 1_000_000;
const view = { id: 7, text: "Rhein </section> & Ufer", link: "/verkehr", isExternal: false, isTicker: true, endsAt: END };
const shown = renderToString(createElement(BreakingLine, { line: view }));
const around = (line: string) =>
  `<body><a href="#inhalt">Zum Inhalt</a>${line}<main><section aria-label="x">Text</section></main></body>`;

function keep(text: string, until: number | null = END): CachedPage {
  const identity = new TextEncoder().encode(text);
  const page = { headers: [], bytes: { identity, gzip: null, br: null }, isIdentityAsked: false, etag: 'W/"x"' };
  return { ...page, tags: [], roundTrips: "1", renderedAt: 0, until, isPurged: false };
}
const read = (page: CachedPage) => new TextDecoder().decode(readIdentity(page));

test("a line that has ended is cut out of a page as it is rendered, in every encoding, and nothing else", () => {
  const page = keep(around(shown));
  encodePage(page, "br");
  expect(cutEndedLine(page, END - 1)).toBe(page);
  const cut = cutEndedLine(page, END);
  expect(read(cut)).toBe(around(""));
  expect([cut.bytes.br, cut.etag]).toEqual([null, 'W/"x-"']);
  expect(read(page)).toBe(around(shown));
  expect(cutEndedLine(cut, END)).toBe(cut);
});

test("a page that has grown old for another reason keeps a line that goes on, and one without a line is itself", () => {
  const early = keep(around(shown), END - 500);
  expect(cutEndedLine(early, END - 400)).toBe(early);
  expect(read(cutEndedLine(early, END))).toBe(around(""));
  const without = keep(around(""));
  expect(cutEndedLine(without, END)).toBe(without);
  const quoted = keep(around('<p>&lt;section data-breaking="1" data-ends="1"&gt;</p>'));
  expect(cutEndedLine(quoted, END)).toBe(quoted);
});
