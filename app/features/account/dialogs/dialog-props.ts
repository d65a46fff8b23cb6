import type { DialogPageView } from "#app/features/account/account-views.ts";

/** What each of the named dialogs is drawn from, as a page and within the modal host. */
export type DialogProps = { view: DialogPageView; isSignedIn: boolean };
