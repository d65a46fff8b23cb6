import { redirect } from "react-router";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { TIP_SENT_PATH, TIP_STATUS_PATH } from "#app/domain/tip/tip-paths.ts";
import { SentPage } from "#app/features/tip/sent-page.tsx";
import { readSentTip } from "#app/gateway/tip/tip-cookie.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import type { Route } from "./+types/tipp-geben.danke.ts";

/** The receipt of a tip that was sent without script (decision 84). Later its code is asked for. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const sent = readSentTip(request);
  if (sent === null) throw redirect(TIP_STATUS_PATH, 303);
  await askPage(context, []);
  return { sent, meta: { title: "Danke", canonical: toAddress(context, url, TIP_SENT_PATH) } };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Sent({ loaderData: { sent } }: Route.ComponentProps) {
  return <SentPage code={sent.code} refusedCount={sent.refused} />;
}
