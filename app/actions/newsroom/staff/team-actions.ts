/** What the forms of the team's page do (decision 104). Each wants a second factor of the last ten minutes. */
import {
  type ActionCall,
  createButtonAction,
  createFormAction,
  type FormActions,
  type FormResult,
  refuseFields,
} from "#app/actions/form-action.ts";
import { refuseStaff } from "#app/actions/newsroom/staff-messages.ts";
import { backendContext } from "#app/context.ts";
import type { Entries } from "#app/domain/forms/form-definition.ts";
import { parsePostId, TEAM_PATH, toInvitationPath } from "#app/domain/newsroom/newsroom-paths.ts";
import { invitationForm, NO_MAIL_ADDRESS, rolesForm } from "#app/domain/staff/staff-forms.ts";
import type { BackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import {
  endSessions,
  invite,
  lock,
  removePasskeys,
  reset,
  type StaffAnswer,
  setRoles,
  unlock,
} from "#app/gateway/newsroom/staff-calls.ts";

/** `link` is shown once. */
type Invited = { link: string };

/** Whom a form is about comes back with it, as do its boxes. */
const keepAll = (entries: Entries): Entries => entries;

export const teamActions: FormActions<Invited> = {
  roles: createFormAction(rolesForm, ({ roles }, call) => edit(call, (calls, { id }) => setRoles(calls, { id, roles })), {
    toValues: keepAll,
  }),
  lock: createEdit("lock", lock),
  unlock: createEdit("unlock", unlock),
  sessions: createEdit("sessions", endSessions),
  passkeys: createEdit("passkeys", removePasskeys),
  reset: createButtonAction(
    "reset",
    async (call) => toInvited(await reset(call.context.get(backendContext), readPerson(call)), call),
    keepAll,
  ),
  invite: createFormAction(
    invitationForm,
    async (person, call) => {
      const answer = await invite(call.context.get(backendContext), person);
      if (answer.kind === "conflict") return refuseFields({ mail: "Diese Adresse hat schon einen Zugang." });
      return answer.kind === "bad input" ? refuseFields({ mail: NO_MAIL_ADDRESS }) : toInvited(answer, call);
    },
    { toValues: keepAll },
  ),
};

type Edit = (calls: BackendClient, person: { id: number }) => Promise<StaffAnswer<unknown>>;

function createEdit(intent: string, act: Edit) {
  return createButtonAction<Invited>(intent, (call) => edit(call, act), keepAll);
}

async function edit(call: ActionCall, act: Edit): Promise<FormResult<Invited>> {
  const answer = await act(call.context.get(backendContext), readPerson(call));
  return answer.kind === "done" ? { kind: "redirect", to: TEAM_PATH } : refuseStaff(answer, call.url);
}

function readPerson({ entries }: ActionCall): { id: number } {
  return { id: parsePostId(entries.id) ?? 0 };
}

function toInvited(answer: StaffAnswer<{ key: string }>, { url }: ActionCall): FormResult<Invited> {
  if (answer.kind !== "done") return refuseStaff(answer, url);
  return { kind: "done", result: { link: url.origin + toInvitationPath(answer.result.key) } };
}
