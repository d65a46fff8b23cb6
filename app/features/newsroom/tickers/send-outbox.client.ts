/** Sends the waiting entries one after the other; only one window sends at a time. */
import { logError } from "#app/browser/log.ts";
import { toTickerStatePath } from "#app/domain/newsroom/newsroom-paths.ts";
import { PORTAL_ID } from "#brand/portal-id.ts";
import { decideOutcome, followSent, type OutboxItem, type SendOutcome, toSentFields } from "./outbox.ts";
import { dropItem, keepItem, readItems } from "./outbox-store.client.ts";

const TIMEOUT_MS = 15_000;
/** For a picture over a phone's connection. */
const PICTURE_TIMEOUT_MS = 90_000;

/** `sent` when nothing that could be sent is waiting any more. */
export async function sendOutbox(): Promise<Exclude<SendOutcome, "refused">> {
  return navigator.locks.request(`${PORTAL_ID}-redaktion-outbox`, async () => {
    const tried = new Set<string>();
    // Read anew each time: a sent entry changes the waiting ones.
    for (let item = await findNext(tried); item !== undefined; item = await findNext(tried)) {
      tried.add(item.key);
      const outcome = await sendItem(item);
      if (outcome === "later" || outcome === "signed out") return outcome;
    }
    return "sent";
  });
}

async function findNext(tried: ReadonlySet<string>): Promise<OutboxItem | undefined> {
  return (await readItems()).find(({ key, refusal }) => refusal === null && !tried.has(key));
}

async function sendItem(item: OutboxItem): Promise<SendOutcome> {
  const answer = await postForm(item.postId, toForm(item), item.picture === null ? TIMEOUT_MS : PICTURE_TIMEOUT_MS);
  const outcome = decideOutcome(answer?.status ?? null);
  if (outcome === "sent" && answer !== null) {
    const stored = await readStored(answer);
    if (stored === null) return "later";
    await dropItem(item.key);
    const { modified } = stored;
    if (modified !== null) await Promise.all(followSent(await readItems(), item, modified).map(keepItem));
  }
  if (outcome === "refused" && answer !== null)
    await keepItem({ ...item, refusal: { ...(await readRefusal(answer)), isConflict: answer.status === 409 } });
  return outcome;
}

/** Null where somebody else answered in the portal's place, such as a network that wants a sign-in: nothing is stored then. */
async function readStored(answer: Response): Promise<{ modified: string | null } | null> {
  try {
    return (await answer.json()) as { modified: string | null };
  } catch (error) {
    logError("An entry was answered by something else", error);
    return null;
  }
}

function toForm(item: OutboxItem): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(toSentFields(item, Date.now()))) form.set(name, value);
  if (item.picture !== null) form.set("picture", item.picture, "bild");
  return form;
}

/** Null without an answer in time. */
export async function postForm(postId: number, form: FormData, timeoutMs = TIMEOUT_MS): Promise<Response | null> {
  try {
    return await fetch(toTickerStatePath(postId), { method: "POST", body: form, signal: AbortSignal.timeout(timeoutMs) });
  } catch {
    // No connection, or one that is too slow: the writer is told that the entry waits.
    return null;
  }
}

type Wrong = { errors: Record<string, string>; formError: string | null };

/** The mistakes that the answer names; for any other answer, that the entry was refused. */
export async function readRefusal(answer: Response): Promise<Wrong> {
  const unknown: Wrong = { errors: {}, formError: `Der Server nimmt das nicht an (${answer.status}).` };
  try {
    const { errors, formError } = (await answer.json()) as Partial<Wrong>;
    return errors === undefined ? unknown : { errors, formError: formError ?? null };
  } catch (error) {
    logError("The newsroom's form was refused without a word", error);
    return unknown;
  }
}
