import type { PageType } from "#app/domain/tracking/page-type.ts";
import { otherKinds, type PageKind } from "./page-record.ts";
import { sections } from "./sections.ts";

/** The types of pages by first segment, as its first page has it; `page` says nothing and is left out. */
export const sectionTypes: readonly (readonly [string, PageType])[] = sections.flatMap(({ segment, records: [first] }) =>
  first === undefined || first.kind === "page" || isOther(first.kind) ? [] : [[segment, first.kind] as const],
);

function isOther(kind: PageKind): kind is (typeof otherKinds)[number] {
  return (otherKinds as readonly PageKind[]).includes(kind);
}
