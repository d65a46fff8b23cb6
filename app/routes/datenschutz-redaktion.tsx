import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { KeptOfNewsroom } from "#app/features/page/kept-of-newsroom.tsx";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import type { Route } from "./+types/datenschutz-redaktion.ts";

const title = "Daten der Redaktion";
const description = "Was diese Website über Menschen in der Redaktion ablegt und über die, von denen Texte und Bilder stammen.";

/** The part of what is kept that concerns whoever works here (decision 107); readers' part stands on /datenschutz. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await askPage(context, []);
  return { meta: { title, description, canonical: toAddress(context, url, url.pathname) } };
}

export const meta: Route.MetaFunction = toPageMeta;

export default function NewsroomData() {
  return <KeptOfNewsroom title={title} lead={description} />;
}
