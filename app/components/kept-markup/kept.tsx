import { createContext, type ReactNode, use } from "react";

/**
 * Writes contents once and gives them out again while `owner` lives (decision 59): `variant` says how, where the same is shown in
 * several ways. What comes back is markup to write in their place.
 */
export type KeepMarkup = (owner: object, variant: string, contents: () => ReactNode | WrittenMarkup) => string;

/** A text that is markup already, escaped where it was written. */
export type WrittenMarkup = { written: string };

/** Null wherever nothing is kept: in the browser, in development, in tests of a component alone. */
export const KeptMarkup = createContext<KeepMarkup | null>(null);

type KeptProps = {
  className: string;
  /** What is shown; never changed after it was made. */
  owner: object;
  /** With all that `children` make of `owner` by: size, heading, place. */
  variant: string;
  /** A function of owner and variant alone: no context, no reader, no clock. */
  children: () => ReactNode;
};

/** An article whose contents are rendered once for all pages that show them. */
export function Kept({ className, owner, variant, children, ...attributes }: KeptProps & { "data-card"?: "" }) {
  const keep = use(KeptMarkup);
  const own = { className, ...attributes };
  if (keep === null) return <article {...own}>{children()}</article>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of these very children
  return <article {...own} dangerouslySetInnerHTML={{ __html: keep(owner, variant, children) }} />;
}
