import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { portalMenus } from "#app/configuration/menus.ts";
import { offers } from "#app/configuration/offers.ts";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { portalLook } from "#app/configuration/portal-look.ts";
import { BrandPage } from "#app/features/newsroom/brand/brand-page.tsx";
import { toBrandView } from "#app/features/newsroom/brand/brand-view-model.ts";
import { requireSetup } from "#app/loaders/newsroom/require-setup.ts";
import { Logo } from "#app/shell/header/logo.tsx";
import type { Route } from "./+types/redaktion.marke.ts";

/** A preview of the brand, for who may see what the paper lacks. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { rights } = await requireSetup(context, url);
  return { rights, view: toBrandView({ identity: portalBrand, look: portalLook, menus: portalMenus, offers }) };
}

export const meta = () => toNewsroomMeta("Marke");

export default function Brand({ loaderData: { rights, view } }: Route.ComponentProps) {
  return <BrandPage rights={rights} view={view} logo={<Logo />} />;
}
