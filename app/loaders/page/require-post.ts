import type { RouterContextProvider } from "react-router";
import type { PostAddress } from "#app/domain/post/post-address.ts";
import { toFormerAddressQuestion, toFormerRedirect } from "#app/loaders/address/former-address.ts";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toRedirect } from "#app/loaders/address/to-redirect.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetPostByIDDocument, type GetPostByIDQuery } from "#graphql/generated/operations.ts";
import { askPage } from "./ask-page.ts";
import { requireData } from "./require-data.ts";

export type FoundPost = {
  post: NonNullable<GetPostByIDQuery["post"]>;
  /** A publisher's own back end may know nothing of access (rules 7.1). */
  decidesAccess: boolean;
};

/**
 * The post at an address. Throws a redirect when the address is a former system's (an imported post may have had to
 * take another number) or the slug is not the post's own, and otherwise the 404 or the error of the operation.
 */
export async function requirePost(
  context: Readonly<RouterContextProvider>,
  { id, slug }: PostAddress,
  grant: string | null,
  url: URL,
): Promise<FoundPost> {
  const [answer, former] = await askPage(context, [
    toQuestion(GetPostByIDDocument, { id, grant }),
    toFormerAddressQuestion(url.pathname),
  ]);
  const moved = toFormerRedirect(former, url);
  const decidesAccess = !answer.missing?.has("post.access");
  // A back end that says neither what is paid for nor who has paid leaves it to the portal, which gives nothing away.
  const isPremium = !decidesAccess && answer.missing?.has("post.is_premium") ? { is_premium: true } : {};
  const found = answer.error === undefined ? answer.data?.post : undefined;
  if (found?.slug === slug) return { post: { ...found, ...isPremium }, decidesAccess };
  if (moved !== null) throw moved;
  const { post } = requireData(answer);
  if (post === null) throw unknownRoute(url);
  const renamed = toRedirect(`${post.link}${url.search}`, 301, url);
  if (renamed !== null) throw renamed;
  return { post: { ...post, ...isPremium }, decidesAccess };
}
