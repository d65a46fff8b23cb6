/** What a dialog shows over a page: made from what this browser knows, as the portal makes it for the dialog's page. */
import { isPurStatus } from "#app/browser/session/pur.ts";
import type { DialogPageView } from "#app/components/dialog/dialog-view.ts";
import type { UserStatus } from "#app/domain/session/user-status.ts";
import { parseUpsellType } from "#app/domain/subscription/upsell-query.ts";
import type { DialogRequest } from "#app/islands/stores/dialog-store.ts";
import { toDialogView } from "#app/shell/dialog-page/dialog-view-model.ts";

/** Whether this browser knows enough; otherwise the dialog is opened as a page, and the portal decides. */
export function mayShow({ name, offer }: DialogRequest, user: UserStatus | null): boolean {
  if (name === "UpsellSave") return offer !== null;
  return name !== "PurePreferences" || user === null || isPurStatus(user);
}

export function toModalView(
  { name, query, offer, message }: DialogRequest,
  user: UserStatus | null,
  returnTo: string,
): DialogPageView {
  const reader = user === null ? null : { email: user.email, consents: user.consentSettings };
  const view = toDialogView(name, new URLSearchParams({ ...query, returnTo }), reader, {
    offer,
    confirmation: name === "UpsellSaveConfirm" ? parseUpsellType(query.type ?? null) : null,
  });
  return message === null ? view : { ...view, message: { ...message, link: null } };
}
