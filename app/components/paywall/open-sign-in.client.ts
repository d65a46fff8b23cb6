/** The dialogs for signing in, as the paywall needs them: the one place where it meets the modal host. */
import type { DialogName } from "../../domain/dialog.ts";

export type SignInDialog = Extract<DialogName, "Register" | "Login" | "SimpleLogin">;

export async function openSignIn(dialog: SignInDialog): Promise<void> {
  const { openDialog } = await import("../../browser/modal-host.ts");
  await openDialog(dialog);
}

/** Calls `listener` each time that a dialog of ours was closed, until the returned function is called. */
export function onSignInClose(listener: () => void): () => void {
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLDialogElement && target.classList.contains("modal")) listener();
  };
  // Captured: the event does not bubble.
  document.addEventListener("close", hear, true);
  return () => document.removeEventListener("close", hear, true);
}
