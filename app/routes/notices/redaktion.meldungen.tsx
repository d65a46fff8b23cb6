import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { NoticesPage } from "#app/features/newsroom/notices/notices-page.tsx";
import { toNoticesView } from "#app/features/newsroom/notices/notices-view-model.ts";
import { admit, askNewsroom } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNewsroomNoticesDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.meldungen.ts";

/** Notices of illegal content: `stand=entschieden` shows the decided ones, `nach=` is the number of the last one of the page before. */
export async function loader({ context, url: { searchParams }, url }: Route.LoaderArgs) {
  const isOpen = searchParams.get("stand") !== "entschieden";
  const question = toQuestion(GetNewsroomNoticesDocument, { isOpen, after: parsePostId(searchParams.get("nach")) });
  const { notices, rights } = admit(await askNewsroom(context, question), "COMMENTS", url);
  return { view: toNoticesView(notices ?? [], isOpen), rights };
}

export const meta = () => toNewsroomMeta("Meldungen");

export default function Notices({ loaderData }: Route.ComponentProps) {
  return <NoticesPage {...loaderData} />;
}
