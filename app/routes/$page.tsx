import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { KeptOfReaders } from "#app/features/page/kept-of-readers.tsx";
import { toPageView } from "#app/features/page/page-view-model.ts";
import { StandingPage } from "#app/features/page/standing-page.tsx";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { requirePage } from "#app/loaders/page/require-page.ts";
import type { Route } from "./+types/$page.ts";

/** A page of the newsroom; where it has moved, the reader follows. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await requirePage(context, url);
  return {
    isPrivacy: url.pathname === "/datenschutz",
    view: toPageView(page),
    meta: { title: toPageView(page).title, description: page.description, canonical: toAddress(context, url, url.pathname) },
  };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <StandingPage view={loaderData.view} />
      {loaderData.isPrivacy && <KeptOfReaders />}
    </>
  );
}
