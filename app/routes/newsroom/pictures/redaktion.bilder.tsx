import { requireLargeForm } from "#app/actions/newsroom/large-form.ts";
import { pictureUploadActions } from "#app/actions/newsroom/picture-actions.ts";
import { runForm } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { parsePictureQuery } from "#app/domain/newsroom/library-picture.ts";
import { MAX_PICTURE_FORM_BYTES, MAX_PICTURES_A_FORM } from "#app/domain/newsroom/picture-form.ts";
import { PicturesPage } from "#app/features/newsroom/pictures/pictures-page.tsx";
import { toPicturesPage } from "#app/features/newsroom/pictures/pictures-view-model.ts";
import { admit } from "#app/loaders/newsroom/require-newsroom.ts";
import { askPictures } from "#app/loaders/newsroom/require-pictures.ts";
import type { Route } from "./+types/redaktion.bilder.ts";

/** The desk's pictures, newest first, with the way to bring more. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const question = parsePictureQuery(url.searchParams);
  const newsroom = admit(await askPictures(context, question), "WRITE", url);
  return { page: toPicturesPage(newsroom), question, rights: newsroom.rights };
}

export async function action(posted: Route.ActionArgs) {
  const limits = await requireLargeForm(posted, { rights: ["WRITE"], maxBytes: MAX_PICTURE_FORM_BYTES });
  return runForm(pictureUploadActions, posted, { wrong: 422, limits: { ...limits, maxFiles: MAX_PICTURES_A_FORM + 1 } });
}

export const meta = () => toNewsroomMeta("Bilder");

export default function Pictures({ loaderData, actionData }: Route.ComponentProps) {
  return <PicturesPage {...loaderData} form={actionData?.state ?? emptyForm} />;
}
