import { type ProfilePart, profileParts, toPartPath } from "./profile-parts.ts";

type NavigationProps = { current: ProfilePart | null; parts: readonly ProfilePart[] };

const item =
  "inline-flex min-h-11 items-center border-b-3 border-transparent font-semibold text-soft hover:border-rule hover:text-ink aria-[current]:border-accent aria-[current]:text-ink";

/** The parts of the profile, each a document of its own. */
export function ProfileNavigation({ current, parts }: NavigationProps) {
  const shown = profileParts.filter(({ slug }) => parts.includes(slug));
  return (
    <nav aria-label="Profil" className="print:hidden">
      <ul className="flex flex-wrap gap-x-5 sm:gap-x-7">
        {[{ slug: null, title: "Übersicht" }, ...shown].map(({ slug, title }) => (
          <li key={title}>
            <a href={toPartPath(slug)} className={item} aria-current={slug === current ? "page" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
