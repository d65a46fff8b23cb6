import type { ComponentProps } from "react";
import { choice, choiceInput, choiceLabel, fieldHint } from "#app/ui/field/field-class.ts";
import { Title } from "#app/ui/title/title.tsx";

type ChoiceProps = Omit<ComponentProps<"input">, "type" | "className"> & { id: string; title: string; text?: string | null };

/** A box to tick: what it allows, and what that is for. */
export function Choice({ title, text = null, ...input }: ChoiceProps) {
  const textId = `${input.id}-text`;
  return (
    <div className={`break-inside-avoid ${choice}`}>
      <input {...input} type="checkbox" className={choiceInput} aria-describedby={text === null ? undefined : textId} />
      <label
        htmlFor={input.id}
        className={text === null ? choiceLabel : "col-start-2 pt-[0.65rem] pb-[0.1rem] leading-[1.35] font-semibold"}
      >
        {title}
      </label>
      {text !== null && (
        <p id={textId} className={`col-start-2 pb-2 ${fieldHint}`}>
          {text}
        </p>
      )}
    </div>
  );
}

/** Heads a group of choices. */
export function ChoicesTitle({ children }: { children: string }) {
  return (
    <Title size="sub" as="legend" className="mb-[0.35rem] w-full border-t border-rule pt-[0.9rem]">
      {children}
    </Title>
  );
}

/** Three buttons find room beside each other in a dialog. */
export const narrowButton = "sm:px-[0.9rem] sm:text-[1rem]";
/** The row of them, always in sight. */
export const choicesFoot = "flex w-full flex-wrap gap-3 border-t border-rule bg-ground py-[0.9rem] sm:sticky sm:bottom-0";
export const providerColumns = "columns-[9rem_3] gap-x-4 pt-[0.4rem]";
