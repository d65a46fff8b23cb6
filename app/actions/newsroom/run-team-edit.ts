/** What the forms of the team's page do (decision 104). Each wants a second factor of the last ten minutes. */
import type { RouterContextProvider } from "react-router";
import { requireForm } from "#app/actions/require-form.ts";
import { backendContext } from "#app/context.ts";
import { toEntries } from "#app/domain/forms/form-definition.ts";
import { parsePostId, toInvitationPath } from "#app/domain/newsroom/newsroom-paths.ts";
import { readRoles } from "#app/domain/staff/staff-roles.ts";
import type { BackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import { endSessions, invite, reset, type StaffAnswer, setLocked, setRoles } from "#app/gateway/newsroom/staff-calls.ts";
import { refuseFields, toWrongForm, unknownIntent, type WrongForm } from "./staff-messages.ts";

/** `link` is told once; `person` is whom the form was about, 0 for somebody new. */
export type TeamOutcome =
  | { kind: "done"; status: 200 }
  | { kind: "link"; status: 200; link: string; person: number }
  | ({ kind: "wrong"; person: number; values: Readonly<Record<string, string>> } & WrongForm);

type Edit = (calls: BackendClient, id: number, entries: Readonly<Record<string, string>>) => Promise<StaffAnswer<unknown>>;

const edits: Readonly<Record<string, Edit>> = {
  roles: (calls, id, entries) => setRoles(calls, id, readRoles(entries)),
  lock: (calls, id) => setLocked(calls, id, true),
  unlock: (calls, id) => setLocked(calls, id, false),
  sessions: (calls, id) => endSessions(calls, id),
};

/** `url` is the page's, with which a link begins. Throws 400 for a form that is none of the page's, and as `toWrongForm`. */
export async function runTeamEdit(context: Readonly<RouterContextProvider>, request: Request, url: URL): Promise<TeamOutcome> {
  const entries = toEntries(await requireForm(request));
  const calls = context.get(backendContext);
  const { intent = "" } = entries;
  const person = parsePostId(entries.id) ?? 0;
  const fail = (wrong: WrongForm): TeamOutcome => ({ kind: "wrong", person, values: entries, ...wrong });
  if (intent === "roles" && readRoles(entries).length === 0) return fail(refuseFields({ roles: "Wähle mindestens eine Rolle." }));
  const edit = Object.hasOwn(edits, intent) ? edits[intent] : undefined;
  if (edit !== undefined) {
    const answer = await edit(calls, person, entries);
    return answer.kind === "done" ? { kind: "done", status: 200 } : fail(toWrongForm(answer, url));
  }
  if (intent !== "invite" && intent !== "reset") throw unknownIntent();
  const wrong = intent === "invite" ? checkPerson(entries) : {};
  if (Object.keys(wrong).length > 0) return fail(refuseFields(wrong));
  const { name = "", mail = "" } = entries;
  const answer =
    intent === "invite" ? await invite(calls, { name, mail, roles: readRoles(entries) }) : await reset(calls, person);
  if (answer.kind === "done")
    return { kind: "link", status: 200, link: url.origin + toInvitationPath(answer.result.key), person };
  if (intent === "invite" && answer.kind === "conflict")
    return fail(refuseFields({ mail: "Diese Adresse hat schon einen Zugang." }));
  if (intent === "invite" && answer.kind === "bad input") return fail(refuseFields({ mail: "Das ist keine E-Mail-Adresse." }));
  return fail(toWrongForm(answer, url));
}

function checkPerson(entries: Readonly<Record<string, string>>): Record<string, string> {
  const { name = "", mail = "" } = entries;
  return {
    ...(name.trim() === "" ? { name: "Wie heißt die Person?" } : {}),
    ...(/^\S+@\S+\.\S+$/.test(mail.trim()) ? {} : { mail: "Das ist keine E-Mail-Adresse." }),
    ...(readRoles(entries).length === 0 ? { roles: "Wähle mindestens eine Rolle." } : {}),
  };
}
