import { type FormEvent, startTransition, useOptimistic, useState } from "react";
import { PostForm } from "#app/components/form/post-form.tsx";
import { TICKED } from "#app/domain/forms/account/account-fields.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { chooseNewsletter } from "#app/session/choose-newsletter.client.ts";
import { PROFILE_PATH } from "./profile-section.tsx";

type SwitchProps = { slug: string; isSubscribed: boolean };

/** Follows the finger at once, and goes back when the choice was not kept. Title and text are beside it (profile-newsletters.tsx). */
function NewsletterSwitch({ slug, isSubscribed }: SwitchProps) {
  const [kept, setKept] = useState(isSubscribed);
  const [shown, show] = useOptimistic(kept);

  /** Each press is sent, however quickly they come. */
  function press(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const wanted = !shown;
    startTransition(async () => {
      show(wanted);
      const outcome = await chooseNewsletter({ newsletter: slug, subscribe: wanted });
      if (outcome === "unsent") HTMLFormElement.prototype.submit.call(form);
      else if (outcome === "kept") setKept(wanted);
    });
  }

  return (
    <PostForm
      intent="newsletter"
      action={PROFILE_PATH}
      fields={{ newsletter: slug, subscribe: kept ? "" : TICKED }}
      onSubmit={press}
    >
      <button
        type="submit"
        role="switch"
        aria-checked={shown}
        aria-labelledby={`newsletter-${slug} newsletter-${slug}-state`}
        aria-describedby={`newsletter-${slug}-text`}
        className="group inline-flex min-h-11 items-center gap-[0.6rem]"
      >
        <span id={`newsletter-${slug}-state`} className="min-w-[1.9rem] text-right text-[0.9375rem] text-soft">
          {shown ? "An" : "Aus"}
        </span>
        <span className={`${track} ${shown ? trackOn : trackOff}`} />
      </button>
    </PostForm>
  );
}

const track =
  "inline-flex h-7 w-12 items-center rounded-2xl border p-[0.2rem] group-hover:shadow-[0_0_0_3px_var(--color-surface)] before:size-5 before:rounded-[50%]";
const trackOff = "border-soft before:bg-soft forced-colors:before:bg-[ButtonText]";
const trackOn = "justify-end border-accent bg-accent before:bg-on-accent forced-colors:bg-[Highlight]";

export const NewsletterSwitchIsland = defineIsland("newsletter-switch", NewsletterSwitch);
