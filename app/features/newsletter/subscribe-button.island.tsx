import { type FormEvent, useState } from "react";
import { useMutation } from "urql";
import { HiddenFields } from "#app/components/form/hidden-fields.tsx";
import { TICKED } from "#app/domain/forms/account-fields.ts";
import { TECHNICAL_ERROR } from "#app/domain/forms/account-messages.ts";
import { toProfileNoticeText } from "#app/domain/forms/account-notices.ts";
import { NEWSLETTER_PATH } from "#app/domain/newsletter/newsletter-paths.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { GraphqlProvider } from "#app/islands/graphql-provider.tsx";
import { announce } from "#app/islands/stores/announcement-store.ts";
import { readKnownUser } from "#app/islands/stores/session-store.ts";
import { Button } from "#app/ui/button/button.tsx";
import { subscribeMutation, unsubscribeMutation } from "./newsletter-wire.ts";

type ButtonProps = { slug: string; isSubscribed: boolean };

/** One tap for who is signed in: sent by script, posted without it. The newsletter's title stands beside it. */
function SubscribeButton({ slug, isSubscribed: wasSubscribed }: ButtonProps) {
  const [isSubscribed, setSubscribed] = useState(wasSubscribed);
  const [isBusy, setBusy] = useState(false);
  const [, subscribe] = useMutation(subscribeMutation);
  const [, unsubscribe] = useMutation(unsubscribeMutation);

  async function press(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setBusy(true);
    const user = await readKnownUser();
    // Nobody here knows who is signed in; the portal does.
    if (user === null) return HTMLFormElement.prototype.submit.call(form);
    const variables = { h: user.hash, t: user.token, newsletter: slug };
    // The client has logged what failed (rules 8).
    const { data, error } = await (isSubscribed ? unsubscribe : subscribe)(variables);
    const isKept = error === undefined && data !== undefined && data !== null;
    if (isKept) setSubscribed(!isSubscribed);
    announce(isKept ? toProfileNoticeText("newsletter") : TECHNICAL_ERROR, { isVisible: true });
    setBusy(false);
  }

  return (
    <form method="post" action={NEWSLETTER_PATH} data-form="newsletter" onSubmit={press} aria-busy={isBusy || undefined}>
      <HiddenFields intent="newsletter" fields={{ newsletter: slug, subscribe: isSubscribed ? "" : TICKED }} />
      <Button
        type="submit"
        tone={isSubscribed ? "quiet" : "main"}
        id={`abo-${slug}`}
        aria-labelledby={`abo-${slug} newsletter-${slug}`}
      >
        {isSubscribed ? "Abbestellen" : "Abonnieren"}
      </Button>
    </form>
  );
}

export const SubscribeButtonIsland = defineIsland("subscribe-button", SubscribeButton, { within: GraphqlProvider });
