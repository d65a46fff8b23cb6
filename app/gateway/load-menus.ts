import type { RouterContextProvider } from "react-router";
import { GetLayoutDocument, type GetLayoutQuery } from "../../graphql/generated/operations.ts";
import { backendContext } from "../context.ts";
import { requireAnswer } from "./require-answer.ts";

/** The menus; leaves together with what the page asks. */
export function loadMenus(context: Readonly<RouterContextProvider>): Promise<GetLayoutQuery> {
  return requireAnswer(context.get(backendContext).graphql, GetLayoutDocument, {});
}
