import type { ComponentProps, CSSProperties } from "react";
import { useLate } from "./use-late.ts";

export type FormFrameProps = Omit<ComponentProps<"form">, "action" | "method"> & {
  /** What it asks for, and its name. */
  intent: string;
  action: string;
  /** Hidden fields besides `intent`; what is null is left out. */
  fields?: Readonly<Record<string, string | null>>;
  isBusy?: boolean;
  /** What it says while it is busy. */
  busyText?: string | undefined;
};

/** What every form of the product is that changes something: posted as it stands, with its intent. One that is busy for long says so. */
export function FormFrame({
  intent,
  action,
  fields = {},
  isBusy = false,
  busyText = "Wird gesendet …",
  id,
  noValidate,
  className,
  children,
  ...rest
}: FormFrameProps) {
  const late = useLate(isBusy, busyText);
  return (
    <form
      id={id}
      method="post"
      action={action}
      noValidate={noValidate}
      className={className}
      data-form={intent}
      // Over its button (styles/page-loading.css).
      data-late={late ?? undefined}
      style={late === null ? undefined : ({ "--busy": JSON.stringify(late) } as CSSProperties)}
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
