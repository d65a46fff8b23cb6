import { Icon } from "../../ui/icon/icon.tsx";

/** Title of a section, told apart by a thin rule; a link when there is more behind it. */
export function SectionHeading({ title, link }: { title: string; link: string | null }) {
  return (
    <h2 className="mb-5 border-t border-strong-rule pt-2.5 text-[1.1875rem] leading-snug font-bold">
      {link === null ? (
        title
      ) : (
        <a href={link} className="inline-flex items-center gap-1 hover:text-accent">
          {title}
          <Icon name="right" className="size-4" />
        </a>
      )}
    </h2>
  );
}
