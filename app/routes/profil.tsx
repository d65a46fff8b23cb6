import { redirect } from "react-router";
import { toMetaDescriptors } from "#app/components/page-meta/page-meta.ts";
import { environmentContext, sessionContext } from "#app/context.ts";
import { parseProfileNotice } from "#app/domain/account-notices.ts";
import { toDialogPath } from "#app/domain/dialog.ts";
import { mayChangeConsents } from "#app/domain/pur-consents.ts";
import type { SessionUser } from "#app/domain/session-user.ts";
import { PURE_CONSENTS_ATTRIBUTE } from "#app/domain/user-status.ts";
import { DialogPage } from "#app/features/account/dialogs/dialog-page.tsx";
import {
  type DialogReader,
  decideOtherPage,
  parsePageDialog,
  toDialogTitle,
  toDialogView,
} from "#app/features/account/dialogs/dialog-view-model.ts";
import { ProfilePage } from "#app/features/account/profile-page.tsx";
import { toProfileView } from "#app/features/account/profile-view-model.ts";
import { profileActions } from "#app/gateway/account-actions/profile-actions.ts";
import { runAccountAction } from "#app/gateway/account-actions/run-account-action.ts";
import { readConfirmation, readUpsellOffer } from "#app/gateway/read-upsell.ts";
import { requireAccount } from "#app/gateway/require-account.ts";
import { unknownRoute } from "#app/gateway/route-errors.ts";
import { toAddress } from "#app/gateway/to-address.ts";
import { privatePageMiddleware } from "#app/middleware/private-page.ts";
import type { Route } from "./+types/profil.ts";

export const middleware: Route.MiddlewareFunction[] = [privatePageMiddleware];

/** The reader's profile, or with `dialog` any of the named dialogs as a page (spec 2.3). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const slug = url.searchParams.get("dialog");
  const meta = { title: "Profil", description: null, canonical: toAddress(context, url, "/profil"), isIndexed: false };
  if (slug === null) {
    const profile = toProfileView(await requireAccount(context), new Date(), context.get(environmentContext).paywall);
    const done = parseProfileNotice(url.searchParams.get("done"))?.notice ?? null;
    return { dialog: null, profile, done, meta };
  }
  const dialog = parsePageDialog(slug);
  if (dialog === null) throw unknownRoute(url);
  const query = url.searchParams;
  const [{ user }, offer, confirmation] = await Promise.all([
    context.get(sessionContext).read(),
    dialog === "UpsellSave" ? readUpsellOffer(context, query.get("key")) : null,
    dialog === "UpsellSaveConfirm" ? readConfirmation(context, query.get("type")) : null,
  ]);
  if (dialog === "PurePreferences" && user !== null && !mayChangeConsents(user)) throw redirect("/profil", 303);
  const view = toDialogView(dialog, query, user === null ? null : toDialogReader(user), { offer, confirmation });
  const other = decideOtherPage(view, user !== null);
  if (other !== null) throw redirect("path" in other ? other.path : toDialogPath(other.dialog, view.returnTo), 303);
  return { dialog: view, isSignedIn: user !== null, meta: { ...meta, title: toDialogTitle(dialog) } };
}

function toDialogReader({ email, attributes }: SessionUser): DialogReader {
  return { email, consents: attributes.find(({ name }) => name === PURE_CONSENTS_ATTRIBUTE)?.value ?? null };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  return runAccountAction(profileActions, { request, context, url });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return toMetaDescriptors(loaderData?.meta);
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.dialog !== null) {
    const { dialog, isSignedIn } = loaderData;
    return <DialogPage view={{ ...dialog, form: actionData?.state ?? dialog.form }} isSignedIn={isSignedIn} />;
  }
  const forms = actionData === undefined ? {} : { [actionData.form]: actionData.state };
  return <ProfilePage view={loaderData.profile} forms={forms} done={loaderData.done} />;
}
