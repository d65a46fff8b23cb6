import { DOT } from "#app/ui/dot/dot.ts";
import type { WarningLineView } from "./to-warnings.ts";
import { WarningMark } from "./warning-mark.tsx";

/** The worst warning in a line that leads to all of them. */
export function WarningLine({ line: { level, text, link, isSample } }: { line: WarningLineView }) {
  return (
    <a href={link} className="inline-flex min-h-11 items-center gap-2.5 leading-snug font-semibold underline-hover">
      <WarningMark level={level} className="mx-0.5 size-7" />
      <span>
        {text}
        {isSample && <span className="font-normal text-soft">{`${DOT}Beispieldaten`}</span>}
      </span>
    </a>
  );
}
