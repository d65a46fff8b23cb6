/** A form that begins something, set off from the list beside it. */
export const tintedForm = "grid grid-cols-1 gap-5 border-l-3 border-accent bg-surface p-4 md:p-6 print:hidden";
