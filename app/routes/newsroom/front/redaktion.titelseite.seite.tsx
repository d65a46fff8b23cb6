import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { HOUR_PARAMETER } from "#app/domain/newsroom/front/front-paths.ts";
import { parseLocalInput } from "#app/domain/newsroom/local-time.ts";
import { HomePage } from "#app/features/home/home-page.tsx";
import { toHomeView } from "#app/features/home/home-view-model.ts";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toFrontPreviewQuestion } from "#app/loaders/newsroom/require-front.ts";
import { admit } from "#app/loaders/newsroom/require-newsroom.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import type { Route } from "./+types/redaktion.titelseite.seite.ts";

/** The draft of the front page as readers without a municipality will see it at an hour, for the frame of the preview. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const at = parseLocalInput(url.searchParams.get(HOUR_PARAMETER) ?? "") ?? new Date().toISOString();
  const [answer] = await askPage(context, [toFrontPreviewQuestion(at)]);
  const { front } = admit(requireData(answer).newsroom, "FRONT", url);
  if (front === null) throw unknownRoute(url);
  const { sections, newest } = front.preview;
  return { view: toHomeView({ home: { sections }, newest: { items: newest } }, null) };
}

export const meta = () => toNewsroomMeta("Vorschau der Titelseite");

export default function FrontSheet({ loaderData }: Route.ComponentProps) {
  return <HomePage view={loaderData.view} />;
}
