import { useEffect, useState } from "react";
import { useDialogHost } from "#app/components/dialog/dialog-host.ts";
import { FormError } from "#app/components/form/form-error.tsx";
import { sendPasskey } from "#app/components/form/send-form.ts";
import { offersPasskeys } from "#app/components/passkey/offers-passkeys.ts";
import { Button } from "#app/ui/button/button.tsx";

/** Signs in without a name or a password, where the browser can; what it takes is loaded when it is pressed. */
export function PasskeyButton({ returnTo }: { returnTo: string | null }) {
  const host = useDialogHost();
  const [error, setError] = useState<string | null>(null);
  /** Null until the browser was asked: until then its place is kept, so that nothing moves. */
  const [isOffered, setOffered] = useState<boolean | null>(null);
  useEffect(() => setOffered(offersPasskeys()), []);
  if (isOffered === false) return null;
  return (
    <>
      <Button
        type="button"
        tone="quiet"
        className={`needs-script justify-self-start ${isOffered === null ? "invisible" : ""}`}
        onClick={async () => setError(await sendPasskey(host, returnTo))}
      >
        Mit Passkey anmelden
      </Button>
      <FormError html={error} isAwaited />
    </>
  );
}
