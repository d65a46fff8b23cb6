import type { Client } from "@urql/core";
import type { PostAddress } from "#app/domain/post/post-address.ts";
import { GetPostByIDDocument, type GetPostByIDQuery, GetRedirectDocument } from "#graphql/generated/operations.ts";
import { requireAnswer } from "./require-answer.ts";
import { unknownRoute } from "./route-errors.ts";
import { toRedirect } from "./to-redirect.ts";

/**
 * The post at an address. Throws a redirect when the address is a former system's (an imported post may have had to
 * take another number) or the slug is not the post's own, and otherwise the 404 or the error of the operation.
 */
export async function requirePost(
  client: Client,
  { id, slug }: PostAddress,
  grant: string | null,
  url: URL,
): Promise<NonNullable<GetPostByIDQuery["post"]>> {
  const [asked, former] = await Promise.allSettled([
    requireAnswer(client, GetPostByIDDocument, { id, grant }),
    requireAnswer(client, GetRedirectDocument, { path: url.pathname }),
  ]);
  const post = asked.status === "fulfilled" ? asked.value.post : null;
  if (post?.slug === slug) return post;
  const found = former.status === "fulfilled" ? former.value.redirect : null;
  const moved = found === null ? null : toRedirect(found.to, found.status, url);
  if (moved !== null) throw moved;
  if (asked.status === "rejected") throw asked.reason;
  if (post === null) throw unknownRoute(url);
  const renamed = toRedirect(`${post.link}${url.search}`, 301, url);
  if (renamed !== null) throw renamed;
  return post;
}
