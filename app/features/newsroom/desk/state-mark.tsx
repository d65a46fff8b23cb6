import type { DeskStateName } from "#app/domain/newsroom/desk/desk-states.ts";

const tones: Readonly<Record<DeskStateName, string>> = {
  DRAFT: "border-rule text-soft",
  SUBMITTED: "border-accent text-accent",
  PLANNED: "border-accent text-accent",
  PUBLISHED: "border-accent bg-accent text-ground",
  WITHDRAWN: "border-live text-live",
};

/** How far a post is, as a word in a frame. */
export function StateMark({ state, children }: { state: DeskStateName; children: string }) {
  return (
    <span
      className={`inline-flex min-h-6 shrink-0 items-center rounded-full border px-2.5 text-sm leading-none font-semibold ${tones[state]}`}
      data-desk-state={state}
    >
      {children}
    </span>
  );
}
