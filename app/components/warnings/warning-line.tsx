import type { WarningLineView } from "./to-warnings.ts";
import { WarningMark } from "./warning-mark.tsx";

/** The worst warning in a line that leads to all of them. */
export function WarningLine({ line: { level, text, link } }: { line: WarningLineView }) {
  return (
    <a href={link} className="inline-flex min-h-11 items-center gap-2.5 leading-snug font-semibold underline-hover">
      <WarningMark level={level} />
      <span>{text}</span>
    </a>
  );
}
