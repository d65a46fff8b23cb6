import { Title } from "#app/ui/title/title.tsx";

type SectionProps = {
  /** Where links lead to. */
  id?: string;
  titleId: string;
  title: string;
  children: React.ReactNode;
};

/** A part of /abo below the offers. */
export function AboSection({ id, titleId, title, children }: SectionProps) {
  return (
    <section id={id} className="pt-12" aria-labelledby={titleId}>
      <Title size="section" as="h2" id={titleId} className="mb-4">
        {title}
      </Title>
      {children}
    </section>
  );
}
