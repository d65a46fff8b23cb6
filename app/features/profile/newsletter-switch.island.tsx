import { type FormEvent, startTransition, useOptimistic, useState } from "react";
import { useMutation } from "urql";
import { logError } from "#app/browser/log.ts";
import { HiddenFields } from "#app/components/form/hidden-fields.tsx";
import { TICKED } from "#app/domain/forms/account-fields.ts";
import { TECHNICAL_ERROR } from "#app/domain/forms/account-messages.ts";
import { toProfileNoticeText } from "#app/domain/forms/account-notices.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { GraphqlProvider } from "#app/islands/graphql-provider.tsx";
import { announce } from "#app/islands/stores/announcement-store.ts";
import { readKnownUser } from "#app/islands/stores/session-store.ts";
import { isAnswered, subscribeMutation, unsubscribeMutation } from "./account-wire.ts";
import { inTurn } from "./in-turn.ts";
import { PROFILE_PATH } from "./profile-section.tsx";
import { followAccount, useAccount } from "./use-account.ts";

type SwitchProps = {
  slug: string;
  isSubscribed: boolean;
};

/** Follows the finger at once, and goes back when the choice was not kept. Title and text stand beside it (profile-newsletters.tsx). */
function NewsletterSwitch({ slug, isSubscribed }: SwitchProps) {
  const choose = useChoice(slug);
  const account = useAccount();
  const [kept, setKept] = useState(isSubscribed);
  const now = account?.newsletters.find((newsletter) => newsletter.slug === slug)?.isSubscribed ?? kept;
  const [shown, show] = useOptimistic(now);

  function press(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const wanted = !shown;
    startTransition(async () => {
      show(wanted);
      const outcome = await choose(wanted);
      // Nobody here knows who is signed in; the portal does.
      if (outcome === "unsent") HTMLFormElement.prototype.submit.call(form);
      else if (outcome === "kept") setKept(wanted);
    });
  }

  return (
    <form method="post" action={PROFILE_PATH} data-form="newsletter" onSubmit={press}>
      <HiddenFields intent="newsletter" fields={{ newsletter: slug, subscribe: now ? "" : TICKED }} />
      <button
        type="submit"
        role="switch"
        aria-checked={shown}
        aria-labelledby={`newsletter-${slug}`}
        aria-describedby={`newsletter-${slug}-text`}
        className="group inline-flex min-h-11 items-center gap-[0.6rem]"
      >
        <span className="min-w-[1.9rem] text-right text-[0.9375rem] text-soft">{shown ? "An" : "Aus"}</span>
        <span className={`${track} ${shown ? trackOn : trackOff}`} />
      </button>
    </form>
  );
}

const track =
  "inline-flex h-7 w-12 items-center rounded-2xl border p-[0.2rem] group-hover:shadow-[0_0_0_3px_var(--color-surface)] before:size-5 before:rounded-[50%]";
const trackOff = "border-soft before:bg-soft forced-colors:before:bg-[ButtonText]";
const trackOn = "justify-end border-accent bg-accent before:bg-on-accent forced-colors:bg-[Highlight]";

type Result = { data?: unknown; error?: unknown };

/** Has the back end keep the choice, and says what came of it. */
function useChoice(newsletter: string): (wanted: boolean) => Promise<"kept" | "failed" | "unsent"> {
  const [, subscribe] = useMutation(subscribeMutation);
  const [, unsubscribe] = useMutation(unsubscribeMutation);
  return async (wanted) => {
    const user = await readKnownUser();
    if (user === null) return "unsent";
    const variables = { h: user.hash, t: user.token, newsletter };
    // The client has logged what failed (rules 8).
    const isKept = isAnswered(await inTurn<Result>(() => (wanted ? subscribe : unsubscribe)(variables)));
    announce(isKept ? toProfileNoticeText("newsletter") : TECHNICAL_ERROR, { isVisible: true });
    if (!isKept) return "failed";
    inTurn(() => followAccount(user)).catch((cause: unknown) => logError("The account could not be asked", cause));
    return "kept";
  };
}

export const NewsletterSwitchIsland = defineIsland("newsletter-switch", NewsletterSwitch, { within: GraphqlProvider });
