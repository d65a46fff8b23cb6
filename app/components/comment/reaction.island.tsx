import { useEffect, useState } from "react";
import { logError } from "#app/browser/log.ts";
import { PostForm } from "#app/components/form/post-form.tsx";
import type { Sent } from "#app/components/form/use-sending.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Button } from "#app/ui/button/button.tsx";

type ReactionProps = { post: number /** Where it is posted to without script. */; action: string; count: number };

const loadReaction = () => import("./marks.client.ts");

/** Thanks for an article: one a reader, taken back by the same button. */
function Reaction({ post, action, count }: ReactionProps) {
  const [shown, setShown] = useState({ isOn: false, count });

  useEffect(() => {
    // Woken by who reaches for it: only then is the account asked.
    loadReaction()
      .then(({ readMarks }) => readMarks(post))
      .then(({ hasReacted }) => setShown((known) => ({ ...known, isOn: hasReacted })))
      .catch((error: unknown) => logError("The account could not be asked for its thanks", error));
  }, [post]);

  async function press(): Promise<Sent> {
    const { changeReaction } = await loadReaction();
    const changed = await changeReaction({ post, isOn: !shown.isOn });
    if (changed !== null) setShown({ isOn: !shown.isOn, count: changed });
    return "done";
  }

  return (
    <PostForm intent="react" action={action} send={press}>
      <Button type="submit" tone="quiet" aria-pressed={shown.isOn}>
        {`${shown.isOn ? "Danke gesagt" : "Danke"}${shown.count > 0 ? ` (${shown.count})` : ""}`}
      </Button>
    </PostForm>
  );
}

export const ReactionIsland = defineIsland("reaction", Reaction);
