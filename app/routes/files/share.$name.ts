import { backendContext } from "#app/context.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import { parseShareImageName } from "#app/domain/post/share-image-path.ts";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { answerFile, toPictureFile } from "#app/loaders/answer-file.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { toQuestion } from "#graphql/client/ask-together.ts";
import { GetPostHeadlineDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/share.$name.ts";

/** A post's headline as a picture; a premium one's too, for everybody may read it. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerFile(async () => {
    const id = parseShareImageName(params.name);
    if (id === null) throw unknownRoute(url);
    const [answer] = await context.get(backendContext).askTogether([toQuestion(GetPostHeadlineDocument, { id })]);
    const { post } = requireData(answer);
    if (post === null) throw unknownRoute(url);
    // Large, and wanted by few: only once somebody asks.
    const { toSharePng } = await import("#app/features/share-image/to-share-png.ts");
    return toPictureFile("image/png", toSharePng({ headline: toPlainText(post.title.rendered), kicker: post.kicker }));
  });
}
