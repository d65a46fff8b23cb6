import { portalBrand } from "#app/configuration/portal-brand.ts";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";

/** The front page of a paper in which nothing has appeared yet: it says so, and what is there already. */
export function EmptyFront() {
  return (
    <section aria-labelledby="bald" className="grid max-w-[46rem] grid-cols-1 gap-4 border-t-3 border-strong-rule pt-6 md:pt-10">
      <Title size="page" as="h2" id="bald">
        Hier erscheint bald die erste Ausgabe
      </Title>
      <p className="text-[1.125rem]">{`${portalBrand.name} bereitet sich vor: ${portalBrand.claim}, jeden Tag auf dieser Seite.`}</p>
      <p className="text-soft">
        Die Service-Seiten stehen schon offen. Den ersten Beitrag liest du hier, sobald er erschienen ist. Hast du einen Hinweis
        für die Redaktion? <TextLink href="/tipp-geben">Gib ihr einen Tipp</TextLink>.
      </p>
    </section>
  );
}
