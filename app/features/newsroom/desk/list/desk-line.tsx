import { StateMark } from "#app/features/newsroom/desk/state-mark.tsx";
import type { DeskLineView } from "./desk-view-model.ts";

/** A post in a list, a link as a whole. `time` stands before it in the calendar. */
export function DeskLine({ line, time }: { line: DeskLineView; time?: string }) {
  const { id, href, title, state, stateText, text, marks } = line;
  return (
    <li className="border-b border-rule first:border-t" data-desk-post={id}>
      <a href={href} className="group grid min-h-16 grid-cols-1 content-center gap-1.5 py-3.5">
        <span className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1.5">
          <span className="min-w-0 flex-[1_1_18rem] font-serif text-title-s leading-[1.26] font-[620] wrap-anywhere hyphens-auto group-hover:text-accent">
            {time !== undefined && <span className="mr-3 font-sans text-base tabular-nums text-soft">{time}</span>}
            {title}
          </span>
          <StateMark state={state}>{stateText}</StateMark>
        </span>
        <span className="text-[0.9375rem] text-soft wrap-anywhere">{text}</span>
        {marks.map((mark) => (
          <span key={mark} className="text-[0.9375rem] font-semibold text-accent">
            {mark}
          </span>
        ))}
      </a>
    </li>
  );
}
