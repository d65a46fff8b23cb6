/** A form of rules 2.4 in the browser: Conform over the one definition, checked on blur and on submit (rules 5), sent by script where somebody can. */
import { parse, type SubmissionResult, useForm } from "@conform-to/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { logError } from "#app/browser/log.ts";
import { useDialogHost } from "#app/components/dialog/dialog-host.ts";
import type { FormState } from "#app/components/dialog/dialog-view.ts";
import { type FormDefinition, parseForm, toEntries } from "#app/domain/forms/form-definition.ts";
import { useBlurRule } from "./use-blur-rule.ts";
import { useSubmitRule } from "./use-submit-rule.ts";

/** Name of the button by which Conform checks a form without sending it. */
const CONFORM_INTENT = "__intent__";

/** What came of sending a form. */
export type FormAnswer =
  /** The page is about to change; the form stays busy. */
  | { kind: "leaving" }
  | { kind: "notice"; text: string }
  /** Sanitised HTML, shown under the fields. */
  | { kind: "refused"; html: string };

/** Rejects only when the script itself is at fault: then the browser sends the form as it stands. */
export type SendForm = (values: unknown, entries: Readonly<Record<string, string>>) => Promise<FormAnswer>;

/** `send` null: the checked form goes on as a plain post. */
export function useAccountForm(definition: FormDefinition, state: FormState, send: SendForm | null) {
  const host = useDialogHost();
  const formRef = useRef<HTMLFormElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [sends, setSends] = useState(0);
  const [said, setSaid] = useState({ formError: state.formError, notice: state.notice });
  const [lastResult] = useState(() => toLastResult(state));
  const isComplete = useSubmitRule(formRef, definition);

  const [form, fields] = useForm<Record<string, string>>({
    // A dialog may lie over a page that holds the same form.
    id: host === null ? definition.name : `dialog-${definition.name}`,
    lastResult,
    defaultValue: state.values,
    onValidate: ({ formData }) => parse(formData, { resolve: () => toResolved(definition, formData) }),
    onSubmit(event, { formData }) {
      if (send === null) {
        // Once the browser has taken the form's entries.
        setTimeout(() => setBusy(true));
        return;
      }
      event.preventDefault();
      const entries = toEntries(formData);
      const parsed = parseForm(definition, entries);
      if (parsed.isValid) void submit(send, parsed.values, entries);
    },
  });
  const errorOf = (name: string): string | null => fields[name]?.errors?.[0] ?? null;
  const blurRule = useBlurRule({
    definition,
    formRef,
    hasError: (name) => errorOf(name) !== null,
    validate: (name) => form.validate({ name }),
  });

  async function submit(send: SendForm, values: unknown, entries: Readonly<Record<string, string>>): Promise<void> {
    setBusy(true);
    setSaid({ formError: null, notice: null });
    let answer: FormAnswer;
    try {
      answer = await send(values, entries);
    } catch (error) {
      logError(`The form '${definition.name}' is sent without script`, error);
      if (formRef.current !== null) HTMLFormElement.prototype.submit.call(formRef.current);
      return;
    }
    if (answer.kind === "leaving") return;
    setBusy(false);
    setSaid(answer.kind === "refused" ? { formError: answer.html, notice: null } : { formError: null, notice: answer.text });
  }

  // The reader goes on where they were: at the button, which can be pressed again.
  const isRefused = said.formError !== null && said.formError !== state.formError;
  useEffect(() => {
    if (isRefused) buttonRef.current?.focus();
  }, [isRefused]);

  // Back from the next page, with the form as it was left.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false);
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);

  return {
    formRef,
    buttonRef,
    formId: form.id,
    errorOf,
    said,
    isBusy,
    sends,
    isSendable: isComplete && !isBusy,
    handlers: {
      ...blurRule,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (submitter?.getAttribute("name") !== CONFORM_INTENT) setSends(sends + 1);
        if (isBusy) event.preventDefault();
        else form.onSubmit(event);
      },
    },
  };
}

/** The rules and messages are those of the definition; Conform's own coercion would tell an empty field from one that is missing. */
function toResolved(definition: FormDefinition, formData: FormData) {
  const parsed = parseForm(definition, toEntries(formData));
  if (parsed.isValid) return { value: parsed.values as Record<string, string> };
  return { error: Object.fromEntries(Object.entries(parsed.errors).map(([name, message]) => [name, [message]])) };
}

/** A form that came back from the Worker. */
function toLastResult({ values, errors }: FormState): SubmissionResult | null {
  if (Object.keys(errors).length === 0) return null;
  return {
    status: "error",
    initialValue: { ...values },
    error: Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, [message]])),
  };
}
