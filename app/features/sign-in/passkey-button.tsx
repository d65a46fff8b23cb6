import { useEffect, useState } from "react";
import { useDialogHost } from "#app/components/dialog/dialog-host.ts";
import { FormError } from "#app/components/form/form-error.tsx";
import { sendPasskey } from "#app/components/form/send-form.ts";
import { offersPasskeys } from "#app/components/passkey/offers-passkeys.ts";
import { Button } from "#app/ui/button/button.tsx";

/** Signs in without a name or a password, where the browser can; what it takes is loaded when it is pressed. */
export function PasskeyButton({ returnTo }: { returnTo: string | null }) {
  const host = useDialogHost();
  /** Undefined where the browser has no passkeys. */
  const [error, setError] = useState<string | null>();
  useEffect(() => setError(offersPasskeys() ? null : undefined), []);
  if (error === undefined) return null;
  return (
    <>
      <Button
        type="button"
        tone="quiet"
        className="justify-self-start"
        onClick={async () => setError(await sendPasskey(host, returnTo))}
      >
        Mit Passkey anmelden
      </Button>
      <FormError html={error} isAwaited />
    </>
  );
}
