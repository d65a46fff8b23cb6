import type { ComponentProps } from "react";
import { useLate } from "./use-late.ts";

export type FormFrameProps = Omit<ComponentProps<"form">, "action" | "method"> & {
  /** What it asks for, and its name. */
  intent: string;
  action: string;
  /** Hidden fields besides `intent`; what is null is left out. */
  fields?: Readonly<Record<string, string | null>>;
  isBusy?: boolean;
};

/** What every form of the product is that changes something: posted as it stands, with its intent. One that is busy for long says so. */
export function FormFrame({
  intent,
  action,
  fields = {},
  isBusy = false,
  id,
  noValidate,
  className,
  children,
  ...rest
}: FormFrameProps) {
  return (
    <form
      id={id}
      method="post"
      action={action}
      noValidate={noValidate}
      className={className}
      data-form={intent}
      // Over its button (styles/page-loading.css).
      data-late={useLate(isBusy) ?? undefined}
      aria-busy={isBusy || undefined}
      {...rest}
    >
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) =>
        value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </form>
  );
}
