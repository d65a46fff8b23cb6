import { PasskeyForm } from "#app/components/passkey/passkey-form.tsx";
import { NEWSROOM_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { staffPasskeyIntents } from "#app/domain/staff/staff-forms.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Button } from "#app/ui/button/button.tsx";

/** In the place of password and code. */
function StaffPasskeySignIn({ onward }: { onward: string }) {
  const ask = async () => (await import("./ask-staff-passkey.client.ts")).askStaffPasskey();
  return (
    <PasskeyForm
      intent={staffPasskeyIntents.signIn}
      action={NEWSROOM_PATH}
      fields={{ weiter: onward }}
      ask={ask}
      className="grid gap-4"
      otherwise={null}
    >
      <Button type="submit" tone="quiet" size="l">
        Mit Passkey anmelden
      </Button>
    </PasskeyForm>
  );
}

export const StaffPasskeySignInIsland = defineIsland("staff-passkey-sign-in", StaffPasskeySignIn);
