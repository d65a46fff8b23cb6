/** The browser's own button of a file field, in the form of ours; beside `fieldInput`. */
export const fileButton =
  "file:mr-3 file:min-h-8 file:rounded-sm file:border file:border-soft file:bg-surface file:px-3 file:font-semibold file:text-ink hover:file:border-ink";
