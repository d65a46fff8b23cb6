/** Where a cookie of the single sign-on may have been set: to be gone it has to be deleted for every domain and path (rules 4). */

/** More than any page of ours lies deep; each costs a header line of its own. */
const MAX_FOLDERS = 10;

export type CookieVariant = { domain: string | null; path: string };

/** Host-only and every parent domain, with `/` and every folder of the path. Browsers ignore those they would not have taken. */
export function toCookieVariants(hostname: string, pathname: string): CookieVariant[] {
  const domains = [null, ...toDomains(hostname)];
  const paths = toPaths(pathname);
  return domains.flatMap((domain) => paths.map((path) => ({ domain, path })));
}

function toDomains(hostname: string): string[] {
  const isAddress = /^[\d.]+$/.test(hostname) || hostname.includes(":");
  if (isAddress) return [];
  const labels = hostname.toLowerCase().split(".");
  // A top-level domain alone takes no cookies.
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
}

/** No path of a cookie holds a semicolon: what follows it would be read as further attributes. */
function toPaths(pathname: string): string[] {
  const [plain = ""] = pathname.split(";", 1);
  const segments = plain
    .split("/")
    .filter((segment) => segment !== "")
    .slice(0, MAX_FOLDERS);
  return ["/", ...segments.map((_, index) => `/${segments.slice(0, index + 1).join("/")}`)];
}
