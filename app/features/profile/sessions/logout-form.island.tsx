import { goTo } from "#app/browser/loading/go-to.ts";
import { PostForm } from "#app/components/form/post-form.tsx";
import type { Sent } from "#app/components/form/use-sending.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Button } from "#app/ui/button/button.tsx";

const TARGET = "/";

/** The way out (rules 4). */
function LogoutForm({ action }: { action: string }) {
  return (
    <PostForm intent="logout" action={action} fields={{ returnTo: TARGET }} send={leave}>
      <Button type="submit" tone="quiet" className="print:hidden">
        Abmelden
      </Button>
    </PostForm>
  );
}

async function leave(): Promise<Sent> {
  const { logout } = await import("#app/session/session.client.ts");
  await logout({ skipReset: true });
  goTo(TARGET);
  return "leaving";
}

export const LogoutFormIsland = defineIsland("logout-form", LogoutForm);
