import { requireLargeForm } from "#app/actions/newsroom/large-form.ts";
import { runPictureCall } from "#app/actions/newsroom/picture-call.ts";
import { toLibraryPicture } from "#app/components/picture-library/to-library-picture.ts";
import { backendContext } from "#app/context.ts";
import { parsePictureQuery } from "#app/domain/newsroom/library-picture.ts";
import { MAX_PICTURE_FORM_BYTES } from "#app/domain/newsroom/picture-form.ts";
import { toPicturesPage } from "#app/features/newsroom/pictures/pictures-view-model.ts";
import { readPicture } from "#app/gateway/newsroom/picture-calls.ts";
import { admit } from "#app/loaders/newsroom/require-newsroom.ts";
import { askPictures } from "#app/loaders/newsroom/require-pictures.ts";
import type { Route } from "./+types/redaktion.bilder.stand.ts";

/**
 * `GET /redaktion/bilder/stand?q=`: a page of the list, for script. 401 for a user who is not signed in, 403 without the right, 404 without
 * a newsroom.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const newsroom = await askPictures(context, parsePictureQuery(url.searchParams));
  if (newsroom?.is_signed_in === false) return Response.json({ error: "Not signed in" }, { status: 401 });
  return Response.json(toPicturesPage(admit(newsroom, "WRITE", url)));
}

/**
 * `POST`: the bytes of a file (`application/octet-stream`), or the words of a picture (JSON). Answers the picture as it is now, or
 * `{"error"}` in German under the status of what went wrong.
 */
export async function action({ context, request, url }: Route.ActionArgs) {
  const limits = await requireLargeForm({ context, request }, { rights: ["WRITE"], maxBytes: MAX_PICTURE_FORM_BYTES });
  const done = await runPictureCall({ context, request, url }, limits);
  if ("error" in done) return Response.json({ error: done.error }, { status: done.status });
  const answer = await readPicture(context.get(backendContext), { id: done.id });
  const picture = answer.kind === "done" ? answer.result : null;
  if (picture === null)
    return Response.json({ error: "Das hat nicht geklappt. Versuch es gleich noch einmal." }, { status: 503 });
  return Response.json(toLibraryPicture(picture));
}
