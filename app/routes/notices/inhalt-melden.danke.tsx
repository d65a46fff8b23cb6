import { redirect } from "react-router";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { NOTICE_PATH, NUMBER_PARAMETER, toNoticeSentPath } from "#app/domain/notice/notice-paths.ts";
import { NoticeSentPage } from "#app/features/notice/notice-sent-page.tsx";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import type { Route } from "./+types/inhalt-melden.danke.ts";

/** The receipt of a notice, by its number. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const number = parsePostId(url.searchParams.get(NUMBER_PARAMETER));
  if (number === null) throw redirect(NOTICE_PATH, 303);
  await askPage(context, []);
  return { number, meta: { title: "Danke", canonical: toAddress(context, url, toNoticeSentPath(number)) } };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Sent({ loaderData: { number } }: Route.ComponentProps) {
  return <NoticeSentPage number={number} />;
}
