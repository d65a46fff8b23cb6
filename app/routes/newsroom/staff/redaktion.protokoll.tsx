import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { LogPage } from "#app/features/newsroom/staff/log-page.tsx";
import { toLogView } from "#app/features/newsroom/staff/staff-view-model.ts";
import { admit, askNewsroom } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetStaffLogDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.protokoll.ts";

/** The action log (decision 104): `person=` and `art=` choose, `vor=` is the number of the last line of the page before. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const filter = { person: parsePostId(searchParams.get("person")), kind: searchParams.get("art") || null };
  const asked = { staff: filter.person, kind: filter.kind, before: parsePostId(searchParams.get("vor")) };
  const newsroom = admit(await askNewsroom(context, toQuestion(GetStaffLogDocument, asked)), "STAFF", url);
  return { log: toLogView(newsroom, filter), rights: newsroom.rights };
}

export const meta = () => toNewsroomMeta("Protokoll");

export default function Log({ loaderData }: Route.ComponentProps) {
  return <LogPage {...loaderData} />;
}
