import { data } from "react-router";
import { runPreviewShare } from "#app/actions/newsroom/run-preview-share.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { DraftsPage } from "#app/features/newsroom/drafts/drafts-page.tsx";
import { toDraftsView, toSharedText } from "#app/features/newsroom/drafts/drafts-view-model.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { admit, askNewsroom } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/ask-together.ts";
import { GetDraftsDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.entwuerfe.ts";

/** Posts that readers do not see yet (decision 101): `vor=` is the number of the last draft of the page before. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const before = parsePostId(url.searchParams.get("vor"));
  const newsroom = admit(await askNewsroom(context, toQuestion(GetDraftsDocument, { before })), "PREVIEW", url);
  const scheduled = before === null ? (newsroom.scheduled_posts ?? []) : [];
  return { view: toDraftsView(scheduled, newsroom.drafts ?? []), rights: newsroom.rights };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const share = await runPreviewShare(context, request, url);
  if (share.kind === "wrong") return data({ shared: null, error: share.wrong.formError }, share.wrong.status);
  const { id, title, path, expires } = share.shared;
  return { shared: { id, title, address: toAddress(context, url, path), text: toSharedText(expires) }, error: null };
}

export function meta(_: Route.MetaArgs) {
  return [{ title: `Entwürfe | Redaktion | ${portalBrand.name}` }, { name: "robots", content: "noindex" }];
}

export default function Drafts({ loaderData, actionData }: Route.ComponentProps) {
  return <DraftsPage {...loaderData} shared={actionData?.shared ?? null} error={actionData?.error ?? null} />;
}
