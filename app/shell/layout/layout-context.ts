import { createContext, use } from "react";
import type { LayoutView } from "./layout-view.ts";

/** What a layout route tells entry.server.tsx of itself, as its `handle`. */
export type LayoutHandle = { hasMenus: boolean };

/**
 * Header and footer of the page that is rendered. No loader's data: layouts are loaded beside their page and would have to ask
 * for themselves, while the menus come with the page's own questions (decision 9).
 */
export const LayoutContext = createContext<LayoutView | null>(null);

/** Throws where the page was rendered without it. */
export function useLayoutView(): LayoutView {
  const view = use(LayoutContext);
  if (view === null) throw new Error("No layout was provided for this page");
  return view;
}
