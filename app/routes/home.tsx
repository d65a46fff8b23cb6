import { toMetaDescriptors } from "#app/components/page-meta/page-meta.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { backendContext, municipalityContext } from "#app/context.ts";
import { HomePage } from "#app/features/home/home-page.tsx";
import { toHomeView } from "#app/features/home/home-view-model.ts";
import { requireAnswer } from "#app/loaders/require-answer.ts";
import { followShortLink } from "#app/loaders/require-page-or-redirect.ts";
import { toAddress } from "#app/loaders/to-address.ts";
import { GetHomeDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/home.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const municipality = context.get(municipalityContext);
  const { graphql } = context.get(backendContext);
  const [{ home }] = await Promise.all([
    requireAnswer(graphql, GetHomeDocument, { municipality: municipality?.slug ?? null }),
    followShortLink(graphql, url),
  ]);
  return {
    view: toHomeView(home, municipality, new Date()),
    meta: { title: portalBrand.name, description: portalBrand.description, canonical: toAddress(context, url, "/") },
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return toMetaDescriptors(loaderData?.meta);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage view={loaderData.view} />;
}
