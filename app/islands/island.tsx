/** The server's half of an island: the component's own HTML, marked so that the browser can hydrate it. */
import { Fragment, type ReactNode } from "react";
import type { Until } from "./conditions.ts";
import type { IslandComponent } from "./define-island.ts";

type IslandProps<Props> = {
  of: IslandComponent<Props>;
  /** When it wakes; always after the first paint, and also when the reader is about to use it. */
  until: Until;
  /** How near the screen counts as visible. */
  marginPx?: number;
  props: Omit<Props, "children">;
  /** A slot: HTML that the island keeps and does not own. */
  children?: ReactNode;
  /** The element around it has no box of its own unless it is given a class. */
  as?: "div" | "span" | "li" | "section";
  className?: string;
};

export function Island<Props>({
  of: Component,
  until,
  marginPx,
  props,
  children,
  as: Tag = "div",
  className = "contents",
}: IslandProps<Props>) {
  // What `of` asks for is what `props` and `children` give; the compiler cannot put the two together again.
  const given = { ...props, children } as Props;
  const Within = Component.within ?? Fragment;
  const json = JSON.stringify(props);
  // What most islands are is not said: every document carries these attributes.
  return (
    <Tag
      className={className}
      data-island={Component.islandName}
      data-until={until === "interaction" ? undefined : until}
      data-margin={marginPx}
      data-props={json === "{}" ? undefined : json}
    >
      <Within>
        <Component {...(given as Props & React.JSX.IntrinsicAttributes)} />
      </Within>
    </Tag>
  );
}
