import { type FormEvent, useRef, useState } from "react";
import { useMutation } from "urql";
import { toSafeHtml } from "#app/browser/to-safe-html.ts";
import type { FormState } from "#app/components/dialog/dialog-view.ts";
import { formClass } from "#app/components/form/form-class.ts";
import { FormError } from "#app/components/form/form-error.tsx";
import { HiddenFields } from "#app/components/form/hidden-fields.tsx";
import { useBlurRule } from "#app/components/form/use-blur-rule.ts";
import { useSubmitRule } from "#app/components/form/use-submit-rule.ts";
import { TECHNICAL_ERROR } from "#app/domain/forms/account-messages.ts";
import { toEntries } from "#app/domain/forms/form-definition.ts";
import { NEWSLETTER_PATH } from "#app/domain/newsletter/newsletter-paths.ts";
import { parseSignUp, SIGN_UP_FORM, typedDefinition } from "#app/domain/newsletter/sign-up-form.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { GraphqlProvider } from "#app/islands/graphql-provider.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/field/field.tsx";
import { FieldError } from "#app/ui/field/field-error.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { signUpMutation } from "./newsletter-wire.ts";

type Said = Pick<FormState, "errors" | "formError" | "notice">;

/** A guest's form. The boxes stand beside the newsletters and belong to it by its id; checked on blur and on submit (rules 5). */
function SignUpForm({ state }: { state: FormState }) {
  const form = useRef<HTMLFormElement>(null);
  const [{ errors, formError, notice }, say] = useState<Said>(state);
  const [isBusy, setBusy] = useState(false);
  const [, signUp] = useMutation(signUpMutation);

  const readErrors = () => {
    const parsed = parseSignUp(form.current === null ? {} : toEntries(new FormData(form.current)));
    return parsed.isValid ? {} : parsed.errors;
  };
  const isComplete = useSubmitRule(form, typedDefinition);
  const blurRule = useBlurRule({
    definition: typedDefinition,
    formRef: form,
    hasError: (name) => errors[name] !== undefined,
    validate: () => say((said) => ({ ...said, errors: withEmail(said.errors, readErrors().email) })),
  });

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const parsed = parseSignUp(toEntries(new FormData(event.currentTarget)));
    if (!parsed.isValid) {
      say({ errors: { ...parsed.errors }, formError: null, notice: null });
      // The boxes are the form's elements, wherever they stand.
      const type = parsed.errors.email === undefined ? "checkbox" : "email";
      const wrong = [...event.currentTarget.elements].find((element) => element.getAttribute("type") === type);
      if (wrong instanceof HTMLElement) wrong.focus();
      return;
    }
    setBusy(true);
    const { data, error } = await signUp(parsed.values);
    const answer = error === undefined ? (data?.signUpForNewsletters ?? null) : null;
    const message = answer?.message?.trim() || TECHNICAL_ERROR;
    const isSent = answer?.success === "1";
    const said = isSent
      ? { formError: null, notice: toPlainText(message) }
      : { formError: await toSafeHtml(message), notice: null };
    say({ errors: {}, ...said });
    setBusy(false);
  }

  const isBack = state.formError !== null || state.notice !== null;
  return (
    <form
      ref={form}
      id={SIGN_UP_FORM}
      method="post"
      action={NEWSLETTER_PATH}
      noValidate
      data-form={SIGN_UP_FORM}
      className={formClass}
      aria-busy={isBusy || undefined}
      onSubmit={submit}
      {...blurRule}
    >
      <HiddenFields intent={SIGN_UP_FORM} fields={{}} />
      {typedDefinition.fields.map((field) => (
        <TextField
          key={field.name}
          form={SIGN_UP_FORM}
          field={field}
          value={state.values[field.name] ?? null}
          error={errors[field.name] ?? null}
          hasFocus={Object.keys(state.errors).length > 0}
        />
      ))}
      <FieldError id={`${SIGN_UP_FORM}-newsletters`} error={errors.newsletters ?? null} className="" />
      <FormError html={formError} hasFocus={isBack} isAwaited />
      <Notice role="status" hidden={notice === null} tabIndex={isBack ? -1 : undefined} autoFocus={isBack && notice !== null}>
        {notice}
      </Notice>
      <Button type="submit" size="l" disabled={!isComplete || isBusy} className="min-w-44">
        {typedDefinition.submitLabel}
      </Button>
    </form>
  );
}

function withEmail(errors: FormState["errors"], message: string | undefined): FormState["errors"] {
  const { email: _, ...others } = errors;
  return message === undefined ? others : { ...others, email: message };
}

export const SignUpFormIsland = defineIsland("sign-up-form", SignUpForm, { within: GraphqlProvider });
