/** Sends a tip: its text first, so that it is safe, then its files (decision 84). Called again, it continues where it stopped. */
import type { Client } from "urql";
import { type TipRules, toFileRefusal } from "#app/domain/tip/tip-rules.ts";
import { PORTAL_ID } from "#brand/portal-id.ts";
import { changeFile, listOpen, type TipJob, type TipTicket } from "./tip-job.ts";
import { keepJob } from "./tip-store.client.ts";
import { openTip, type Refused, sendTip } from "./tip-wire.ts";
import { uploadFile } from "./upload-file.client.ts";

type Sending = {
  client: Client;
  rules: TipRules;
  /** Called with every step. */
  onChange: (job: TipJob) => void;
  signal: AbortSignal;
};

/** `later`: no connection, or files that have to be chosen again. Of several windows one sends at a time. */
export async function sendJob(job: TipJob, sending: Sending): Promise<"done" | Exclude<Refused, "over">> {
  const outcome = await navigator.locks.request(`${PORTAL_ID}-tipp`, { ifAvailable: true }, async (lock) =>
    lock === null ? "later" : send(job, sending),
  );
  return outcome === "over" ? "later" : outcome;
}

async function send(first: TipJob, { client, rules, onChange, signal }: Sending): Promise<"done" | Refused> {
  let job = first;
  const note = async (changed: TipJob) => {
    job = changed;
    onChange(job);
    await keepJob(job);
  };
  if (job.code === null) {
    const sent = await sendText(job, client, note, signal);
    if (typeof sent === "string") return sent;
    await note({ ...job, code: sent.code });
  }
  for (const file of listOpen(job)) {
    if (signal.aborted) return "later";
    const onProgress = (bytes: number) => {
      job = changeFile(job, file.key, { sent: Math.min(bytes, file.size) });
      onChange(job);
    };
    const outcome = await uploadFile(file, { ticket: job.ticket?.word ?? "", rules, onProgress, signal });
    if (outcome === "later") return "later";
    const change =
      outcome === "done" ? { isDone: true, blob: null } : { refusal: toFileRefusal(outcome.refused, rules), blob: null };
    await note(changeFile(job, file.key, change));
  }
  return "done";
}

async function sendText(
  job: TipJob,
  client: Client,
  note: (job: TipJob) => Promise<void>,
  signal: AbortSignal,
): Promise<{ code: string } | Refused> {
  let { ticket } = job;
  if (ticket === null) {
    const fetched = await fetchTicket(client);
    if (typeof fetched === "string") return fetched;
    ticket = fetched;
    await note({ ...job, ticket });
  }
  await wait(ticket.readyAt - Date.now());
  if (signal.aborted) return "later";
  const sent = await sendTip(client, ticket.word, job.fields, job.files.length);
  // It waited for longer than a ticket counts: the next try gets another one.
  if (sent === "over") await note({ ...job, ticket: null });
  return sent;
}

export async function fetchTicket(client: Client): Promise<TipTicket | Refused> {
  const opened = await openTip(client);
  return typeof opened === "string" ? opened : { word: opened.word, readyAt: Date.now() + opened.waitS * 1000 };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}
