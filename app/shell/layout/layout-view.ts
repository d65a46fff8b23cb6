/** What header and footer show. */
export type LayoutView = {
  navigation: { title: string; link: string; isCurrent: boolean }[];
  footer: { title: string; links: { title: string; link: string }[] }[];
  municipality: { slug: string; title: string } | null;
  /** Path and query of the page, to come back to after a form. */
  path: string;
  year: number;
  /** The back end has ended the reader's session, and this is the first page to find it. */
  isSessionOver: boolean;
  isAppMode: boolean;
};

/** Stands in when the back end cannot say what the menus hold. */
export function toBareLayoutView(path: string, now: Date, isAppMode: boolean): LayoutView {
  return { navigation: [], footer: [], municipality: null, path, year: now.getUTCFullYear(), isSessionOver: false, isAppMode };
}
