import type { ComponentProps } from "react";
import { FormFrame, type FormFrameProps } from "#app/components/form/form-frame.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";

type SectionProps = ComponentProps<"section"> & { title: string; isHigh?: boolean };

/** A part of a page with its headline. */
export function RoomSection({ title, isHigh = false, className = "", children, ...attributes }: SectionProps) {
  return (
    <section {...attributes} className={`grid grid-cols-1 ${isHigh ? "gap-4" : "gap-3"} ${className}`}>
      <Title size="sub" as="h2">
        {title}
      </Title>
      {children}
    </section>
  );
}

/** A line of a list that is a link as a whole; `text` is below its title. */
export function LinkLine({ href, text, children, ...attributes }: { href: string; text: string; children: React.ReactNode }) {
  return (
    <li className="border-b border-rule first:border-t" {...attributes}>
      <a href={href} className="group grid min-h-14 grid-cols-1 gap-1 py-3">
        {children}
        <span className="text-[0.9375rem] text-soft wrap-anywhere">{text}</span>
      </a>
    </li>
  );
}

/** Link to the older entries; null where there are none. */
export function OlderLink({ href, children }: { href: string | null; children: string }) {
  if (href === null) return null;
  return (
    <p className="print:hidden">
      <TextLink isTall href={href}>
        {children}
      </TextLink>
    </p>
  );
}

/** A form that creates something, set off from the list beside it. */
export const tintedForm = "grid grid-cols-1 gap-5 border-l-3 border-accent bg-surface p-4 md:p-6 print:hidden";

type ButtonFormProps = FormFrameProps & { tone?: ComponentProps<typeof Button>["tone"] };

/** A form that is one button. */
export function ButtonForm({ tone, children, ...frame }: ButtonFormProps) {
  return (
    <FormFrame {...frame}>
      <Button type="submit" tone={tone}>
        {children}
      </Button>
    </FormFrame>
  );
}
