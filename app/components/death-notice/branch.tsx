/** Stands where a notice has no picture: a branch, which is of no faith and of everybody. */
export function Branch({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 48 60"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.1"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M15 57C20 45 25 31 34 4" />
      <path d="M19 47c-6 0-10-3-12-8 6-1 11 2 12 8zM22 40c5 2 10 1 14-3-5-3-11-2-14 3zM24 34c-5-1-9-5-9-10 5 1 9 4 9 10zM26 29c5 1 9-1 12-5-5-2-10 0-12 5zM28 22c-4-2-7-6-6-11 5 2 7 6 6 11zM31 15c4 0 7-3 9-7-5 0-8 2-9 7z" />
    </svg>
  );
}
