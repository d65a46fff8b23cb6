import type { ReactNode } from "react";
import { type BlockView, contentBlocks } from "./content-blocks.ts";

/** The text of an article or page, or a part of it. */
export function Content({ blocks, className = "" }: { blocks: readonly BlockView[]; className?: string }) {
  return (
    <div className={`prose ${className}`} data-content="">
      {blocks.map(({ kind, view }, index) => {
        // What `kind` names shows this very view; the compiler cannot put the two together again.
        const Block = contentBlocks[kind].Component as (view: object) => ReactNode;
        // biome-ignore lint/suspicious/noArrayIndexKey: written once
        return <Block key={index} {...view} />;
      })}
    </div>
  );
}
