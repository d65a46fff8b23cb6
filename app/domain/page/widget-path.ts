/** Widgets stand in frames of other sites: there is no session, and nobody is asked or measured. */
export function isWidgetPath(pathname: string): boolean {
  return pathname.startsWith("/widgets/");
}

/** In the content security policy of a page that any site may frame. */
export const ANY_FRAME = "frame-ancestors *";
