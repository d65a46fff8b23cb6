import type { ComponentProps } from "react";
import { SectionHeading } from "./section-heading.tsx";

type TitledSectionProps = ComponentProps<typeof SectionHeading> & {
  className?: string | undefined;
  /** What stands beside the heading. */
  beside?: React.ReactNode;
};

/** A part of a page under its heading, which is also the name of the region it is: readers who listen find it among the landmarks. */
export function TitledSection({ title, link, className, beside, children }: TitledSectionProps) {
  return (
    <section className={className} aria-label={title}>
      <SectionHeading title={title} link={link}>
        {beside}
      </SectionHeading>
      {children}
    </section>
  );
}
