import { menus } from "#brand/menus.ts";

export type Menus = {
  header: { title: string; link: string; children: { title: string }[] }[];
  footer: { title: string; children: { title: string; link: string }[] }[];
};

/** What header and footer link to where the back end has no menus. */
export const portalMenus: Menus = menus;
