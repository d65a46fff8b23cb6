/** Rows of the profile: what it is, what there is to say of it, and what can be done about it. */
import type { ReactNode } from "react";

export function Rows({ children }: { children: ReactNode }) {
  return <ul className="w-full">{children}</ul>;
}

export function Row({
  canWrap = false,
  children,
}: {
  /** Further content of the row may wrap below its text. */
  canWrap?: boolean;
  children: ReactNode;
}) {
  return (
    <li
      className={`flex min-h-16 items-center gap-x-4 gap-y-2 border-b border-rule py-[0.7rem] first:border-t ${canWrap ? "flex-wrap" : ""}`}
    >
      {children}
    </li>
  );
}

type RowTextProps = {
  titleId?: string;
  title: ReactNode;
  /** How much room it takes. */
  className?: string;
  children: ReactNode;
};

/** `children` are paragraphs. */
export function RowText({ titleId, title, className = "flex-1", children }: RowTextProps) {
  return (
    <div className={`min-w-0 [&>p]:text-[0.9375rem] [&>p]:leading-[1.4] [&>p]:text-soft ${className}`}>
      <h3 id={titleId} className="leading-[1.35] font-semibold">
        {title}
      </h3>
      {children}
    </div>
  );
}

/** The text at the end of a row. */
export function RowMark({ children }: { children: ReactNode }) {
  return <p className="flex-none text-[0.9375rem] text-soft">{children}</p>;
}
