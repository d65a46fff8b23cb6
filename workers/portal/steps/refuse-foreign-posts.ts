import { LEAVE_PATH } from "#app/domain/newsletter/newsletter-paths.ts";
import { isForeignPost } from "#workers/portal/is-foreign-post.ts";
import type { Step } from "./open-request.ts";

/**
 * Forms of pages are posted by pages of this site only; actions need not check again. The exception is the one that mail programs post,
 * with no cookie and a key in its address (RFC 8058): it does what the key says, whether or not a reader is signed in.
 */
export const refuseForeignPosts: Step = ({ request, url, environment }) => {
  if (url.pathname === LEAVE_PATH) return null;
  if (!isForeignPost(request, [url.origin, environment.publicOrigin])) return null;
  return new Response("Dieses Formular wurde nicht auf unserer Website abgeschickt.\n", {
    status: 403,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
};
