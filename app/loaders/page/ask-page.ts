import type { RouterContextProvider } from "react-router";
import { portalMenus } from "#app/configuration/menus.ts";
import { backendContext, menusContext, sessionContext } from "#app/context.ts";
import type { SessionUser } from "#app/domain/session/session-user.ts";
import { type Answer, type AnswersTo, type Question, toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetLayoutDocument, type GetLayoutQuery } from "#graphql/generated/operations.ts";
import { logError } from "#shared/log/log.ts";

type Context = Readonly<RouterContextProvider>;
type Questions = readonly (Question<unknown> | null)[];

const menusQuestion = toQuestion(GetLayoutDocument, {});

/**
 * The one round trip of a page: its own questions together with those of every page, the menus and the automatic login.
 * What is listed here leaves as one request; nothing joins it from elsewhere. Never rejects.
 */
export async function askPage<const Own extends Questions>(context: Context, own: Own): Promise<AnswersTo<Own>> {
  const [menus, ...answers] = await askWithLogin(context, [menusQuestion, ...own]);
  context.set(menusContext, toMenus(menus as Answer<GetLayoutQuery>));
  return answers as AnswersTo<Own>;
}

/** As askPage, for what has no menus around it. */
export async function askWithLogin<const Own extends Questions>(context: Context, own: Own): Promise<AnswersTo<Own>> {
  const login = context.get(sessionContext).login;
  const asked = context.get(backendContext).askTogether([login?.question ?? null, ...own]);
  login?.settle(asked.then(([answer]) => answer as Answer<unknown>));
  const [, ...answers] = await asked;
  return answers as unknown as AnswersTo<Own>;
}

/** For a page that asks nothing of its own but who reads it. */
export async function askForReader(context: Context): Promise<SessionUser | null> {
  await askPage(context, []);
  return context.get(sessionContext).user;
}

/** What stands around every page: the links of header and footer, the breaking line, and what is advertised. Asked now where the page's loader came to no question, such as before an error page. */
export async function readMenus(context: Context): Promise<GetLayoutQuery> {
  const asked = context.get(menusContext);
  if (asked !== null) return asked;
  const [menus] = await context.get(backendContext).askTogether([menusQuestion]);
  return toMenus(menus);
}

/** Errors are only logged (rules 8): without menus the page is still worth reading. Those of a back end that has none are configured. */
function toMenus({ data, error, missing }: Answer<GetLayoutQuery>): GetLayoutQuery {
  if (missing?.has("header"))
    return { ...portalMenus, breaking_line: data?.breaking_line ?? null, ad_campaigns: data?.ad_campaigns ?? [] };
  if (error !== undefined || data === null) logError("The menus cannot be had", error);
  return data ?? { header: [], footer: [], breaking_line: null, ad_campaigns: [] };
}
