import type { ComponentProps } from "react";
import { type ButtonLook, disabledButton, toButtonClass } from "./button-class.ts";

type ButtonProps = ButtonLook & ComponentProps<"button"> & { type: "submit" | "button" };

export function Button({ tone, size, className, ...attributes }: ButtonProps) {
  const look = toButtonClass({ tone, size, className });
  return <button {...attributes} className={attributes.disabled === undefined ? look : `${look} ${disabledButton}`} />;
}

/** A link that looks like a button: it leads on. */
export function ButtonLink({ tone, size, className, children, ...attributes }: ButtonLook & ComponentProps<"a">) {
  return (
    <a {...attributes} className={toButtonClass({ tone, size, className })}>
      {children}
    </a>
  );
}

/** Several ways on beside each other, below each other where there is no room. */
export function ButtonRow({ as: Tag = "div", children }: { as?: "div" | "p"; children: React.ReactNode }) {
  return <Tag className="flex flex-wrap gap-3">{children}</Tag>;
}
