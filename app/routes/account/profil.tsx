import { redirect } from "react-router";
import { profileActions } from "#app/actions/profile/profile-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toBookmarkEntries } from "#app/components/bookmark/to-bookmark-entries.ts";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { toDeviceRows } from "#app/components/push/device-rows.ts";
import { environmentContext, sessionContext } from "#app/context.ts";
import { mayChangeConsents } from "#app/domain/consent/pur-consents.ts";
import { parseProfileNotice } from "#app/domain/forms/account/profile-notices.ts";
import { parseReturnPath } from "#app/domain/page/address/return-path.ts";
import { toDialogPath } from "#app/domain/page/dialog.ts";
import type { SessionUser } from "#app/domain/session/session-user.ts";
import { PURE_CONSENTS_ATTRIBUTE } from "#app/domain/session/user-status.ts";
import { ProfilePage } from "#app/features/profile/profile-page.tsx";
import { parseProfilePart, toPartPath, toProfileTitle } from "#app/features/profile/profile-parts.ts";
import { toProfileView } from "#app/features/profile/profile-view-model.ts";
import { toDeviceName } from "#app/features/profile/sessions/device-name.ts";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { readAttributePage } from "#app/loaders/reader/attribute-bookmarks.ts";
import { toBookmarksQuestion } from "#app/loaders/reader/bookmarks-question.ts";
import { toDevicesQuestion } from "#app/loaders/reader/notices/devices-question.ts";
import { offersNotices } from "#app/loaders/reader/notices/offers-notices.ts";
import {
  readConfirmation,
  readUpsellOffer,
  toConfirmationQuestion,
  toUpsellOfferQuestion,
} from "#app/loaders/reader/read-upsell.ts";
import { requireAccount } from "#app/loaders/reader/require-account.ts";
import { DialogPage } from "#app/shell/dialog-page/dialog-page.tsx";
import {
  type DialogReader,
  decideOtherPage,
  parsePageDialog,
  toDialogTitle,
  toDialogView,
} from "#app/shell/dialog-page/dialog-view-model.ts";
import type { Route } from "./+types/profil.ts";

/** So many saved articles the profile shows. */
const BOOKMARKS = 5;

/** The reader's profile, or with `dialog` any of the named dialogs as a page (rules 2.3). */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const slug = url.searchParams.get("dialog");
  const part = parseProfilePart(url.searchParams.get("bereich"));
  const meta = { title: toProfileTitle(part), canonical: toAddress(context, url, "/profil") };
  if (slug === null) {
    const returnTo = parseReturnPath(url.searchParams.get("returnTo") ?? "") ?? toPartPath(part);
    const questions = [toBookmarksQuestion(context, { limit: BOOKMARKS }), toDevicesQuestion(context)] as const;
    const { account, isPartial, beside } = await requireAccount(context, returnTo, questions);
    const [saved, devices] = beside;
    const profile = toProfileView(account, new Date(), context.get(environmentContext).paywall, isPartial);
    // The profile does without them (rules 8.5); the client has logged what failed.
    const list = saved?.missing?.has("bookmarks")
      ? await readAttributePage(context, account, { after: null, limit: BOOKMARKS })
      : (saved?.data?.bookmarks ?? null);
    const bookmarks = list === null ? null : toBookmarkEntries(list);
    const done = parseProfileNotice(url.searchParams.get("done"))?.notice ?? null;
    const notices = offersNotices(context, devices) ? toDeviceRows(devices?.data?.own_push_devices ?? [], toDeviceName) : null;
    return { dialog: null, profile, bookmarks, notices, done, part, meta };
  }
  const dialog = parsePageDialog(slug);
  if (dialog === null) throw unknownRoute(url);
  const query = url.searchParams;
  const [offered, status] = await askPage(context, [
    dialog === "UpsellSave" ? toUpsellOfferQuestion(query.get("key")) : null,
    dialog === "UpsellSaveConfirm" ? toConfirmationQuestion(context, query.get("type")) : null,
  ]);
  const user = await context.get(sessionContext).user;
  const asked = { url, key: query.get("key"), returnTo: parseReturnPath(query.get("returnTo") ?? "") };
  const offer = await readUpsellOffer(context, request, asked, offered);
  const confirmation = dialog === "UpsellSaveConfirm" ? readConfirmation(context, query.get("type"), status) : null;
  if (dialog === "PurePreferences" && user !== null && !mayChangeConsents(user)) throw redirect("/profil", 303);
  const view = toDialogView(dialog, query, user === null ? null : toDialogReader(user), { offer, confirmation });
  const other = decideOtherPage(view, user !== null);
  if (other !== null) throw redirect("path" in other ? other.path : toDialogPath(other.dialog, view.returnTo), 303);
  return { dialog: view, isSignedIn: user !== null, meta: { ...meta, title: toDialogTitle(dialog) } };
}

function toDialogReader({ email, attributes }: SessionUser): DialogReader {
  return { email, consents: attributes.find(({ name }) => name === PURE_CONSENTS_ATTRIBUTE)?.value ?? null };
}

export const action = toRouteAction(profileActions);

export const meta: Route.MetaFunction = toPageMeta;

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.dialog !== null) {
    const { dialog, isSignedIn } = loaderData;
    return <DialogPage view={{ ...dialog, form: actionData?.state ?? dialog.form }} isSignedIn={isSignedIn} />;
  }
  const forms = actionData === undefined ? {} : { [actionData.form]: actionData.state };
  const { profile, bookmarks, notices, done, part } = loaderData;
  return <ProfilePage view={profile} {...{ bookmarks, notices, forms, done, part }} />;
}
