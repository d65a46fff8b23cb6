/** The path of the page that a request is about: React Router serves a page's data under the page's path and `.data`. */
export function toPagePath(pathname: string): string {
  return pathname.endsWith("/_.data") ? pathname.slice(0, -"_.data".length) : pathname.replace(/\.data$/, "");
}
