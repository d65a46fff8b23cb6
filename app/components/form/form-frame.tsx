import type { ComponentProps } from "react";
import { HiddenFields } from "./hidden-fields.tsx";

export type FormFrameProps = Omit<ComponentProps<"form">, "action" | "method"> & {
  /** What it asks for, and its name. */
  intent: string;
  action: string;
  /** Hidden fields besides `intent`; what is null is left out. */
  fields?: Readonly<Record<string, string | null>>;
  isBusy?: boolean;
};

/** What every form of the product is that changes something: posted as it stands, with its intent. */
export function FormFrame({ intent, action, fields = {}, isBusy, id, noValidate, className, children, ...rest }: FormFrameProps) {
  return (
    <form
      id={id}
      method="post"
      action={action}
      noValidate={noValidate}
      className={className}
      data-form={intent}
      aria-busy={isBusy || undefined}
      {...rest}
    >
      <HiddenFields intent={intent} fields={fields} />
      {children}
    </form>
  );
}
