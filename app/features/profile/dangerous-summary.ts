/** Opens a form whose button cannot be undone. */
export const dangerousSummary =
  "inline-flex min-h-11 items-center font-semibold text-live underline decoration-1 underline-offset-[0.16em]";
