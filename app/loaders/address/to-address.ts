import type { RouterContextProvider } from "react-router";
import { environmentContext } from "#app/context.ts";

/** A path of the portal as a full address, on the configured public origin or else the request's. */
export function toAddress(context: Readonly<RouterContextProvider>, url: URL, path: string): string {
  return new URL(path, context.get(environmentContext).publicOrigin ?? url.origin).href;
}
