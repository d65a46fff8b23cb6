import type { Badge } from "./comment-texts-view-model.ts";

/** What a comment is, beside its author and its time. */
export function Badges({ badges }: { badges: readonly Badge[] }) {
  return badges.map(({ text, isUrgent }) => (
    <span key={text} className={`text-[0.9375rem] font-semibold ${isUrgent ? "text-live" : "text-soft"}`}>
      {text}
    </span>
  ));
}
