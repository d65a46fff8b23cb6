import { data, redirect } from "react-router";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { DutyPage } from "#app/features/duty/duty-page.tsx";
import { DUTY_PATH } from "#app/features/duty/duty-path.ts";
import { parseDutyChoice, toDutyRange, toDutyView } from "#app/features/duty/duty-view-model.ts";
import { invalidRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { land } from "#brand/land.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetDutyDocument } from "#graphql/generated/operations.ts";
import { logError } from "#shared/log/log.ts";
import type { Route } from "./+types/notdienste.ts";

/** The emergency numbers are there whatever the back end says; a page without rotas is not cached (decision 81). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const now = new Date();
  const choice = parseDutyChoice(url.searchParams, now);
  if (choice === "past") throw redirect(DUTY_PATH);
  const [answer] = await askPage(context, [choice === null ? null : toQuestion(GetDutyDocument, toDutyRange(choice))]);
  if (choice === null || answer === null) throw invalidRoute(url);
  const rota = answer.missing?.has("duty") ? null : (answer.data?.duty ?? null);
  if (rota === null) logError("The duty rotas cannot be had", answer.error);
  const page = {
    view: toDutyView(choice, rota, now),
    meta: {
      title: `Notdienste ${land.in}`,
      description: `Notrufnummern und Bereitschaftsdienste: Ärzte, Apotheken, Zahnärzte und Tierärzte ${land.in}.`,
      canonical: toAddress(context, url, DUTY_PATH),
      isIndexed: choice.isToday,
    },
  };
  return data(page, rota === null ? { headers: { "cache-control": "private, no-store" } } : undefined);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = toPageMeta;

export default function Notdienste({ loaderData }: Route.ComponentProps) {
  return <DutyPage view={loaderData.view} />;
}
