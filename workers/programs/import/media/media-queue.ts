/** Brings the pictures of a run: each once, two at a time (one is fetched while another is computed). */
import type { MediaRecord } from "#workers/backend/content/records/content-record.ts";
import type { MediaReference } from "#workers/backend/content/wordpress/markup/conversion.ts";
import type { WordPressAttachment, WordPressSource } from "#workers/backend/content/wordpress/wordpress-source.ts";
import type { ImportReport } from "#workers/programs/import/command/import-report.ts";
import type { BroughtMedia } from "./bring-media.ts";

export type MediaQueueOptions = {
  source: Pick<WordPressSource, "findAttachment">;
  report: ImportReport;
  /** Null: pictures are counted, not fetched (dry run). */
  bringMedia: ((reference: MediaReference, attachment: WordPressAttachment | null) => Promise<BroughtMedia>) | null;
  /** False when the name came before in this run. */
  claim(scope: string, name: string): boolean;
  isClaimed(scope: string, name: string): boolean;
  signal: AbortSignal;
};

export type MediaQueue = {
  /**
   * The record; null when it need not be sent (it went before, or this is a dry run); "missing" when the picture is
   * nowhere. Calls count in their order: the first one brings.
   */
  bring(reference: MediaReference, subject: string): Promise<MediaRecord | null | "missing">;
  count(): number;
};

const PARALLEL = 2;

export function createMediaQueue({ source, bringMedia, report, claim, isClaimed, signal }: MediaQueueOptions): MediaQueue {
  const inProgress = new Map<string, Promise<MediaRecord | null | "missing">>();
  const waiting: (() => void)[] = [];
  let running = 0;
  let count = 0;

  async function oneAfterAnother<Value>(work: () => Promise<Value>): Promise<Value> {
    if (running >= PARALLEL) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  }

  async function bringOne(reference: MediaReference, subject: string): Promise<MediaRecord | null | "missing"> {
    signal.throwIfAborted();
    const name = reference.kind === "file" ? "film or recording" : "picture";
    const attachment = reference.id === null ? null : await source.findAttachment(reference.id);
    if (attachment === null && reference.urls.length === 0) {
      report.add("changed", subject, "picture is not in the export, left out", reference.source);
      return "missing";
    }
    if (bringMedia === null) {
      report.add("came", reference.source, `${name} would be fetched`);
      return null;
    }
    const { record, outcome, notes } = await bringMedia(reference, attachment);
    count += 1;
    for (const { what, detail } of notes) report.add("changed", reference.source, what, detail);
    if (outcome === "stored")
      report.add("note", reference.source, `${name} fetched and stored${reference.kind === "file" ? "" : " in all sizes"}`);
    if (outcome === "known") report.add("note", reference.source, `${name} was stored by an earlier import, not fetched again`);
    return record ?? "missing";
  }

  return {
    count: () => count,
    bring(reference, subject) {
      const { source: name } = reference;
      const sharing = inProgress.get(name);
      if (sharing) return sharing;
      if (!claim("media", name)) return Promise.resolve(isClaimed("media-missing", name) ? "missing" : null);
      const work = oneAfterAnother(() => bringOne(reference, subject))
        .then((result) => {
          if (result === "missing") claim("media-missing", name);
          return result;
        })
        .finally(() => inProgress.delete(name));
      inProgress.set(name, work);
      return work;
    },
  };
}
