/** Reads an export file entry by entry; only one entry is held at a time. */
import { SaxesParser } from "saxes";
import { createEntryCollector, type Fields, type WxrEntry } from "./collect-entries.ts";
import type { TextNotes } from "./decoders.ts";
import { createMarkupLimiter } from "./limit-markup.ts";
import { readText } from "./read-text.ts";

/** One entry (a post with its text) may have so many characters. */
export const MAX_ENTRY_LENGTH = 5 * 1024 * 1024;

/** An export has five levels; each open one is held in memory. */
const MAX_DEPTH = 100;

/** Posts, pages, pictures and others that were read whole; the last one as `post 12 “Title”`. */
export type ReadBefore = { count: number; last: string };

/** The file is no export that can be read, or stops being one at some place. */
export class WxrError extends Error {
  readonly line: number | null;
  readonly column: number | null;
  /** What came before that place; null where nothing did. */
  before: ReadBefore | null = null;
  constructor(message: string, line: number | null = null, column: number | null = null) {
    super(line === null ? message : `${message} (line ${line}, column ${column})`);
    this.name = "WxrError";
    this.line = line;
    this.column = column;
  }
}

/** Faults in the XML that lose nothing but themselves. */
const TOLERATED =
  /undefined entity|malformed character entity|empty entity name|disallowed character|is disallowed in char data|duplicate attribute/;

/**
 * The entries of the file in their order. Throws WxrError at the place where the XML breaks, after everything
 * that came before it; and when the file is no export at all. Throws what readText throws.
 */
export async function* readEntries(path: string, notes: TextNotes, encoding: string | null = null): AsyncGenerator<WxrEntry> {
  const limiter = createMarkupLimiter(MAX_ENTRY_LENGTH);
  const parser = new SaxesParser();
  const collector = createEntryCollector(() => parser.line, MAX_ENTRY_LENGTH);
  let failure: WxrError | null = null;
  let toleratedCount = 0;
  let firstTolerated = "";
  let droppedLines = 0;
  let hasBegun = false;
  let depth = 0;
  let before: ReadBefore | null = null;
  /** Characters before the first element: the parser holds a document type whole. */
  let prologLength = 0;

  function fail(message: string, hasPlace = true): void {
    failure ??= hasPlace ? new WxrError(message, parser.line + droppedLines, parser.column) : new WxrError(message);
  }

  function* takeWhole(): Generator<WxrEntry> {
    for (const entry of collector.take()) {
      if (entry.kind === "item") before = { count: (before?.count ?? 0) + 1, last: toName(entry.item.fields) };
      yield entry;
    }
    if (failure !== null) failure.before = before;
  }

  parser.on("error", (error) => {
    if (failure) return;
    const message = error.message.replace(/^\d+:\d+: /, "").replace(/\.$/, "");
    if (!TOLERATED.test(message)) return fail(`The XML is broken: ${message}`);
    if (toleratedCount === 0) firstTolerated = `${message} (line ${parser.line + droppedLines})`;
    toleratedCount += 1;
  });
  parser.on("opentag", (tag) => {
    depth += 1;
    if (failure) return;
    if (depth > MAX_DEPTH) return fail(`The elements are nested more than ${MAX_DEPTH} deep`);
    if (!collector.hasRoot() && tag.name !== "rss")
      fail(`This is no WordPress export: it begins with <${tag.name.slice(0, 60)}>, not with <rss>`, false);
    else collector.open(tag.name, tag.attributes);
  });
  parser.on("closetag", () => {
    depth -= 1;
    if (!failure) collector.close();
  });
  parser.on("text", (text) => void (failure ?? collector.addText(text)));
  parser.on("cdata", (text) => void (failure ?? collector.addText(text)));
  parser.on("processinginstruction", ({ target }) => {
    if (!failure && target === "oversized") collector.markOversized();
  });

  for await (const piece of readText(path, notes, encoding)) {
    let text = piece;
    if (!hasBegun) {
      const start = findStart(text);
      if (start < 0 && text.trim() === "") {
        droppedLines += countLines(text);
        continue;
      }
      const before = text.slice(0, Math.max(0, start));
      if (before.trim() !== "") notes.note("text before the XML was skipped", before.trim().slice(0, 200));
      droppedLines += countLines(before);
      text = text.slice(Math.max(0, start));
      hasBegun = true;
    }
    if (!collector.hasRoot()) prologLength += text.length;
    if (prologLength > MAX_ENTRY_LENGTH) fail("This is no WordPress export: no <rss> at its beginning", false);
    else parser.write(limiter.write(text));
    yield* takeWhole();
    if (failure) throw failure;
  }
  if (!hasBegun) throw new WxrError("The file is empty");
  parser.write(limiter.end());
  if (!failure) parser.close();
  yield* takeWhole();
  if (limiter.forbiddenCount() > 0) notes.note("control characters that XML forbids were removed", `${limiter.forbiddenCount()}`);
  if (toleratedCount > 0) notes.note("small faults in the XML were passed over", `${toleratedCount}, first: ${firstTolerated}`);
  if (failure) throw failure;
  if (!collector.hasWordPress()) throw new WxrError("This is an RSS feed, but no WordPress export: it holds no wp: elements");
}

/** Titles come from strangers: no line ends and no terminal commands. */
function toName(fields: Fields): string {
  const name = `${fields["wp:post_type"] ?? "post"} ${fields["wp:post_id"] ?? "without id"} “${fields.title ?? ""}`;
  return `${name
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .trim()
    .slice(0, 80)}”`;
}

/** Where the XML begins: a server's warnings before it may be marked up themselves. */
function findStart(text: string): number {
  const declared = text.search(/<\?xml\s|<rss[\s>]/);
  return declared >= 0 ? declared : text.search(/<!|<[a-z]/i);
}

function countLines(text: string): number {
  return text.split("\n").length - 1;
}
