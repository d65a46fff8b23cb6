import { useEffect, useState } from "react";
import { Icon } from "#app/ui/icon/icon.tsx";

type ToggleProps = { fieldId: string; label: string; isShown: boolean; onToggle: () => void };

/** Shows what is typed into a password field. Only with script: a password is never shown unasked. */
export function PasswordToggle({ fieldId, label, isShown, onToggle }: ToggleProps) {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  if (!isAwake) return null;
  return (
    <button
      type="button"
      className="-mt-12 inline-flex size-12 items-center justify-center justify-self-end text-soft hover:text-ink focus-visible:-outline-offset-4"
      // One name in both states; whether it is shown is said by `aria-pressed`.
      aria-label={`${label} anzeigen`}
      aria-controls={fieldId}
      aria-pressed={isShown}
      title={isShown ? "Passwort verbergen" : "Passwort anzeigen"}
      onClick={onToggle}
    >
      <Icon name={isShown ? "eye-off" : "eye"} className="size-6" />
    </button>
  );
}
