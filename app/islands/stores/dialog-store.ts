/** Which dialog is open (rules 2.3). Read by the modal host; opened through open-dialog.ts. */
import type { DialogName, DialogQuery, DialogSize } from "#app/domain/page/dialog.ts";
import type { UpsellOffer } from "#app/domain/subscription/upsell.ts";
import { createStore, type Store } from "./create-store.ts";

export type DialogRequest = {
  name: DialogName;
  /** Null: the dialog's own. */
  size: DialogSize | null;
  /** What else its page has to know, e.g. the key of an offer. */
  query: DialogQuery;
  /** The message of Generic, or why SimpleLogin is asked for: text, not HTML. */
  message: { title: string; text: string } | null;
  /** Shown by UpsellSave. */
  offer: UpsellOffer | null;
  /** Gets the focus back; null for whatever has it now. */
  opener: HTMLElement | null;
};

export type DialogState = {
  request: DialogRequest | null;
  /** What the reader seems about to open. */
  hinted: DialogName | null;
};

/** A dialog without anything of its own. */
export const plainRequest: Omit<DialogRequest, "name"> = { size: null, query: {}, message: null, offer: null, opener: null };

export const noDialog: DialogState = { request: null, hinted: null };

const store = createStore<DialogState>(noDialog);

export const dialogStore: Store<DialogState> = store;

/** The modal host has to be awake, or the dialog is not shown: see open-dialog.ts. */
export function requestDialog(request: DialogRequest): void {
  store.write({ ...store.read(), request });
}

export function closeDialog(): void {
  if (store.read().request !== null) store.write(noDialog);
}

export function hintAtDialog(name: DialogName): void {
  if (store.read().hinted !== name) store.write({ ...store.read(), hinted: name });
}

/** Calls `listener` each time that no dialog is open any more. */
export function onDialogClose(listener: () => void): () => void {
  let wasOpen = store.read().request !== null;
  return store.subscribe(() => {
    const isOpen = store.read().request !== null;
    if (wasOpen && !isOpen) listener();
    wasOpen = isOpen;
  });
}
