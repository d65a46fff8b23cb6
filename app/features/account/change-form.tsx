import { type FormEvent, type ReactNode, useState } from "react";
import { logError } from "../../browser/log.ts";
import { toEntries } from "../../domain/forms/form-definition.ts";
import { HiddenFields } from "./form/hidden-fields.tsx";
import type { ProfileChange } from "./profile-changes.client.ts";
import { PROFILE_PATH } from "./profile-section.tsx";
import type { SendChange } from "./use-profile-change.ts";

type ChangeFormProps = {
  change: ProfileChange;
  fields: Readonly<Record<string, string>>;
  send: SendChange;
  className?: string;
  /** Id of what names it. */
  labelledBy?: string;
  children: ReactNode;
};

/** A small form of the profile: sent by script, and posted without it. */
export function ChangeForm({ change, fields, send, className, labelledBy, children }: ChangeFormProps) {
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setBusy(true);
    try {
      const isSent = await send(change, toEntries(new FormData(form)));
      if (!isSent) HTMLFormElement.prototype.submit.call(form);
    } catch (error) {
      logError(`The form '${change}' is sent without script`, error);
      HTMLFormElement.prototype.submit.call(form);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      method="post"
      action={PROFILE_PATH}
      className={className}
      data-form={change}
      aria-labelledby={labelledBy}
      aria-busy={isBusy || undefined}
      onSubmit={submit}
    >
      <HiddenFields intent={change} fields={fields} />
      {children}
    </form>
  );
}
