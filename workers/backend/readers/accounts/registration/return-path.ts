/** Where the reader of an activation mail came from: `{"returnTo": "/…"}` in the registration's userData. */
import * as v from "valibot";

const MAX_LENGTH = 500;
/** Whatever the portal's real one is: nothing but its paths stays on it. */
const ORIGIN = "https://portal.invalid";

const userDataSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ returnTo: v.pipe(v.string(), v.startsWith("/"), v.maxLength(MAX_LENGTH)) }),
);

/** A path of the portal, which checks it once more before it leads there; null for anything else. */
export function parseReturnPath(userData: string | null): string | null {
  const parsed = v.safeParse(userDataSchema, userData);
  if (!parsed.success) return null;
  // "//host", "/\\host" and their relatives resolve to another origin.
  const url = URL.parse(parsed.output.returnTo, ORIGIN);
  if (url === null || url.origin !== ORIGIN || url.pathname.startsWith("//")) return null;
  return url.pathname + url.search + url.hash;
}
