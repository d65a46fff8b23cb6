/** Names a component as an island: what the server renders and the browser hydrates (island.tsx, wake-islands.ts). */
import type { ReactNode } from "react";

/** What can travel from the server to the browser as the props of an island. */
type JsonValue = string | number | boolean | null | undefined | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** Props of which JSON carries each; `children` are a slot and stay where they are (slot.tsx). Anything else does not compile. */
type JsonProps<Props> = { readonly [Key in keyof Props]: Key extends "children" ? ReactNode : JsonValue };

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
