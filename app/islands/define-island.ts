/** Names a component as an island: what the server renders and the browser hydrates (island.tsx, wake-islands.ts). */
import type { ReactNode } from "react";
import type { JsonProps } from "./json-props.ts";

type IslandOptions = {
  /** What the component stands in, on the server and in the browser: GraphqlProvider for one that asks the back end. */
  within?: (props: { children: ReactNode }) => ReactNode;
};

export type IslandComponent<Props> = ((props: Props) => ReactNode) & { readonly islandName: string } & Readonly<IslandOptions>;

/** `islandName` is that of its file: `card-slider.island.tsx` holds the island `card-slider`. */
export function defineIsland<Props extends JsonProps<Props>>(
  islandName: string,
  component: (props: Props) => ReactNode,
  options: IslandOptions = {},
): IslandComponent<Props> {
  return Object.assign(component, { islandName, ...options });
}

export function isIslandComponent(value: unknown): value is IslandComponent<Record<string, unknown>> {
  return typeof value === "function" && "islandName" in value;
}
