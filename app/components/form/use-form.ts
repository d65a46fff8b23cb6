/** Any form in the browser: Conform over its definition, checked on blur and on submit (rules 5), sent by script where somebody can. */
import { parse, type SubmissionResult, useForm as useConform } from "@conform-to/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { type Entries, type FieldErrors, type FormRules, parseForm, toEntries } from "#app/domain/forms/form-definition.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { useBlurRule } from "./use-blur-rule.ts";
import { type Sent, useSending } from "./use-sending.ts";
import { useSubmitRule } from "./use-submit-rule.ts";

/** Name of the button by which Conform checks a form without sending it. */
const CONFORM_INTENT = "__intent__";

/** What came of sending a form. */
export type FormAnswer =
  | { kind: Sent }
  | { kind: "notice"; text: string }
  /** Sanitised HTML, shown under the fields. */
  | { kind: "refused"; html: string };

/** Rejects only when the script itself is at fault: then the browser sends the form as it stands. */
export type SendForm<Values = unknown> = (values: Values, entries: Entries) => Promise<FormAnswer>;

type Options<Values> = {
  /** The id of the form element: a page may hold several forms of one name. */
  id: string;
  rules: FormRules<Values>;
  state: FormState;
  /** Null: the checked form goes on as a plain post. */
  send: SendForm<Values> | null;
  /** What is wrong with what is no text. */
  findMore?: () => FieldErrors;
};

export function useForm<Values>({ id, rules, state, send: act, findMore = () => ({}) }: Options<Values>) {
  const formRef = useRef<HTMLFormElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { isBusy, setBusy, send } = useSending(rules.name);
  const [sends, setSends] = useState(0);
  const [said, setSaid] = useState({ formError: state.formError, notice: state.notice });
  const [lastResult] = useState(() => toLastResult(state));
  const missing = useSubmitRule(formRef, rules);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);

  const findErrors = (entries: Entries): FieldErrors => {
    const parsed = parseForm(rules, entries);
    return { ...(parsed.isValid ? {} : parsed.errors), ...findMore() };
  };
  const [form, fields] = useConform<Record<string, string>>({
    id,
    lastResult,
    defaultValue: state.values,
    onValidate: ({ formData }) => parse(formData, { resolve: () => toResolved(findErrors(toEntries(formData))) }),
    onSubmit(event, { formData }) {
      if (act === null) {
        // Once the browser has taken the form's entries.
        setTimeout(() => setBusy(true));
        return;
      }
      event.preventDefault();
      const entries = toEntries(formData);
      const parsed = parseForm(rules, entries);
      if (parsed.isValid) void send(event.currentTarget, () => submit(act, parsed.values, entries));
    },
  });
  const errorOf = (name: string): string | null => fields[name]?.errors?.[0] ?? null;
  const blurRule = useBlurRule({
    formRef,
    names: Object.keys(rules.schema.entries),
    findErrors,
    hasError: (name) => errorOf(name) !== null,
    validate: (name) => form.validate({ name }),
  });

  async function submit(act: SendForm<Values>, values: Values, entries: Entries): Promise<Sent> {
    setSaid({ formError: null, notice: null });
    const answer = await act(values, entries);
    if (answer.kind === "refused") setSaid({ formError: answer.html, notice: null });
    else if (answer.kind === "notice") setSaid({ formError: null, notice: answer.text });
    else return answer.kind;
    return "done";
  }

  // The reader goes on where they were: at the button, which can be pressed again.
  const isRefused = said.formError !== null && said.formError !== state.formError;
  useEffect(() => {
    if (isRefused) buttonRef.current?.focus();
  }, [isRefused]);

  return {
    errorOf,
    said,
    isBusy,
    /** Whether script has taken it over, which says more than the browser does. */
    isAwake,
    /** How often it was sent. */
    sends,
    isSendable: missing === "" && !isBusy,
    /** What keeps its button disabled: labels of fields; empty when nothing does. */
    missing,
    buttonRef,
    /** Checks a field and shows what is wrong with it. */
    validate: (name: string) => form.validate({ name }),
    /** For FormFrame. */
    frame: {
      ref: formRef,
      id: form.id,
      intent: rules.name,
      isBusy,
      busyText: rules.busyLabel,
      ...blurRule,
      onInput(event: FormEvent) {
        blurRule.onInput(event);
        // What the form said is about what it was sent with.
        if (said.formError !== null) setSaid({ ...said, formError: null });
      },
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
function toResolved(errors: FieldErrors) {
  return Object.keys(errors).length === 0 ? { value: {} } : { error: toConformErrors(errors) };
}

/** A form that came back from the Worker. */
function toLastResult({ values, errors }: FormState): SubmissionResult | null {
  if (Object.keys(errors).length === 0) return null;
  return { status: "error", initialValue: { ...values }, error: toConformErrors(errors) };
}

function toConformErrors(errors: FieldErrors): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, [message]]));
}
