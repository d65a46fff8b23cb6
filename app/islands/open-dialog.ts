/** Opens a dialog by its name (rules 2.3). Where the modal host does not come, the dialog is opened as a page. */
import { goTo } from "#app/browser/loading/go-to.ts";
import { readReturnPath } from "#app/browser/return-path.ts";
import { type DialogName, toDialogPath } from "#app/domain/page/dialog.ts";
import { type DialogRequest, hintAtDialog, plainRequest, requestDialog } from "./stores/dialog-store.ts";
import { wakeIsland } from "./wake-islands.ts";

/** After this time the dialog is opened as a page. */
const PATIENCE_MS = 5000;

/** Resolves when the modal host is there to show it, or the page is about to be left. */
export async function openDialog(name: DialogName, options: Partial<Omit<DialogRequest, "name">> = {}): Promise<void> {
  const request = { ...plainRequest, name, ...options };
  const openAsPage = () => goTo(toDialogPath(name, readReturnPath(), request.query));
  const patience = setTimeout(openAsPage, PATIENCE_MS);
  requestDialog(request);
  try {
    await wakeHost();
  } catch {
    // The reason was logged where it failed.
    openAsPage();
  } finally {
    clearTimeout(patience);
  }
}

/** Has a dialog at hand that a reader seems about to open. Whether that fails shows when it is opened. */
export function prepareDialog(name: DialogName): void {
  hintAtDialog(name);
  wakeHost().catch(() => {});
}

async function wakeHost(): Promise<void> {
  const host = document.querySelector<HTMLElement>("[data-island=modal-host]");
  if (host === null) throw new Error("This page has no modal host");
  await wakeIsland(host);
}
