import { useEffect } from "react";
import { formClass } from "#app/components/form/form-class.ts";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { FormMessages } from "#app/components/form/form-messages.tsx";
import { SubmitButton } from "#app/components/form/submit-button.tsx";
import { useForm } from "#app/components/form/use-form.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { NEWSLETTER_PATH } from "#app/domain/newsletter/newsletter-paths.ts";
import { BOXES, signUpForm } from "#app/domain/newsletter/sign-up-form.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { TextField } from "#app/ui/field/field.tsx";
import { FieldError } from "#app/ui/field/field-error.tsx";

/** A guest's form. The boxes are beside the newsletters and belong to it by its id. */
function SignUpForm({ state }: { state: FormState }) {
  const { errorOf, said, sends, isSendable, missing, buttonRef, frame } = useForm({
    id: signUpForm.name,
    rules: signUpForm,
    state,
    send: async (values, entries) => (await import("./send-sign-up.client.ts")).sendSignUp(values, entries),
  });
  const { ref } = frame;
  const isWithoutBox = errorOf(BOXES) !== null && errorOf("email") === null;
  useEffect(() => {
    if (sends === 0 || !isWithoutBox) return;
    // They are the form's elements, wherever they are in the document.
    const box = [...(ref.current?.elements ?? [])].find((element) => element.getAttribute("type") === "checkbox");
    if (box instanceof HTMLElement) box.focus();
  }, [ref, sends, isWithoutBox]);

  return (
    <FormFrame {...frame} action={NEWSLETTER_PATH} noValidate className={formClass}>
      {signUpForm.fields.map((field) => (
        <TextField
          key={field.name}
          form={signUpForm.name}
          field={field}
          value={state.values[field.name] ?? null}
          error={errorOf(field.name)}
          hasFocus={Object.keys(state.errors).length > 0}
          sends={sends}
        />
      ))}
      <FieldError id={`${signUpForm.name}-${BOXES}`} error={errorOf(BOXES)} className="" />
      <FormMessages said={said} state={state} />
      <SubmitButton ref={buttonRef} form={frame.id} {...{ isSendable, missing }} className="min-w-[min(11rem,100%)]">
        {signUpForm.submitLabel}
      </SubmitButton>
    </FormFrame>
  );
}

export const SignUpFormIsland = defineIsland("sign-up-form", SignUpForm);
