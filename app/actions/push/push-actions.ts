/** Removes a device of the account from those that get notices, on /benachrichtigungen and in the profile. */
import { requireSessionUser, transportOf } from "#app/actions/account-action.ts";
import { createButtonAction, type FormActions } from "#app/actions/form-action.ts";
import { unknownIntent } from "#app/actions/run-form.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { NOTICES_PATH } from "#app/domain/push/push-paths.ts";
import { removeDevice } from "#app/gateway/sso/calls/push.ts";

/** `to`: the page that says it. */
export function createDeviceRemoval(to: string) {
  return createButtonAction("remove-device", async (call) => {
    const id = parsePostId(call.entries.id);
    if (id === null) throw unknownIntent();
    const outcome = await removeDevice(transportOf(call), await requireSessionUser(call), id);
    return outcome.kind === "removed" ? { kind: "redirect", to } : outcome;
  });
}

export const pushActions: FormActions = { "remove-device": createDeviceRemoval(`${NOTICES_PATH}?entfernt=1`) };
