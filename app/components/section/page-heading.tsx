import { Title } from "#app/ui/title/title.tsx";

type PageHeadingProps = {
  title: string;
  description: string | null;
  note?: string | null;
  isRuled?: boolean;
  /** What its reader can do with the whole page. */
  children?: React.ReactNode;
};

/** The head of a listing page. */
export function PageHeading({ title, description, note = null, isRuled = true, children = null }: PageHeadingProps) {
  return (
    <header className={isRuled ? "mb-7 border-b border-strong-rule pb-4" : "mb-8"}>
      <Title size="page" as="h1">
        {title}
      </Title>
      {description !== null && <p className="mt-2 max-w-[42rem] text-[1.125rem] text-soft">{description}</p>}
      {note !== null && <p className="mt-1 text-soft">{note}</p>}
      {children !== null && <div className="mt-4">{children}</div>}
    </header>
  );
}
