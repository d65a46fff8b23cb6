import { Icon } from "#app/ui/icon/icon.tsx";
import { Title } from "#app/ui/title/title.tsx";

type SectionHeadingProps = {
  title: string;
  link: string | null;
  /** Buttons at the end of the line. */
  children?: React.ReactNode;
};

/** Title of a section, told apart by a thin rule; a link when there is more behind it. */
export function SectionHeading({ title, link, children }: SectionHeadingProps) {
  return (
    <div className="mb-4 flex min-h-11 items-center justify-between gap-4 border-t border-strong-rule">
      <Title size="rank" as="h2">
        {link === null ? (
          title
        ) : (
          <a href={link} className="inline-flex items-center gap-1 py-2 hover:text-accent">
            {title}
            <Icon name="right" className="size-4" />
          </a>
        )}
      </Title>
      {children}
    </div>
  );
}
