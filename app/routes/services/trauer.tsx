import { toCollectionJsonLd } from "#app/components/page-meta/json-ld.ts";
import { toPagedTitle, toPageMeta } from "#app/components/page-meta/page-meta.ts";
import {
  isWorthIndexing,
  parseDeathNoticesChoice,
  toChoicePath,
  toDeathNoticesVariables,
} from "#app/features/death-notices/death-notices-choice.ts";
import { DeathNoticesPage } from "#app/features/death-notices/death-notices-page.tsx";
import { toDeathNoticesView } from "#app/features/death-notices/death-notices-view-model.ts";
import { invalidRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { requireWithinEnd } from "#app/loaders/page/require-page-number.ts";
import { land } from "#brand/land.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetDeathNoticesDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/trauer.ts";

/** Death notices: `name=`, `gemeinde=`, `seite=`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const choice = parseDeathNoticesChoice(url.searchParams);
  const question = choice === null ? null : toQuestion(GetDeathNoticesDocument, toDeathNoticesVariables(choice));
  const [answer] = await askPage(context, [question]);
  if (choice === null || answer === null) throw invalidRoute(url);
  const notices = answer.missing?.has("death_notices") ? null : requireData(answer).death_notices;
  if (notices !== null) requireWithinEnd(notices, choice.page, url);
  const where = choice.municipality === null ? land.in : `aus ${choice.municipality.title}`;
  const title = toPagedTitle(`Traueranzeigen ${where}`, choice.page);
  const description = `Todesanzeigen, Danksagungen und Jahrestage ${where}, nach Name und Gemeinde.`;
  const canonical = toAddress(context, url, toChoicePath(choice));
  return {
    view: toDeathNoticesView(choice, notices),
    meta: {
      title,
      description,
      canonical,
      isIndexed: isWorthIndexing(choice),
      jsonLd: toCollectionJsonLd({ title, description, canonical }, (target) => toAddress(context, url, target)),
    },
  };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function DeathNotices({ loaderData: { view } }: Route.ComponentProps) {
  return <DeathNoticesPage view={view} />;
}
