import { useEffect, useState } from "react";
import { useDialogHost } from "#app/components/dialog/dialog-host.ts";
import { offersPasskeys } from "#app/components/passkey/offers-passkeys.ts";
import { Button } from "#app/ui/button/button.tsx";

/** Signs in without a name or a password, where the browser can; what it takes is loaded when it is pressed. */
export function PasskeyButton({ returnTo }: { returnTo: string | null }) {
  const host = useDialogHost();
  const [isOffered, setOffered] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => setOffered(offersPasskeys()), []);

  async function press() {
    setSaid("");
    const { enterWithPasskey } = await import("./enter-with-passkey.client.ts");
    setSaid(await enterWithPasskey(host, returnTo));
  }

  if (!isOffered) return null;
  return (
    <>
      <Button type="button" tone="quiet" className="justify-self-start" onClick={() => void press()} aria-busy={said === ""}>
        Mit Passkey anmelden
      </Button>
      <p role="alert" className="empty:hidden">
        {said}
      </p>
    </>
  );
}
