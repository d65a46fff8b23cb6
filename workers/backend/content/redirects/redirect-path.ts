/** How addresses of a former system are written in the table `redirects`, by the writer and by those who look them up. */

/**
 * Path and query without host, fragment and trailing slash (`/2024/05/titel`, `/?p=12`); null for the front page
 * and for what is no address.
 */
export function toRedirectPath(address: string): string | null {
  if (!URL.canParse(address, "https://own.invalid/")) return null;
  const { pathname, search } = new URL(address, "https://own.invalid/");
  const path = pathname.replace(/\/+$/, "");
  if (path === "" && search === "") return null;
  return (path === "" ? "/" : path) + search;
}
