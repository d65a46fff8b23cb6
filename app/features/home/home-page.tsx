import { CardSection } from "#app/components/section/card-section.tsx";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { servicesInShort } from "#app/domain/page/records/page-lists.ts";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { HomeTeasers } from "./home-teasers.tsx";
import type { HomeSection, HomeView } from "./home-view-model.ts";

/** The front page: one lead, a second rank, then rivers by topic and place. */
export function HomePage({ view: { sections } }: { view: HomeView }) {
  return (
    <>
      <h1 className="sr-only">{`${portalBrand.name}: ${portalBrand.claim}`}</h1>
      <div className="grid grid-cols-1 gap-14">
        {sections.map((section, index) => (
          <div key={toSectionKey(section)} className={index === 0 ? undefined : "below-fold"}>
            {section.kind === "cards" ? (
              <CardSection section={section.cards} hasPlayIcon={section.layout === "VIDEO"} />
            ) : (
              <HomeTeasers section={section} />
            )}
          </div>
        ))}
      </div>
      <p className="mt-12">
        <ButtonLink href="/page/2">Weitere Nachrichten</ButtonLink>
      </p>
      <nav aria-label="Services" className="mt-12">
        <ul className="flex flex-wrap gap-4">
          {servicesInShort.map(({ title, link }) => (
            <li key={link}>
              <a href={link} className="underline-hover inline-flex min-h-8 items-center text-soft">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function toSectionKey(section: HomeSection): string {
  const title = section.kind === "cards" ? section.cards.title : section.title;
  return `${section.layout} ${title}`;
}
