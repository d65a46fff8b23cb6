/** Answers the messages of the provider's account frame (rules 7.2); the paywall shows that frame. */

import { logError } from "#app/browser/log.ts";
import { doubtUserStatus, readUserStatus } from "#app/browser/session/user-status-store.ts";
import { internalErrors } from "#app/domain/forms/account/account-messages.ts";
import type { UserStatus } from "#app/domain/session/user-status.ts";
import { refreshAccount } from "#app/features/profile/account/use-account.ts";
import { type KayakItem, syncCancelReason, toKayakItems } from "#app/gateway/sso/calls/subscriptions/sync-cancel-reason.ts";
import { parseResult } from "#app/gateway/sso/parse-result.ts";
import { readKnownUser } from "#app/islands/stores/session-store.ts";
import { wakeIsland } from "#app/islands/wake-islands.ts";
import { graphqlTransport, query } from "#app/session/graphql.client.ts";
import { type AboFlag, aboFlags } from "#graphql/generated/contract.ts";
import { GetKayakSubscriptionsDocument, SubscriptionStatusDocument } from "#graphql/generated/operations.ts";
import { type FrameEvent, type FrameQuestion, nextFrameState, noQuestions } from "./account-frames-machine.ts";

const SUCCESS = "1";
const FAILURE = "0";

/** Answers questions of frames of that origin within the element, until the returned function is called. */
export function answerFrames(element: HTMLElement, apiOrigin: string): () => void {
  let state = noQuestions;
  const decide = (event: FrameEvent): FrameQuestion | null => {
    const next = nextFrameState(state, event, apiOrigin);
    state = next.state;
    return next.question;
  };

  const hear = ({ origin, source, data }: MessageEvent) => {
    const frame = [...element.querySelectorAll("iframe")].find(({ contentWindow }) => contentWindow === source);
    const isFromContainer = frame !== undefined && source !== null;
    const question = decide({ type: "message", origin, isFromContainer, data });
    if (question === null) return;
    void answerQuestion(question).then((answer) => {
      decide({ type: "answered", question });
      // To the page that asked, and to none of another origin that may have replaced it.
      frame?.contentWindow?.postMessage(answer, apiOrigin);
      if (question.type === "autorenew-tracking") void showChange();
    });
  };
  window.addEventListener("message", hear);
  return () => window.removeEventListener("message", hear);
}

/** The list above the frame says what became of it, whether or not the back end took the reason. Never rejects. */
async function showChange(): Promise<void> {
  const status = readUserStatus();
  if (status === null) return;
  try {
    await refreshAccount(status);
    await Promise.all([...document.querySelectorAll<HTMLElement>("[data-island=subscription-list]")].map(wakeIsland));
  } catch (error) {
    logError("The profile cannot show what the provider's frame has changed", error);
  }
}

/** Never rejects: what fails is logged and answered as far as this browser knows. */
export async function answerQuestion(question: FrameQuestion): Promise<Record<string, unknown>> {
  // The frame may be quicker than the automatic login.
  await readKnownUser();
  if (question.type === "newspaper-access") return { type: "newspaper-access-data", ...(await readAccess()) };
  return { type: "cancel-sync-result", ...(await sync(question)) };
}

type Access = { hasAccess: boolean; kayak: KayakItem[] } & Partial<Record<AboFlag, boolean>>;

/** The newspaper itself, as E-Paper, is part of Plus Premium. */
async function readAccess(): Promise<Access> {
  const status = readUserStatus();
  if (status === null) return { hasAccess: false, kayak: [] };
  const [flags, kayak] = await Promise.all([readFlags(status), readKayakItems(status)]);
  return { hasAccess: flags?.hasPlusPremiumAccess ?? status.hasPlusPremiumAccess, ...flags, kayak };
}

async function readFlags({ ssoId }: UserStatus): Promise<Record<AboFlag, boolean> | null> {
  try {
    const { SubscriptionStatus: abo } = await query(SubscriptionStatusDocument, { userId: ssoId });
    if (abo === null) return null;
    return Object.fromEntries(aboFlags.map((flag) => [flag, abo[flag]])) as Record<AboFlag, boolean>;
  } catch (error) {
    logError("The subscription status could not be asked", error);
    return null;
  }
}

async function readKayakItems({ hash, token }: UserStatus): Promise<KayakItem[]> {
  try {
    const { GetKayakSubscriptions: reply } = await query(GetKayakSubscriptionsDocument, { h: hash, t: token });
    return (parseResult(reply).isDone ? toKayakItems(reply) : null) ?? [];
  } catch (error) {
    logError("The Kayak subscriptions could not be asked", error);
    return [];
  }
}

/** Rules 8: errors are logged and swallowed. `items` null: nothing is known of them. */
async function sync({ type: _, ...change }: Extract<FrameQuestion, { type: "autorenew-tracking" }>) {
  const status = readUserStatus();
  const outcome = status === null ? null : await syncCancelReason(graphqlTransport, { uid: status.ssoId, ...status }, change);
  if (outcome === null || outcome.kind === "failed") {
    logError("The reason of the cancellation could not be synced", outcome === null ? internalErrors.noSession : "");
    return { success: FAILURE, message: null, items: null };
  }
  doubtUserStatus();
  const { kind, message, items } = outcome;
  return { success: kind === "synced" ? SUCCESS : FAILURE, message, items };
}
