import type { Municipality } from "#app/domain/municipality/municipality.ts";
import { withoutKey } from "#app/domain/page/address/return-path.ts";
import { toTodayText } from "#app/domain/post/date-text.ts";
import { toBreakingView } from "#app/shell/breaking-line/to-breaking-view.ts";
import type { GetLayoutQuery } from "#graphql/generated/operations.ts";
import type { LayoutView } from "./layout-view.ts";

type LayoutFacts = { municipality: Municipality | null; url: URL; isAppMode: boolean; isSessionOver: boolean; now: Date };

export function toLayoutView(
  menus: GetLayoutQuery,
  { municipality, url, isAppMode, isSessionOver, now }: LayoutFacts,
): LayoutView {
  return {
    navigation: menus.header.map(({ title, link }) => ({ title, link, isCurrent: link === url.pathname })),
    footer: menus.footer.map(({ title, children }) => ({
      title,
      links: children.map((child) => ({ title: child.title, link: child.link })),
    })),
    municipality: municipality === null ? null : { slug: municipality.slug, title: municipality.title },
    path: withoutKey(`${url.pathname}${url.search}`),
    today: toTodayText(now),
    year: now.getUTCFullYear(),
    isSessionOver,
    isAppMode,
    breaking: toBreakingView(menus.breaking_line, now),
  };
}
