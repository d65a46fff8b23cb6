import { useState } from "react";
import { PostForm } from "#app/components/form/post-form.tsx";
import type { Sent } from "#app/components/form/use-sending.ts";
import { TICKED } from "#app/domain/forms/account/account-fields.ts";
import { NEWSLETTER_PATH } from "#app/domain/newsletter/newsletter-paths.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { chooseNewsletter } from "#app/session/choose-newsletter.client.ts";
import { Button } from "#app/ui/button/button.tsx";

type ButtonProps = { slug: string; isSubscribed: boolean };

/** One tap for a signed-in reader: sent by script, posted without it. The newsletter's title is beside it. */
function SubscribeButton({ slug, isSubscribed: wasSubscribed }: ButtonProps) {
  const [isSubscribed, setSubscribed] = useState(wasSubscribed);

  async function choose(): Promise<Sent> {
    const outcome = await chooseNewsletter({ newsletter: slug, subscribe: !isSubscribed });
    if (outcome === "kept") setSubscribed(!isSubscribed);
    return outcome === "unsent" ? outcome : "done";
  }

  return (
    <PostForm
      intent="newsletter"
      action={NEWSLETTER_PATH}
      fields={{ newsletter: slug, subscribe: isSubscribed ? "" : TICKED }}
      send={choose}
    >
      <Button
        type="submit"
        tone={isSubscribed ? "quiet" : "main"}
        id={`abo-${slug}`}
        aria-labelledby={`abo-${slug} newsletter-${slug}`}
      >
        {isSubscribed ? "Abbestellen" : "Abonnieren"}
      </Button>
    </PostForm>
  );
}

export const SubscribeButtonIsland = defineIsland("subscribe-button", SubscribeButton);
