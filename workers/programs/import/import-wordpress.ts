/** One import from beginning to end: reads a source, converts, fetches pictures, sends records. */
import type { ContentRecord } from "#workers/backend/content/records/content-record.ts";
import { decideSkip, type Wanted } from "#workers/backend/content/wordpress/convert/decide-skip.ts";
import { toAuthorRecord, toPictureOfAuthor } from "#workers/backend/content/wordpress/convert/to-author-record.ts";
import { type ConvertedItem, type ItemOptions, toItemRecord } from "#workers/backend/content/wordpress/convert/to-records.ts";
import { withoutMissing } from "#workers/backend/content/wordpress/convert/without-missing.ts";
import { toSlug } from "#workers/backend/content/wordpress/convert/wordpress-slug.ts";
import { toPlainText } from "#workers/backend/content/wordpress/markup/html-tree.ts";
import type { SourceEntry, WordPressItem, WordPressSource } from "#workers/backend/content/wordpress/wordpress-source.ts";
import type { ImportReport } from "./command/import-report.ts";
import { createMediaQueue, type MediaQueue, type MediaQueueOptions } from "./media/media-queue.ts";
import { AdminError } from "./send/admin-client.ts";
import type { CommentSender } from "./send/comment-sender.ts";
import { type Prepared, type Preparing, start, takeReady, waitFor } from "./send/import-lock.ts";
import type { RecordSender } from "./send/record-sender.ts";

export type ImportOptions = Wanted &
  Omit<ItemOptions, "source" | "claimPageSlug"> &
  MediaQueueOptions & {
    source: WordPressSource;
    sender: RecordSender;
    comments: CommentSender;
    report: ImportReport;
    /** What the back end does not take, as `{kind} {source}`, and why (barred-sources.ts): neither its text comes nor its pictures. */
    barred?: ReadonlyMap<string, string>;
    onProgress(done: { items: number; pictures: number }): void;
    signal: AbortSignal;
  };

/** So many posts are in progress at once: while one waits for a picture, the next is converted. */
const WINDOW = 4;

/**
 * Runs until the source ends or the signal is aborted. Then everything that is complete has been sent, in the order of the
 * source; pictures in progress are not awaited. Throws what the source or the back end throws, likewise after sending what is complete.
 */
export async function importWordPress(options: ImportOptions): Promise<"done" | "interrupted"> {
  const { source, sender, report, signal } = options;
  const queue = createMediaQueue(options);
  const under: Preparing[] = [];
  let items = 0;

  async function sendNext(): Promise<void> {
    const [first] = under;
    if (!first) return;
    const next = await waitFor(first, signal);
    under.shift();
    if ("error" in next) throw next.error;
    items += 1;
    await send(next.records);
    options.onProgress({ items, pictures: queue.count() });
  }

  /** Posts share pictures: each is sent before the first post that shows it. */
  async function send(records: ContentRecord[]): Promise<void> {
    const fresh = records.filter((record) => record.kind !== "media" || options.claim("media-sent", record.source));
    if (fresh.length > 0) await sender.add(fresh);
  }

  try {
    await sendAuthors(options, queue);
    await sendTerms(options);
    for await (const entry of source.items()) {
      if (signal.aborted) break;
      under.push(start(prepare(entry, options, queue)));
      if (under.length >= WINDOW) await sendNext();
    }
    while (under.length > 0 && !signal.aborted) await sendNext();
    signal.throwIfAborted();
  } catch (error) {
    // What was complete before still counts; a back end that failed once is not asked again.
    if (!(error instanceof AdminError)) {
      for (const next of signal.aborted ? takeReady(under) : await Promise.all(under.map(({ result }) => result)))
        if ("records" in next) await send(next.records);
      await sender.flush();
    }
    if (signal.aborted) return "interrupted";
    throw error;
  } finally {
    const others = source.commentCount() - options.comments.count();
    if (others > 0) report.add("skipped", null, "comments that nobody approved, or of posts that are not brought", null, others);
  }
  await sender.flush();
  await options.comments.flush();
  report.add("note", null, "site", `${source.site.title} (${source.site.name})`);
  return signal.aborted ? "interrupted" : "done";
}

