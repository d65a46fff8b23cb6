/** Posts with videos, as the page of videos may show them. Throws the error pages of requireData. */
import type { Answer } from "#graphql/client/batches/ask-together.ts";
import type {
  GetVideoAddressesQuery,
  GetVideoQuery,
  GetVideosQuery,
  VideoPostFragment,
  VideoTeaserFragment,
} from "#graphql/generated/operations.ts";
import { requireData } from "./require-data.ts";

/** A back end that knows no lists of posts (rules 7.1) has an empty list of videos. */
export function requireVideos(answer: Answer<GetVideosQuery>, page: number): GetVideosQuery["posts"] {
  return requireList(answer, page);
}

/** The same of their addresses. */
export function requireVideoPosts(answer: Answer<GetVideoAddressesQuery>, page: number): GetVideoAddressesQuery["posts"] {
  return requireList(answer, page);
}

type List<Post> = { items: Post[]; total_pages: number; page: number };

function requireList<Post extends VideoPostFragment>(answer: Answer<{ posts: List<Post> }>, page: number): List<Post> {
  if (answer.missing?.has("posts")) return { items: [], total_pages: 0, page };
  const { posts } = requireData(answer);
  return {
    ...posts,
    items: posts.items.map((post) => withCaution(post, answer.missing?.has("posts.items.is_premium") === true)),
  };
}

/** `post` null: no post has that number. */
export function requireVideo(answer: Answer<GetVideoQuery>): { post: VideoPostFragment | null; others: VideoTeaserFragment[] } {
  const { post, posts } = requireData(answer);
  const others = answer.missing?.has("posts") ? [] : posts.items;
  return {
    post: post === null ? null : withCaution(post, answer.missing?.has("post.is_premium") === true),
    others: others.map((other) => withCaution(other, answer.missing?.has("posts.items.is_premium") === true)),
  };
}

/** A back end that does not say what is sold sells everything: nothing is given away. */
function withCaution<Post extends VideoPostFragment>(post: Post, isUnsaid: boolean): Post {
  return isUnsaid ? { ...post, is_premium: true } : post;
}
