/** A tip that is being sent, as pure functions: what is kept of it, how far it is, and what an answer means (decision 84). */
import type { TipFields } from "#app/domain/tip/tip-form.ts";

export type JobFile = {
  /** Identifies it to the back end. */
  key: string;
  name: string;
  size: number;
  type: string;
  lastModified: number;
  /** Null where the browser could not keep it over a reload: the reader chooses it again. */
  blob: Blob | null;
  sent: number;
  isDone: boolean;
  /** Why it was refused. */
  refusal: string | null;
};

/** Of the back end: with it the same tip is sent again. `readyAt` in milliseconds: not before. */
export type TipTicket = { word: string; readyAt: number };

export type TipJob = {
  fields: TipFields;
  files: readonly JobFile[];
  ticket: TipTicket | null;
  /** The text has arrived. */
  code: string | null;
};

export type ChosenFile = { key: string; file: File };

export function createJob(fields: TipFields, files: readonly ChosenFile[], ticket: TipTicket | null): TipJob {
  return {
    fields,
    files: files.map(({ key, file }) => {
      const { name, size, type, lastModified } = file;
      return { key, name, size, type, lastModified, blob: file, sent: 0, isDone: false, refusal: null };
    }),
    ticket,
    code: null,
  };
}

export function changeFile(job: TipJob, key: string, change: Partial<JobFile>): TipJob {
  return { ...job, files: job.files.map((file) => (file.key === key ? { ...file, ...change } : file)) };
}

/** Restores chosen files that the browser could not keep; files that do not belong to the tip are left out. */
export function rejoin(job: TipJob, files: readonly File[]): TipJob {
  const find = ({ name, size, lastModified }: JobFile) =>
    files.find((file) => file.name === name && file.size === size && file.lastModified === lastModified) ?? null;
  return { ...job, files: job.files.map((file) => (file.blob === null ? { ...file, blob: find(file) } : file)) };
}

/** What still has to be sent. */
export function listOpen({ files }: TipJob): JobFile[] {
  return files.filter(({ isDone, refusal }) => !isDone && refusal === null);
}

/** Progress over text and files; the text counts as one byte in a hundred, so that something moves. */
export function toProgress({ files, code }: TipJob): { value: number; max: number } {
  const counted = files.filter(({ refusal }) => refusal === null);
  const total = counted.reduce((sum, { size }) => sum + size, 0);
  const sent = counted.reduce((sum, file) => sum + (file.isDone ? file.size : file.sent), 0);
  const text = Math.max(1, Math.round(total / 100));
  return { value: sent + (code === null ? 0 : text), max: total + text };
}

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

/** Milliseconds until the next try after that many failures. The browser's `online` event triggers one earlier. */
export function toRetryDelay(failures: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1));
}

/** What an answer to a part means: accepted up to `offset`, or refused with a status. `later`: no answer, or a temporary failure. */
export function decidePart(status: number | null, offset: number | null): { offset: number } | "later" | { refused: number } {
  const isKnown = status === 200 || status === 201 || status === 204 || status === 409;
  if (isKnown && offset !== null) return { offset };
  if (status !== null && [404, 413, 415, 422, 429].includes(status)) return { refused: status };
  return "later";
}
