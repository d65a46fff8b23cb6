import { isRouteErrorResponse, useRouteLoaderData } from "react-router";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { DefaultLayout } from "#app/shell/layout/default-layout.tsx";
import { type LayoutView, toBareLayoutView } from "#app/shell/layout/layout-view.ts";

import { type ErrorHome, ErrorPage, errorTexts } from "./error-page.tsx";
import { toErrorView } from "./to-error-view.ts";

type RootFacts = { showsErrorDetails: boolean; path: string; pattern: string; isAppMode: boolean };

/**
 * An error page within the layout; within a bare one where there is none, or after an unexpected error: it may have
 * come from the layout.
 */
export function RouteError({ error, layout }: { error: unknown; layout: LayoutView | null }) {
  const root = useRouteLoaderData<RootFacts>("root");
  const safeLayout = isRouteErrorResponse(error) ? layout : null;
  return (
    <DefaultLayout view={safeLayout ?? toBareLayoutView(root?.path ?? "/", new Date(), root?.isAppMode ?? false)}>
      <RouteErrorText error={error} home="paper" />
    </DefaultLayout>
  );
}

/** The error page itself, for a layout of the caller's. */
export function RouteErrorText({ error, home }: { error: unknown; home: ErrorHome }) {
  const root = useRouteLoaderData<RootFacts>("root");
  const { kind, details } = toErrorView(error, { pattern: root?.pattern ?? "*", showsDetails: root?.showsErrorDetails ?? false });
  return (
    <>
      <title>{`${errorTexts[kind].name} | ${portalBrand.name}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorPage kind={kind} details={details} home={home} />
    </>
  );
}
