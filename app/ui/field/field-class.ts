/** The looks of form fields, for those that are more than one input with its label. */
export const field = "relative grid w-full grid-cols-1";
export const fieldLabel = "pb-[0.35rem] leading-[1.35] font-semibold";
export const fieldInput =
  "min-h-12 rounded-sm border border-soft bg-ground px-[0.8rem] py-2 hover:border-ink aria-invalid:border-live aria-invalid:[box-shadow:inset_0_0_0_1px_var(--color-live)]";
export const fieldHint = "text-[0.9375rem] leading-[1.4] text-soft";

/** A box to tick, or one of several to choose, with its label beside it. */
export const choice = "relative grid w-full grid-cols-[1.5rem_minmax(0,1fr)] gap-x-[0.7rem]";
export const choiceInput = "mt-[0.6rem] size-6 aria-invalid:outline-2 aria-invalid:outline-offset-1 aria-invalid:outline-live";
export const choiceLabel = "col-start-2 min-h-11 py-[0.65rem] leading-[1.35]";
