import { toPictureActions } from "#app/actions/newsroom/picture-actions.ts";
import { runForm } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { PicturePage } from "#app/features/newsroom/pictures/picture-page.tsx";
import { toPictureView } from "#app/features/newsroom/pictures/pictures-view-model.ts";
import { requireId } from "#app/loaders/newsroom/require-newsroom.ts";
import { requirePicture } from "#app/loaders/newsroom/require-pictures.ts";
import type { Route } from "./+types/redaktion.bilder.$id.ts";

/** One picture: its words, how it is cut, and where it is used. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { picture, rights } = await requirePicture(context, url, requireId(params.id, url));
  return { picture: toPictureView(picture), rights, isSaved: url.searchParams.has("gespeichert") };
}

export function action({ context, params, request, url }: Route.ActionArgs) {
  return runForm(toPictureActions(requireId(params.id, url)), { context, request, url }, { wrong: 422 });
}

export const meta = ({ loaderData }: Route.MetaArgs) => toNewsroomMeta(loaderData?.picture.name ?? "Bild");

export default function PictureOfLibrary({ loaderData, actionData }: Route.ComponentProps) {
  return <PicturePage {...loaderData} form={actionData ?? null} />;
}
