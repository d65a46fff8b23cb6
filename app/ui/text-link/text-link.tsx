import type { ComponentProps } from "react";
import { tallTextLink, textLink } from "./text-link-class.ts";

type TextLinkProps = ComponentProps<"a"> & {
  /** High enough for a thumb: it stands alone. */
  isTall?: boolean;
  /** Its place, no looks. */
  className?: string;
};

export function TextLink({ isTall = false, className, children, ...attributes }: TextLinkProps) {
  const look = isTall ? tallTextLink : textLink;
  return (
    <a {...attributes} className={className === undefined ? look : `${look} ${className}`}>
      {children}
    </a>
  );
}
