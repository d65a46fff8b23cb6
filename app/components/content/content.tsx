import { createElement, type ReactNode } from "react";
import { type BlockView, contentBlocks } from "./content-blocks.ts";

/** The text of an article or page, or a part of it. */
export function Content({ blocks, className = "" }: { blocks: readonly BlockView[]; className?: string }) {
  // As children of their own, which never move, they need no keys.
  return createElement("div", { className: `prose ${className}`, "data-content": "" }, ...blocks.map(toElement));
}

/** Called, which costs less than a component each: a block holds no state, what does is an island in it. */
function toElement({ kind, view }: BlockView): ReactNode {
  // What `kind` names shows this very view; the compiler cannot put the two together again.
  const show = contentBlocks[kind].Component as (view: object) => ReactNode;
  return show(view);
}
