import { useEffect, useState } from "react";
import { logError } from "#app/browser/log.ts";
import { PostForm } from "#app/components/form/post-form.tsx";
import type { Sent } from "#app/components/form/use-sending.ts";
import { toReportPath } from "#app/domain/comment/comment-paths.ts";
import { defineIsland } from "#app/islands/define-island.ts";

type ToolsProps = {
  id: number;
  author: string;
  useful: number;
  /** Where the form is posted to without script. */
  path: string;
  post: number;
  canAnswer: boolean;
};

const loadMarks = () => import("#app/components/comment/marks.client.ts");
const tool = "inline-flex min-h-11 items-center gap-1 text-[0.9375rem] text-soft hover:text-ink aria-pressed:text-accent";

/** What a reader can do with a comment: call it "lesenswert", answer it, report it. */
function CommentTools({ id, author, useful, path, post, canAnswer }: ToolsProps) {
  const [mark, setMark] = useState({ isMarked: false, count: useful });

  useEffect(() => {
    // Woken by who reaches for it: only then is the account asked.
    loadMarks()
      .then(({ readMarks }) => readMarks(post))
      .then(({ comments }) => setMark((known) => ({ ...known, isMarked: comments.includes(id) })))
      .catch((error: unknown) => logError("The account could not be asked for its marks", error));
  }, [id, post]);

  async function press(): Promise<Sent> {
    const { changeMark } = await loadMarks();
    const count = await changeMark({ id, isUseful: !mark.isMarked });
    if (count !== null) setMark({ isMarked: !mark.isMarked, count });
    return "done";
  }

  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-5 print:hidden">
      <PostForm intent="mark" action={path} fields={{ id: String(id) }} send={press}>
        <button type="submit" className={tool} aria-pressed={mark.isMarked}>
          Lesenswert
          {mark.count > 0 && <span>({mark.count})</span>}
          <span className="sr-only">: Kommentar von {author}</span>
        </button>
      </PostForm>
      {canAnswer && (
        <a href={`${path}/${id}#antworten`} rel="nofollow" className={tool}>
          Antworten
          <span className="sr-only">: {author}</span>
        </a>
      )}
      <a href={toReportPath(id)} rel="nofollow" className={tool}>
        Melden
        <span className="sr-only">: Kommentar von {author}</span>
      </a>
    </div>
  );
}

export const CommentToolsIsland = defineIsland("comment-tools", CommentTools);
