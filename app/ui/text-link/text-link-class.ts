/** A link within a sentence. */
export const textLink = "font-semibold text-accent underline decoration-1 underline-offset-[0.16em] hover:decoration-2";

/** A link that stands alone, high enough for a thumb. */
export const tallTextLink = `${textLink} inline-flex min-h-11 items-center`;

/** For what holds a text with links that have no class of their own. */
export const withLinks =
  "[&_a]:text-accent [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-[0.16em] [&_a:hover]:decoration-2";
