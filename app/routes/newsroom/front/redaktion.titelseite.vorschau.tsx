import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { HOUR_PARAMETER } from "#app/domain/newsroom/front/front-paths.ts";
import { parseLocalInput, toLocalInput } from "#app/domain/newsroom/local-time.ts";
import { FrontPreviewPage } from "#app/features/newsroom/front/front-preview-page.tsx";
import { admit, askNewsroom } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetFrontDeskDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.titelseite.vorschau.ts";

/** The draft of the front page at an hour, in frames as wide as a phone and a desk. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { rights, front } = admit(await askNewsroom(context, toQuestion(GetFrontDeskDocument, {})), "FRONT", url);
  const asked = url.searchParams.get(HOUR_PARAMETER) ?? "";
  const isKnown = parseLocalInput(asked) !== null;
  const hour = isKnown ? asked.slice(0, 16) : toLocalInput(new Date().toISOString());
  const width = url.searchParams.get("breite") === "schreibtisch" ? ("desk" as const) : ("phone" as const);
  const isWrong = asked !== "" && !isKnown;
  return {
    rights,
    view: { hour, width, isWrong, isDraft: front?.is_draft === true, planned: toLocalInput(front?.publish_at ?? "") },
  };
}

export const meta = () => toNewsroomMeta("Vorschau der Titelseite");

export default function FrontPreview({ loaderData }: Route.ComponentProps) {
  return <FrontPreviewPage {...loaderData} />;
}
