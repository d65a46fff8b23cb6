import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { VersionPage } from "#app/features/newsroom/desk/post/version-page.tsx";
import { toVersionView } from "#app/features/newsroom/desk/post/version-view-model.ts";
import { unknownInNewsroom } from "#app/loaders/address/route-errors.ts";
import { admit, askNewsroom, requireId } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetDeskVersionDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.beitraege.$id.staende.$version.ts";

/** A version of a post, and how the text differs from it by now. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const asked = { id: requireId(params.id, url), version: requireId(params.version, url) };
  const newsroom = admit(await askNewsroom(context, toQuestion(GetDeskVersionDocument, asked)), "WRITE", url);
  const post = newsroom.desk_post;
  if (post?.version == null) throw unknownInNewsroom(url);
  return { view: toVersionView(post, post.version), rights: newsroom.rights };
}

export const meta = () => toNewsroomMeta("Früherer Stand");

export default function DeskVersion({ loaderData }: Route.ComponentProps) {
  return <VersionPage {...loaderData} />;
}
