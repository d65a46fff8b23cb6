import type { DialogPageView } from "./dialog-view.ts";

/** What each of the named dialogs is drawn from, as a page and within the modal host. */
export type DialogProps = { view: DialogPageView; isSignedIn: boolean };
