/** The forms of the page of passkeys. */
import * as v from "valibot";
import type { FormRules } from "#app/domain/forms/form-definition.ts";
import { existingPassword } from "./account-fields.ts";
import { currentPasswordField } from "./account-forms.ts";
import { accountMessages } from "./account-messages.ts";

/** The password once more, before another way in is made. */
export const beginPasskeyForm = {
  name: "begin-passkey",
  fields: [currentPasswordField],
  schema: v.object({ currentPassword: existingPassword(accountMessages.currentPasswordEmpty) }),
} as const satisfies FormRules<{ currentPassword: string }>;

/** Intents of the forms that have no fields to be checked: the last step, and those of each passkey, which post its `id`. */
export const passkeyIntents = { add: "add-passkey", rename: "rename-passkey", remove: "remove-passkey" } as const;
