const fills = ["fill-[#f2c200]", "fill-[#f2c200]", "fill-[#ef7d00]", "fill-[#d6202a]"] as const;

/** A triangle in the colour of the level; what it means stands beside it in words. */
export function WarningMark({ level, className = "size-6" }: { level: number; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`icon flex-none ${className}`} aria-hidden="true">
      <path d="M12 2.5 23 21.5H1z" className={fills[level] ?? fills[1]} />
      <path d="M12 9v6M12 18v.5" className={level >= 3 ? "stroke-[#fff]" : "stroke-[#15181d]"} />
    </svg>
  );
}
