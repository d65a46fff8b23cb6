import { PlaceMap } from "#app/components/region-map/place-map.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { MunicipalityView } from "./municipality-view-model.ts";

/** Where a place is: its map, what is known of it, who borders on it. */
export function PlacePortrait({ view: { slug, title, facts, neighbours } }: { view: MunicipalityView }) {
  return (
    <section
      aria-label={`${title} im Überblick`}
      className="mb-10 grid grid-cols-1 gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
    >
      <PlaceMap slug={slug} />
      <div>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-b border-rule pb-4">
          {facts.map(({ name, value }) => (
            <div key={name} className="flex flex-col-reverse justify-end">
              <dt className="text-[0.875rem] leading-snug text-soft">{name}</dt>
              <dd className="font-serif text-[1.375rem] leading-tight font-[620] tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <Title size="sub" as="h2" className="mt-4">
          {`An ${title} grenzen`}
        </Title>
        <ul className="mt-1 grid grid-cols-2 gap-x-6">
          {neighbours.map(({ title: name, link, distance }) => (
            <li key={link} className="flex min-h-9 flex-wrap items-baseline justify-between gap-x-3 border-b border-rule py-1.5">
              <TextLink href={link}>{name}</TextLink>
              <span className="ml-auto text-[0.875rem] text-soft tabular-nums">{distance}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
