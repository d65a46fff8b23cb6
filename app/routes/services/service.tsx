import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { ServicesPage } from "#app/features/services/services-page.tsx";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { noticesQuestion, offersNotices } from "#app/loaders/reader/notices/offers-notices.ts";
import { land } from "#brand/land.ts";
import type { Route } from "./+types/service.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const [push] = await askPage(context, [noticesQuestion]);
  return {
    hasNotices: offersNotices(context, push),
    meta: {
      title: "Service",
      description: `Verkehr, Spritpreise, Notdienste, Horoskop, Mondkalender, Schneebericht, Newsletter und mehr ${land.from}.`,
      canonical: toAddress(context, url, "/service"),
    },
  };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Services({ loaderData: { hasNotices } }: Route.ComponentProps) {
  return <ServicesPage hasNotices={hasNotices} />;
}
