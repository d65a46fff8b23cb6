import { defineIsland } from "#app/islands/define-island.ts";
import { AccountForm } from "./account-form.tsx";

/** A form that stands on a page, outside of any dialog. */
export const AccountFormIsland = defineIsland("account-form", AccountForm);
