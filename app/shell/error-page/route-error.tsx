import { useRouteLoaderData } from "react-router";
import { portalBrand } from "../../domain/portal-brand.ts";
import { DefaultLayout } from "../layout/default-layout.tsx";
import { type LayoutView, toBareLayoutView } from "../layout/layout-view.ts";
import { GenericErrorPage, NotFoundPage } from "./error-page.tsx";
import { toErrorView } from "./to-error-view.ts";

type RootFacts = { showsErrorDetails: boolean; path: string; pattern: string; isAppMode: boolean };

/** An error page within the layout; a bare one when the layout's own data could not be had. */
export function RouteError({ error, layout }: { error: unknown; layout: LayoutView | null }) {
  const root = useRouteLoaderData<RootFacts>("root");
  const { kind, details } = toErrorView(error, { pattern: root?.pattern ?? "*", showsDetails: root?.showsErrorDetails ?? false });
  const Page = kind === "not-found" ? NotFoundPage : GenericErrorPage;
  return (
    <DefaultLayout view={layout ?? toBareLayoutView(root?.path ?? "/", new Date(), root?.isAppMode ?? false)}>
      <title>{kind === "not-found" ? `Seite nicht gefunden | ${portalBrand.name}` : `Fehler | ${portalBrand.name}`}</title>
      <meta name="robots" content="noindex" />
      <Page details={details} />
    </DefaultLayout>
  );
}
