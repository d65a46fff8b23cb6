import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { parseSort } from "#app/components/snow-report/snow-sort.ts";
import { toSnowView } from "#app/components/snow-report/to-snow-view.ts";
import { backendContext, environmentContext } from "#app/context.ts";
import { MunicipalityNewsWidget } from "#app/features/municipality-news/municipality-news-widget.tsx";
import { toNewsView } from "#app/features/municipality-news/news-view-model.ts";
import { SnowWidget } from "#app/features/widgets/snow-widget.tsx";
import { WidgetFrame } from "#app/features/widgets/widget-frame.tsx";
import { invalidRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { parseNewsRequest } from "#app/loaders/widgets/parse-news-request.ts";
import { requireNews } from "#app/loaders/widgets/require-news.ts";
import { useLayoutView } from "#app/shell/layout/layout-context.ts";
import { land } from "#brand/land.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetSnowReportDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/widgets.$widget.ts";

/** By name; any other is a 404. No session is looked up: in a frame of another site there is none (decision 89). */
const widgets = { schnee: loadSnow, gemeinde: loadNews } as const;

type LoaderArgs = Pick<Route.LoaderArgs, "context" | "url">;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { widget } = params;
  if (!isWidget(widget)) throw invalidRoute(url);
  const { title, description, ...view } = await widgets[widget]({ context, url });
  return { view, meta: { title, description, canonical: toAddress(context, url, url.pathname) } };
}

function isWidget(name: string): name is keyof typeof widgets {
  return Object.hasOwn(widgets, name);
}

async function loadSnow({ context, url }: LoaderArgs) {
  const sort = parseSort(url.searchParams.get("sortierung"));
  if (sort === undefined) throw invalidRoute(url);
  const [answer] = await context.get(backendContext).askTogether([toQuestion(GetSnowReportDocument, {})]);
  const report = answer.missing?.has("snow_report") ? null : requireData(answer).snow_report;
  return {
    kind: "snow" as const,
    title: "Schneebericht",
    description: `Schneehöhen und offene Lifte der Skigebiete ${land.in}.`,
    snow: toSnowView(report, sort, url.pathname),
  };
}

async function loadNews({ context, url }: LoaderArgs) {
  const parsed = parseNewsRequest(url.searchParams);
  if (parsed === null) throw invalidRoute(url);
  const { request, isDynamic, kept } = parsed;
  const { topicsNamespace } = context.get(environmentContext);
  return {
    kind: "news" as const,
    title: "Aus den Gemeinden",
    description: `Nachrichten aus den Gemeinden ${land.of}.`,
    news: {
      request,
      view: toNewsView(await requireNews(context, request), request, new Date()),
      topicsNamespace,
      isDynamic,
      path: url.pathname,
      hidden: kept,
    },
  };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Widget({ loaderData: { view, meta } }: Route.ComponentProps) {
  const { isAppMode } = useLayoutView();
  if (view.kind === "snow") return <SnowWidget view={view.snow} />;
  return (
    <WidgetFrame title={meta.title}>
      <MunicipalityNewsWidget {...view.news} isFramed={!isAppMode} />
    </WidgetFrame>
  );
}
