/** What the forms of the newsroom's first page do: sign in and out, and open the ticker of a post (decision 76). */
import { data, type RouterContextProvider } from "react-router";
import { requireForm } from "#app/actions/require-form.ts";
import { backendContext } from "#app/context.ts";
import { toEntries } from "#app/domain/forms/form-definition.ts";
import { NEWSROOM_PATH, parsePastedPost, parsePostId, toTickerPath } from "#app/domain/newsroom/newsroom-paths.ts";
import { NEWSROOM_TIPS_PATH, toNewsroomTipPath } from "#app/domain/tip/tip-paths.ts";
import { openSession } from "#app/gateway/newsroom/newsroom-calls.ts";
import { toEndedCookie, toSessionCookie } from "#app/gateway/newsroom/newsroom-cookie.ts";
import { unknownRoute } from "#app/loaders/route-errors.ts";

export type EntranceOutcome =
  | { kind: "redirect"; to: string; headers: Record<string, string> }
  | { kind: "sign-in"; status: 400 | 429 | 503; value: string; error: string; postId: number | null; tipId: string | null }
  | { kind: "open"; status: 400; value: string; error: string; postId: null };

/** More than any token; a header that carries it is bounded as well. */
const MAX_TOKEN_LENGTH = 200;

/** Throws 400 for a form that is none of the page's, and the 404 where there is no newsroom. */
export async function runNewsroomEntrance(
  context: Readonly<RouterContextProvider>,
  request: Request,
  url: URL,
): Promise<EntranceOutcome> {
  const { intent, token = "", ticker, tipp = null, post = "" } = toEntries(await requireForm(request));
  switch (intent) {
    case "sign-in":
      return signIn(context, url, token.trim(), { postId: parsePostId(ticker), tipId: tipp });
    case "sign-out":
      return { kind: "redirect", to: NEWSROOM_PATH, headers: { "set-cookie": toEndedCookie() } };
    case "open":
      return open(post);
  }
  throw data({ message: "No form of this page has that intent" }, { status: 400, statusText: "Bad Request" });
}

async function signIn(
  context: Readonly<RouterContextProvider>,
  url: URL,
  token: string,
  { postId, tipId }: { postId: number | null; tipId: string | null },
): Promise<EntranceOutcome> {
  const wrong = { kind: "sign-in", value: "", postId, tipId } as const;
  if (token === "" || token.length > MAX_TOKEN_LENGTH) return { ...wrong, status: 400, error: "Dieser Schlüssel stimmt nicht." };
  const answer = await openSession(context.get(backendContext), token);
  switch (answer.kind) {
    case "done": {
      const { session, expires } = answer.result;
      const headers = { "set-cookie": toSessionCookie(session, expires) };
      return { kind: "redirect", to: postId === null ? toEntrance(tipId) : toTickerPath(postId), headers };
    }
    case "not found":
      throw unknownRoute(url);
    case "signed out":
      return { ...wrong, status: 400, error: "Dieser Schlüssel stimmt nicht." };
    case "too many":
      return { ...wrong, status: 429, error: "Zu viele Versuche. Warte ein paar Minuten und versuch es noch einmal." };
    default:
      return { ...wrong, status: 503, error: "Das hat nicht geklappt. Es liegt an der Technik: Versuch es gleich noch einmal." };
  }
}

/** The list of tickers, or that of tips (`tipp=` with nothing), or one tip. */
function toEntrance(tipId: string | null): string {
  if (tipId === null) return NEWSROOM_PATH;
  const id = parsePostId(tipId);
  return id === null ? NEWSROOM_TIPS_PATH : toNewsroomTipPath(id);
}

function open(post: string): EntranceOutcome {
  const postId = parsePastedPost(post);
  const error = "Das ist keine Adresse eines Beitrags. Sie endet mit seiner Nummer.";
  return postId === null
    ? { kind: "open", status: 400, value: post.slice(0, 500), error, postId: null }
    : { kind: "redirect", to: toTickerPath(postId), headers: {} };
}
