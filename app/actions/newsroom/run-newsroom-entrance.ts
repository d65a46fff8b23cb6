/** What the forms of the newsroom's first page do: sign in, in two steps, and out (decision 104). */
import type { RouterContextProvider } from "react-router";
import { requireForm } from "#app/actions/require-form.ts";
import { unknownIntent } from "#app/actions/run-form.ts";
import { backendContext } from "#app/context.ts";
import { toEntries } from "#app/domain/forms/form-definition.ts";
import { NEWSROOM_PATH, parseOnwardPath } from "#app/domain/newsroom/newsroom-paths.ts";
import { toEndedCookie, toSessionCookie } from "#app/gateway/newsroom/newsroom-cookie.ts";
import { checkCode, checkPassword, type StaffRefusal, signOut } from "#app/gateway/newsroom/staff-calls.ts";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";

/** `ticket` is there once the password was right: then a code is asked for. */
export type SignInOutcome = { status: SignInStatus; mail: string; ticket: string | null; error: string | null; onward: string };
type SignInStatus = 200 | 400 | 429 | 503;
export type EntranceOutcome =
  | { kind: "redirect"; to: string; headers: Record<string, string> }
  | ({ kind: "sign-in" } & SignInOutcome);

/** More than any mail address, password or sealed word of ours. */
const MAX_LENGTH = 1000;

/** Throws 400 for a form that is none of the page's, and the 404 where there is no newsroom. */
export async function runNewsroomEntrance(
  context: Readonly<RouterContextProvider>,
  request: Request,
  url: URL,
): Promise<EntranceOutcome> {
  const entries = toEntries(await requireForm(request));
  const isTooLong = Object.values(entries).some((value) => value.length > MAX_LENGTH);
  switch (isTooLong ? "" : entries.intent) {
    case "password":
      return takePassword(context, url, entries);
    case "code":
      return takeCode(context, url, entries);
    case "sign-out":
      await signOut(context.get(backendContext), {});
      return { kind: "redirect", to: NEWSROOM_PATH, headers: { "set-cookie": toEndedCookie() } };
  }
  throw unknownIntent();
}

type Entries = Readonly<Record<string, string>>;

async function takePassword(
  context: Readonly<RouterContextProvider>,
  url: URL,
  { mail = "", password = "", weiter }: Entries,
): Promise<EntranceOutcome> {
  const step = { kind: "sign-in", mail: mail.trim(), ticket: null, onward: parseOnwardPath(weiter) } as const;
  const answer = await checkPassword(context.get(backendContext), { mail, password });
  if (answer.kind === "done") return { ...step, status: 200, ticket: answer.result, error: null };
  return { ...step, ...toError(answer, url, "Mail oder Passwort stimmen nicht.") };
}

async function takeCode(
  context: Readonly<RouterContextProvider>,
  url: URL,
  { mail = "", ticket = "", code = "", weiter }: Entries,
): Promise<EntranceOutcome> {
  const onward = parseOnwardPath(weiter);
  const answer = await checkCode(context.get(backendContext), { ticket, code });
  if (answer.kind === "done") {
    const headers = { "set-cookie": toSessionCookie(answer.result.session, answer.result.expires) };
    return { kind: "redirect", to: onward, headers };
  }
  const wrong = toError(answer, url, "Das hat zu lange gedauert. Melde dich noch einmal an.");
  return { kind: "sign-in", mail, onward, ticket: answer.kind === "refused" ? null : ticket, ...wrong };
}

function toError({ kind }: StaffRefusal, url: URL, refused: string): { status: SignInStatus; error: string } {
  switch (kind) {
    case "refused":
      return { status: 400, error: refused };
    case "wrong code":
      return { status: 400, error: "Dieser Code stimmt nicht, oder er wurde schon benützt. Warte auf den nächsten." };
    case "too many":
      return { status: 429, error: "Zu viele Versuche. Warte ein paar Minuten und versuch es noch einmal." };
    case "not found":
      throw unknownRoute(url);
    default:
      return { status: 503, error: "Das hat nicht geklappt. Es liegt an der Technik: Versuch es gleich noch einmal." };
  }
}
