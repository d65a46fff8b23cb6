import type { ComponentProps } from "react";
import { HiddenFields } from "./hidden-fields.tsx";
import { type Sent, useSending } from "./use-sending.ts";

export type PostFormProps = Omit<ComponentProps<"form">, "action" | "method"> & {
  /** What it asks for, and its name. */
  intent: string;
  action: string;
  /** Hidden fields besides `intent`; what is null is left out. */
  fields?: Readonly<Record<string, string | null>>;
  /** Sends it by script; without it the browser posts it. */
  send?: () => Promise<Sent>;
};

/** A form without fields to be filled in: its button says what it does. */
export function PostForm({ intent, action, fields = {}, send: act, children, ...attributes }: PostFormProps) {
  const { isBusy, send } = useSending(intent);
  return (
    <form
      method="post"
      action={action}
      data-form={intent}
      aria-busy={isBusy || undefined}
      onSubmit={
        act &&
        ((event) => {
          event.preventDefault();
          void send(event.currentTarget, act);
        })
      }
      {...attributes}
    >
      <HiddenFields intent={intent} fields={fields} />
      {children}
    </form>
  );
}
