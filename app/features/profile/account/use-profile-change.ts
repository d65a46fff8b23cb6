/** What a section of the profile does by script, with messages in the same place as on the page without script. */
import { type RefObject, useEffect, useRef, useState } from "react";
import { toSafeHtml } from "#app/browser/to-safe-html.ts";
import type { Sent } from "#app/components/form/use-sending.ts";
import { toProfileNoticeText } from "#app/domain/forms/account/profile-notices.ts";
import type { Entries } from "#app/domain/forms/form-definition.ts";
import type { UserStatus } from "#app/domain/session/user-status.ts";
import { readKnownUser } from "#app/islands/stores/session-store.ts";
import { asReader } from "#app/session/as-reader.client.ts";
import { oneAfterAnother } from "#app/session/one-after-another.ts";
import { changeProfile, type ProfileChange } from "./profile-changes.client.ts";

export type Said = {
  notice: string | null;
  /** Sanitised HTML, at the subscription with that id; `subscriptionId` null is the section itself. */
  refused: { subscriptionId: string | null; html: string } | null;
};

/** `unsent`: this page's script does not know who is signed in, but the portal does. */
export type SendChange = (change: ProfileChange, entries: Entries) => Promise<Sent>;

/** `first` is what the page was rendered with. `place` is the element with the message, which gets the focus. */
export function useProfileChange(first: Said): {
  said: Said & { times: number };
  place: RefObject<HTMLDivElement | null>;
  send: SendChange;
} {
  const [said, setSaid] = useState({ ...first, times: 0 });
  const place = useRef<HTMLDivElement>(null);
  const say = (next: Said) => setSaid(({ times }) => ({ ...next, times: times + 1 }));

  useEffect(() => {
    if (said.times > 0) place.current?.focus();
  }, [said.times]);

  async function send(change: ProfileChange, entries: Entries): Promise<Sent> {
    const user = await readKnownUser();
    if (user === null) return "unsent";
    const act = (reader: UserStatus) => oneAfterAnother(() => changeProfile(change, reader, entries));
    const outcome = await asReader(user, act, ({ kind }) => kind === "refused");
    if (outcome === "signed-out") return "done";
    if (outcome.kind === "done") say({ notice: toProfileNoticeText(outcome.notice), refused: null });
    if (outcome.kind === "refused") {
      const html = await toSafeHtml(outcome.message);
      say({ notice: null, refused: { subscriptionId: entries.subscriptionId ?? null, html } });
    }
    return outcome.kind === "leaving" ? outcome.kind : "done";
  }

  return { said, place, send };
}
