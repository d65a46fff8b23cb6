/** A mark before what went wrong, besides the colour; it is not read out. */
export const alertMark =
  "before:size-[1.15rem] before:flex-none before:rounded-[50%] before:bg-live before:text-center before:text-[0.8125rem] before:leading-[1.15rem] before:font-bold before:text-ground before:content-['!'/'']";
