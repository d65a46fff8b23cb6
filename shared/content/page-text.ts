/** What the newsroom keeps of a standing page while it is written, and of each state of it: title, description, address and blocks. */
import * as v from "valibot";
import { isLegalPage } from "#shared/rules/legal-pages.ts";
import { reservedAddresses } from "#shared/rules/reserved-addresses.ts";
import { type FindPicture, hasWords, listPictureFaults, type PictureUseFault } from "./desk-faults.ts";
import { deskBlockSchema, MAX_DESK_BLOCKS, toDeskSlug } from "./desk-text.ts";

export const MAX_PAGE_TITLE = 250;
/** Imports bring longer ones than a search engine shows. */
export const MAX_PAGE_DESCRIPTION = 1000;

const line = (max: number) => v.pipe(v.string(), v.maxLength(max));

export const pageTextSchema = v.object({
  title: line(MAX_PAGE_TITLE),
  description: line(MAX_PAGE_DESCRIPTION),
  /** Of the address; empty takes one from the title. */
  slug: line(200),
  blocks: v.pipe(v.array(deskBlockSchema), v.maxLength(MAX_DESK_BLOCKS)),
});

export type PageText = v.InferOutput<typeof pageTextSchema>;

export const emptyPageText: PageText = { title: "", description: "", slug: "", blocks: [] };

/** The slug under which it comes out. */
export function toPageSlug({ title, slug }: Pick<PageText, "title" | "slug">): string {
  return slug === "" ? toDeskSlug(title) : slug;
}

export type PageFault =
  /** These keep it in. */
  | { kind: "no title" | "no text" | "bad address" | "reserved address" | "fixed address"; isHard: true }
  | { kind: "no description"; isHard: false }
  | PictureUseFault;

/** Hard ones first. `published`: the slug that readers know, which stays right however it is written; null without one. */
export function findPageFaults(text: PageText, published: string | null, findOwn?: FindPicture): PageFault[] {
  const slug = toPageSlug(text);
  const hard: PageFault[] = [];
  if (text.title.trim() === "") hard.push({ kind: "no title", isHard: true });
  if (!text.blocks.some(hasWords)) hard.push({ kind: "no text", isHard: true });
  if (slug !== published) {
    if (!/^[a-z0-9-]+$/.test(slug)) hard.push({ kind: "bad address", isHard: true });
    if (reservedAddresses.has(slug)) hard.push({ kind: "reserved address", isHard: true });
    if (published !== null && isLegalPage(published)) hard.push({ kind: "fixed address", isHard: true });
  }
  const soft: PageFault[] = text.description.trim() === "" ? [{ kind: "no description", isHard: false }] : [];
  return [...hard, ...soft, ...(findOwn === undefined ? [] : listPictureFaults({ image: null, blocks: text.blocks }, findOwn))];
}
