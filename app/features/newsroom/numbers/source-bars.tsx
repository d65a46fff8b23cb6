import type { SourceView } from "./counted-view-model.ts";

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

type SourceBarsProps = {
  sources: readonly SourceView[];
  /** In a table, which has no room for bars between a phone and a desk. */
  isNarrow?: boolean;
};

/** How readers came, the most frequent first. */
export function SourceBars({ sources, isNarrow = false }: SourceBarsProps) {
  return (
    <ul className="grid grid-cols-1 gap-1">
      {sources.map(({ label, share, shareText }) => (
        <li
          key={label}
          className={`grid grid-cols-[minmax(0,1fr)_auto_2.75rem] items-center gap-x-2 leading-snug ${isNarrow ? "sm:max-lg:grid-cols-[minmax(0,1fr)_2.75rem]" : ""}`}
        >
          <span className="hyphens-auto wrap-anywhere">{label}</span>
          <Bar share={share} className={isNarrow ? "w-12 sm:max-lg:hidden" : "w-24 sm:w-40"} />
          <span className="text-right whitespace-nowrap">{shareText}</span>
        </li>
      ))}
    </ul>
  );
}
