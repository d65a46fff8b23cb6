/** Rules 5: a field is checked when it is left. A field that was not touched, because the focus came by itself, is not. */
import { type FormEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from "react";
import { type Entries, type FieldErrors, toEntries } from "#app/domain/forms/form-definition.ts";
import { announce } from "#app/islands/stores/announcement-store.ts";

const REPEATED = "newPasswordAgain";

type Rule = {
  formRef: RefObject<HTMLFormElement | null>;
  /** The form of the fields that are checked. */
  names: readonly string[];
  findErrors: (entries: Entries) => FieldErrors;
  /** Whether the form says that this field is wrong. */
  hasError: (name: string) => boolean;
  /** Has the form check a field and show what is wrong with it. */
  validate: (name: string) => void;
};

/** Handlers for the form element. */
export function useBlurRule({ formRef, names, findErrors, hasError, validate }: Rule) {
  const touched = useRef(new Set<string>());
  const isPointerDown = usePointerDown();

  const findError = (name: string): string | null =>
    formRef.current === null ? null : (findErrors(toEntries(new FormData(formRef.current)))[name] ?? null);
  const readName = ({ target }: SyntheticEvent): string | null => {
    const { name = "", form } = target as HTMLInputElement;
    return form === formRef.current && names.includes(name) ? name : null;
  };
  const touch = (event: SyntheticEvent) => {
    const name = readName(event);
    if (name !== null) touched.current.add(name);
  };
  const check = (name: string) => {
    if (formRef.current === null) return;
    validate(name);
    const message = findError(name);
    // The reader has moved on already: the error is announced.
    if (message !== null) announce(message);
  };

  return {
    onPointerDown: touch,
    onKeyDown: touch,
    onBlur(event: SyntheticEvent) {
      const name = readName(event);
      if (name === null || !touched.current.has(name) || !document.hasFocus()) return;
      // A message moves what is below it, which must not happen under a pointer that is about to click there.
      if (isPointerDown.current) document.addEventListener("click", () => setTimeout(() => check(name)), { once: true });
      else check(name);
    },
    /** A reader who corrects a field sees at once that it is right now. */
    onInput(event: FormEvent) {
      touch(event);
      const name = readName(event);
      if (name === null) return;
      for (const other of new Set([name, REPEATED])) {
        if (hasError(other) && findError(other) === null) validate(other);
      }
    },
  };
}

function usePointerDown(): RefObject<boolean> {
  const isDown = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const follow = ({ type }: Event) => {
      isDown.current = type === "pointerdown";
    };
    for (const type of ["pointerdown", "pointerup", "pointercancel"]) document.addEventListener(type, follow, options);
    return () => listening.abort();
  }, []);
  return isDown;
}
