/** The form that begins a ticker: the address of a post, or its number (decision 76). */
import { createButtonAction, type FormActions, refuseFields } from "#app/actions/form-action.ts";
import { parsePastedPost, toTickerPath } from "#app/domain/newsroom/newsroom-paths.ts";

const MAX_SHOWN = 500;

export const openingActions: FormActions = {
  open: createButtonAction(
    "open",
    async ({ entries: { post = "" } }) => {
      const postId = parsePastedPost(post);
      if (postId !== null) return { kind: "redirect", to: toTickerPath(postId) };
      return refuseFields({ post: "Das ist keine Adresse eines Beitrags. Sie endet mit seiner Nummer." });
    },
    ({ post = "" }) => ({ post: post.slice(0, MAX_SHOWN) }),
  ),
};
