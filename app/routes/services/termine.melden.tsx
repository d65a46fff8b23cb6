import { sentEventActions, sentEventLimits } from "#app/actions/event/event-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { SEND_EVENT_PATH } from "#app/domain/event/event-paths.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { SendEventPage } from "#app/features/events/send-event-page.tsx";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { requireEventRules } from "#app/loaders/reader/rules/require-event-rules.ts";
import type { Route } from "./+types/termine.melden.ts";

/** Everybody tells the newsroom of an event. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { keep_days: keepDays } = await requireEventRules(context, url);
  const description = "Eine Veranstaltung in der Region melden, ohne Anmeldung.";
  return { keepDays, meta: { title: "Termin melden", description, canonical: toAddress(context, url, SEND_EVENT_PATH) } };
}

export const action = toRouteAction(sentEventActions, { wrong: 422, limits: sentEventLimits });

export const meta: Route.MetaFunction = toPageMeta;

export default function SendEvent({ loaderData: { keepDays }, actionData }: Route.ComponentProps) {
  return <SendEventPage keepDays={keepDays} form={actionData?.state ?? emptyForm} />;
}
