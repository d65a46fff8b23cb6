/** The box below the ridge of a page that welcomes. */
export const welcomeBody = "bg-surface px-5 pt-5 pb-6 md:px-8 md:pt-7 md:pb-8";

/** Steps with their number at the side. */
export const numberedList = "grid gap-7 [counter-reset:step]";
export const numberedItem =
  "relative min-w-0 pl-12 [counter-increment:step] before:absolute before:-top-[0.1rem] before:left-0 before:font-serif before:text-[2.25rem] before:leading-none before:font-[620] before:text-plus before:lining-nums before:content-[counter(step)]";
export const numberedText = "mt-1 max-w-136 leading-[1.45]";
