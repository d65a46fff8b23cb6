import type { PassState } from "#shared/rules/mountain-rules.ts";

/** Each is another shape, so that it is told apart without its colour. */
const marks: Readonly<Record<PassState, { d: string; look: string }>> = {
  open: { d: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12.5l3 3 5.5-6.5", look: "text-accent" },
  chains: { d: "M12 3.5 22 20.5H2zM12 9.5v5M12 17.5v.01", look: "text-plus" },
  closed: { d: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM7.5 12h9", look: "text-live" },
  winter: { d: "M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5L12 7l2.5-2.5M9.5 19.5L12 17l2.5 2.5", look: "text-live" },
};

/** What it means stands beside it in words. */
export function PassMark({ state }: { state: PassState }) {
  const { d, look } = marks[state];
  return (
    <svg viewBox="0 0 24 24" className={`icon size-6 flex-none ${look}`} aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
