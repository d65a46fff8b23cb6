import type { Tone } from "./status-view.ts";

const marks: Record<Tone, { sign: string; colour: string }> = {
  good: { sign: "●", colour: "text-accent" },
  warn: { sign: "▲", colour: "text-plus" },
  bad: { sign: "■", colour: "text-live" },
  unknown: { sign: "○", colour: "text-soft" },
};

/** A form as well as a colour; the words beside it say the same. */
export function ToneMark({ tone }: { tone: Tone }) {
  const { sign, colour } = marks[tone];
  return (
    <span aria-hidden="true" className={`${colour} text-[0.75em]`}>
      {sign}
    </span>
  );
}
