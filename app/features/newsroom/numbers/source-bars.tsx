import type { SourceView } from "./counted-view.ts";

type BarProps = { share: number; className?: string };

/** A share of a hundred as a bar; the number stands beside it. */
export function Bar({ share, className = "" }: BarProps) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className={`h-2 ${className}`}>
      <rect width="100" height="8" className="fill-rule" />
      <rect width={share} height="8" className="fill-accent" />
    </svg>
  );
}

/** How readers came, the most frequent first. */
export function SourceBars({ sources }: { sources: readonly SourceView[] }) {
  return (
    <ul className="grid grid-cols-1 gap-1">
      {sources.map(({ label, share, shareText }) => (
        <li key={label} className="grid grid-cols-[minmax(0,1fr)_3rem_4.25rem] items-center gap-x-2 leading-snug">
          <span className="wrap-anywhere">{label}</span>
          <Bar share={share} className="w-12" />
          <span className="text-right whitespace-nowrap">{shareText}</span>
        </li>
      ))}
    </ul>
  );
}
