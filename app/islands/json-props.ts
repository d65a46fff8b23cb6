/** What can travel from the server to the browser as the props of an island. */
import type { ReactNode } from "react";

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/** Props of which JSON carries each; `children` are a slot and stay where they are (slot.tsx). Anything else does not compile. */
export type JsonProps<Props> = { readonly [Key in keyof Props]: Key extends "children" ? ReactNode : JsonValue };
