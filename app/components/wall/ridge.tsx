/** The line of a valley, as in the logo, over the ground that follows. */
export function Ridge({ className = "" }: { /** Its place, no looks. */ className?: string }) {
  return (
    <svg viewBox="0 0 640 56" className={`block h-11 w-full ${className}`} preserveAspectRatio="none" aria-hidden="true">
      <path
        className="fill-surface"
        d="M0 40 58 26l34 9 60-31 42 22 30-9 52 24 66-33 40 20 46-12 58 27 50-19 44 11 60-14v46H0z"
      />
      <path
        className="fill-none stroke-plus stroke-[2.5] [stroke-linejoin:round] [vector-effect:non-scaling-stroke]"
        d="M0 40 58 26l34 9 60-31 42 22 30-9 52 24 66-33 40 20 46-12 58 27 50-19 44 11 60-14"
      />
    </svg>
  );
}
