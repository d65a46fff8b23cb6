import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { OfflinePage } from "#app/features/offline/offline-page.tsx";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import type { Route } from "./+types/offline.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  await askPage(context, []);
  return { meta: { title: "Keine Verbindung", canonical: toAddress(context, url, "/offline") } };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Offline() {
  return <OfflinePage />;
}
