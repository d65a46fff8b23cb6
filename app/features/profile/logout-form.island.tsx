import { type FormEvent, useState } from "react";
import { goTo } from "#app/browser/loading/go-to.ts";
import { logError } from "#app/browser/log.ts";
import { HiddenFields } from "#app/components/form/hidden-fields.tsx";
import { defineIsland } from "#app/islands/define-island.ts";
import { Button } from "#app/ui/button/button.tsx";

const TARGET = "/";

/** The way out (rules 4). */
function LogoutForm({ action }: { action: string }) {
  const [isBusy, setBusy] = useState(false);

  async function leave(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setBusy(true);
    try {
      const { logout } = await import("#app/session/session.client.ts");
      await logout({ skipReset: true });
      goTo(TARGET);
    } catch (error) {
      logError("The form 'logout' is sent without script", error);
      HTMLFormElement.prototype.submit.call(form);
    }
  }

  return (
    <form method="post" action={action} data-form="logout" onSubmit={leave} aria-busy={isBusy || undefined}>
      <HiddenFields intent="logout" fields={{ returnTo: TARGET }} />
      <Button type="submit" tone="quiet" className="print:hidden">
        Abmelden
      </Button>
    </form>
  );
}

export const LogoutFormIsland = defineIsland("logout-form", LogoutForm);
