import type { LifeDate } from "./to-life-dates.ts";

/** Signs for the eye, words for who listens. */
export function LifeDates({ dates }: { dates: readonly LifeDate[] }) {
  return dates.map(({ mark, word, iso, text }, index) => (
    <span key={mark} className="inline-block">
      {index > 0 && <span className="sr-only">, </span>}
      <span aria-hidden="true">{`${mark}\u00a0`}</span>
      <span className="sr-only">{`${word} `}</span>
      <time dateTime={iso}>{text}</time>
    </span>
  ));
}
