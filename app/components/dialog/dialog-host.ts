import { createContext, useContext } from "react";
import type { DialogName } from "#app/domain/page/dialog.ts";
import type { DialogRequest } from "#app/islands/stores/dialog-store.ts";

/** What the modal host does for the dialog that it shows. */
export type DialogHost = {
  close: () => void;
  /** Another dialog in the place of this one. */
  open: (name: DialogName, options?: Partial<Omit<DialogRequest, "name">>) => void;
};

export const DialogHostContext = createContext<DialogHost | null>(null);

/** Null where the dialog is a page of its own. */
export function useDialogHost(): DialogHost | null {
  return useContext(DialogHostContext);
}
