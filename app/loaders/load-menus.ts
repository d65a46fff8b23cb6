import type { RouterContextProvider } from "react-router";
import { backendContext } from "#app/context.ts";
import { toTypedDocument } from "#graphql/client/typed-document.ts";
import { GetLayoutDocument, type GetLayoutQuery } from "#graphql/generated/operations.ts";

const document = toTypedDocument(GetLayoutDocument);

/** The menus; asked together with the page. Their errors are only logged (rules 8): without menus the page is still worth reading. */
export async function loadMenus(context: Readonly<RouterContextProvider>): Promise<GetLayoutQuery> {
  const { data, error } = await context.get(backendContext).graphql.query(document, {});
  if (error !== undefined || !data) console.error("The menus cannot be had", error);
  return data ?? { header: [], footer: [] };
}