/** Authors and terms first, so that posts find them with all they say. */
async function sendAuthors({ source, sender, signal, barred, claim }: ImportOptions, queue: MediaQueue): Promise<void> {
  const { name: siteName } = source.site;
  for await (const author of source.authors()) {
    signal.throwIfAborted();
    const reference = toPictureOfAuthor(author, siteName);
    const isWanted = reference !== null && !barred?.has(`media ${reference.source}`);
    const picture = isWanted ? await queue.bring(reference, `author ${author.slug}`) : "missing";
    if (picture !== null && picture !== "missing" && claim("media-sent", picture.source)) await sender.add([picture]);
    // Null: it went before, or this is a dry run.
    const media = reference === null || picture === "missing" ? null : reference.source;
    await sender.add([toAuthorRecord(author, siteName, media)]);
  }
}

async function sendTerms({ source, sender, signal }: ImportOptions): Promise<void> {
  const owner = `wp:${source.site.name}`;
  for await (const { taxonomy, slug, title, description, parent, formerPaths } of source.terms()) {
    signal.throwIfAborted();
    const own = toSlug(slug, "");
    const above = parent === null ? null : toSlug(parent, "") || null;
    const words = { title: toPlainText(title) || own, description };
    if (own !== "") await sender.add([{ kind: "term", taxonomy, slug: own, ...words, parent: above, owner, formerPaths }]);
  }
}

/** Never rejects, so that several may wait side by side. */
async function prepare(entry: SourceEntry, options: ImportOptions, queue: MediaQueue): Promise<Prepared> {
  try {
    return { records: await toRecords(entry, options, queue) };
  } catch (error) {
    return { error };
  }
}

async function toRecords(entry: SourceEntry, options: ImportOptions, queue: MediaQueue): Promise<ContentRecord[]> {
  const { report } = options;
  if (entry.kind === "skipped") {
    report.add("skipped", toSubject(entry.type, entry.id, entry.title), entry.reason.replace(/ \(line \d+\)$/, ""), entry.reason);
    return [];
  }
  const { item } = entry;
  const subject = toSubject(item.type, item.id, item.title);
  const converted = decideSkip(item, options) ?? convert(item, subject, options);
  if (typeof converted === "string") report.add("skipped", subject, converted);
  if (converted === null || typeof converted === "string") return [];
  const { kind, source } = converted.record;
  const barred = options.barred?.get(`${kind} ${source}`);
  if (barred !== undefined) {
    report.add("skipped", subject, barred);
    return [];
  }
  for (const { what, detail } of converted.notes) report.add("changed", subject, what, detail);
  if (converted.record.kind === "post" && item.comments !== null)
    options.comments.add(converted.record.source, options.source.site.name, item.comments);
  const media = await bringAll(converted, subject, queue, options.barred ?? new Map());
  return [...media.records, withoutMissing(converted.record, media.missing)];
}

/** Null (and a line in the report) for a text that the converter stumbles over: the others still come. */
function convert(item: WordPressItem, subject: string, options: ImportOptions): ConvertedItem | string | null {
  try {
    return toItemRecord(item, { ...options, claimPageSlug: (slug) => options.claim("page-slug", slug) });
  } catch (error) {
    options.report.add(
      "failed",
      subject,
      "could not be converted",
      error instanceof Error ? (error.stack ?? error.message) : String(error),
    );
    return null;
  }
}

/** All pictures of an item: the records to send before it, and those that are nowhere. */
async function bringAll(
  { media }: ConvertedItem,
  subject: string,
  queue: MediaQueue,
  barred: ReadonlyMap<string, string>,
): Promise<{ records: ContentRecord[]; missing: Set<string> }> {
  const brought = await Promise.all(
    [...media.values()].map(async (reference) => ({
      reference,
      record: barred.has(`media ${reference.source}`) ? ("missing" as const) : await queue.bring(reference, subject),
    })),
  );
  return {
    records: brought.flatMap(({ record }) => (record === null || record === "missing" ? [] : [record])),
    missing: new Set(brought.filter(({ record }) => record === "missing").map(({ reference }) => reference.source)),
  };
}

function toSubject(type: string, id: number | null, title: string): string {
  return `${type} ${id ?? "without id"} “${toPlainText(title).slice(0, 60)}”`;
}
