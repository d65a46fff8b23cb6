import { parse, useForm } from "@conform-to/react";
import { type ReactNode, useState } from "react";
import { logError } from "#app/browser/log.ts";
import { HiddenFields } from "#app/components/form/hidden-fields.tsx";
import { type FieldErrors, toEntries } from "#app/domain/forms/form-definition.ts";
import type { ProfileChange, ProfileEntries } from "./profile-changes.client.ts";
import { PROFILE_PATH } from "./profile-section.tsx";
import type { SendChange } from "./use-profile-change.ts";

type ChangeFormProps = {
  /** Of the form: a page may hold several of its kind. */
  id: string;
  change: ProfileChange;
  fields: Readonly<Record<string, string>>;
  send: SendChange;
  /** What is wrong with it, by field, before it is sent. */
  findErrors?: (entries: ProfileEntries) => FieldErrors;
  className?: string;
  /** Id of what names it. */
  labelledBy?: string;
  children: ReactNode | ((errorOf: (field: string) => string | null) => ReactNode);
};

/** A small form of the profile: sent by script, and posted without it. */
export function ChangeForm({ id, change, fields, send, findErrors, className, labelledBy, children }: ChangeFormProps) {
  const [isBusy, setBusy] = useState(false);
  const [form, fieldset] = useForm<Record<string, string>>({
    id,
    onValidate: ({ formData }) => parse(formData, { resolve: () => toResolved(toEntries(formData), findErrors) }),
    onSubmit(event, { formData }) {
      event.preventDefault();
      if (!isBusy) void submit(event.currentTarget, toEntries(formData));
    },
  });

  async function submit(element: HTMLFormElement, entries: ProfileEntries): Promise<void> {
    setBusy(true);
    try {
      const isSent = await send(change, entries);
      if (!isSent) HTMLFormElement.prototype.submit.call(element);
    } catch (error) {
      logError(`The form '${change}' is sent without script`, error);
      HTMLFormElement.prototype.submit.call(element);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      id={form.id}
      method="post"
      action={PROFILE_PATH}
      className={className}
      data-form={change}
      aria-labelledby={labelledBy}
      aria-busy={isBusy || undefined}
      onSubmit={form.onSubmit}
    >
      <HiddenFields intent={change} fields={fields} />
      {typeof children === "function" ? children((field) => fieldset[field]?.errors?.[0] ?? null) : children}
    </form>
  );
}

function toResolved(entries: Record<string, string>, findErrors: ChangeFormProps["findErrors"]) {
  const errors = Object.entries(findErrors?.(entries) ?? {});
  if (errors.length === 0) return { value: entries };
  return { error: Object.fromEntries(errors.map(([name, message]) => [name, [message]])) };
}
