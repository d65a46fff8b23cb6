import { useCallback, useEffect, useRef, useState } from "react";
import { useClient } from "urql";
import type { TipFields } from "#app/domain/tip/tip-form.ts";
import type { TipRules } from "#app/domain/tip/tip-rules.ts";
import { fetchTicket, sendJob } from "./send-tip.client.ts";
import { type ChosenFile, createJob, listOpen, rejoin, type TipJob, type TipTicket, toRetryDelay } from "./tip-job.ts";
import { dropJob, keepDraft, keepJob, readJob } from "./tip-store.client.ts";

export type TipPhase =
  | { kind: "editing"; formError: string | null; values: TipFields | null }
  /** `isWaiting`: the last try failed temporarily. */
  | { kind: "sending"; job: TipJob; isWaiting: boolean }
  | { kind: "sent"; job: TipJob };

type Sender = {
  phase: TipPhase;
  /** Called when the reader begins to write: a tip that is sent within seconds would have to wait. */
  prepare: () => void;
  /** Resolves when it is kept and being sent. */
  send: (fields: TipFields, files: readonly ChosenFile[]) => Promise<void>;
  /** Tries now, with files that had to be chosen again. */
  goOn: (files?: readonly File[]) => void;
  /** Stops: before the text has arrived there is no tip, after that there is one without the missing files. */
  stop: () => void;
  /** Another tip. */
  begin: () => void;
};

const problems = {
  "too many":
    "Aus deinem Netz kamen gerade sehr viele Tipps. Dein Text bleibt hier stehen: Bitte sende ihn in einer Stunde noch einmal.",
  refused: "So können wir den Tipp nicht annehmen. Lade die Seite neu und sende ihn noch einmal, dein Text bleibt stehen.",
};

/** Sends a tip and retries until it is answered; a tip that was being sent when the page was left goes on. Within a GraphqlProvider. */
export function useTip(rules: TipRules): Sender {
  const client = useClient();
  const [phase, setPhase] = useState<TipPhase>({ kind: "editing", formError: null, values: null });
  const failures = useRef(0);
  const timer = useRef<number | undefined>(undefined);
  const running = useRef<AbortController | null>(null);
  const latest = useRef<TipJob | null>(null);
  const prepared = useRef<Promise<TipTicket | null> | null>(null);

  const run = useCallback(
    async (job: TipJob) => {
      window.clearTimeout(timer.current);
      if (running.current !== null) return;
      const controller = new AbortController();
      running.current = controller;
      latest.current = job;
      const show = (changed: TipJob, isWaiting = false) => {
        if (controller.signal.aborted) return;
        latest.current = changed;
        setPhase({ kind: "sending", job: changed, isWaiting });
      };
      show(job);
      const outcome = await sendJob(job, { client, rules, onChange: show, signal: controller.signal });
      running.current = null;
      if (controller.signal.aborted) return;
      const now = latest.current;
      if (outcome === "done") {
        await dropJob();
        keepDraft(null);
        setPhase({ kind: "sent", job: now });
      } else if (outcome === "later") {
        failures.current += 1;
        show(now, true);
        timer.current = window.setTimeout(() => void run(latest.current ?? now), toRetryDelay(failures.current));
      } else {
        await dropJob();
        setPhase({ kind: "editing", formError: problems[outcome], values: now.fields });
      }
    },
    [client, rules],
  );

  useEffect(() => {
    void readJob().then((job) => {
      if (job !== null && running.current === null) void run(job);
    });
    const onOnline = () => {
      if (latest.current !== null) void run(latest.current);
    };
    window.addEventListener("online", onOnline);
    return () => {
      window.removeEventListener("online", onOnline);
      window.clearTimeout(timer.current);
    };
  }, [run]);

  return {
    phase,
    prepare() {
      prepared.current ??= fetchTicket(client).then((ticket) => (typeof ticket === "string" ? null : ticket));
    },
    async send(fields, files) {
      failures.current = 0;
      const job = createJob(fields, files, (await prepared.current) ?? null);
      prepared.current = null;
      await keepJob(job);
      void run(job);
    },
    goOn(files = []) {
      const job = latest.current;
      if (job !== null) void run(rejoin(job, files));
    },
    stop() {
      const job = latest.current;
      running.current?.abort();
      running.current = null;
      latest.current = null;
      window.clearTimeout(timer.current);
      void dropJob();
      if (job === null) return;
      if (job.code === null) return setPhase({ kind: "editing", formError: null, values: job.fields });
      keepDraft(null);
      const refusal = "Nicht gesendet.";
      const open = new Set(listOpen(job).map(({ key }) => key));
      setPhase({
        kind: "sent",
        job: { ...job, files: job.files.map((file) => (open.has(file.key) ? { ...file, refusal } : file)) },
      });
    },
    begin() {
      latest.current = null;
      setPhase({ kind: "editing", formError: null, values: null });
    },
  };
}
