/** Server HTML within an island: the browser keeps it as it is, so that no text travels twice. */
import { createContext, type HTMLAttributes, type ReactNode, useContext } from "react";

/** In the browser the HTML that the server put there; one object for as long as the island lives, or React would write it again. */
export const SlotHtml = createContext<{ __html: string } | null>(null);

type SlotProps = HTMLAttributes<HTMLElement> & {
  as?: "div" | "ul" | "ol" | "section" | "span";
  /** Present on the server alone. */
  children?: ReactNode;
} & { [attribute: `data-${string}`]: string | undefined };

/** At most one in an island. The element is the island's, what is in it is not. */
export function Slot({ as: Tag = "div", children, ...attributes }: SlotProps) {
  const html = useContext(SlotHtml);
  if (html === null)
    return (
      <Tag {...attributes} data-slot="">
        {children}
      </Tag>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what this very page holds already
  return <Tag {...attributes} data-slot="" suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}
