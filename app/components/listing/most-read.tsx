import type { Teaser } from "#app/components/teaser/teaser.ts";
import { TeaserLink } from "#app/components/teaser/teaser-parts.tsx";
import { Title } from "#app/ui/title/title.tsx";

/** What others read, beside a list: numbers and headlines, no dates. */
export function MostRead({ teasers }: { teasers: readonly Teaser[] }) {
  return (
    <aside aria-labelledby="meistgelesen">
      <div className="border-t-2 border-strong-rule pt-3 lg:sticky lg:top-4">
        <Title size="rank" as="h2" id="meistgelesen">
          Meistgelesen
        </Title>
        <ol className="mt-2 divide-y divide-rule">
          {teasers.map((teaser, index) => (
            <li key={teaser.id} className="group relative grid grid-cols-[1.75rem_minmax(0,1fr)] items-baseline gap-x-2 py-3.5">
              <span className="font-serif text-[1.75rem] leading-none text-accent tabular-nums" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                {teaser.premium !== null && (
                  <p className="text-[0.875rem] leading-5 font-semibold text-plus" data-premium="">
                    {teaser.premium}
                  </p>
                )}
                <Title size="XS" as="h3">
                  <TeaserLink teaser={teaser} />
                </Title>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </aside>
  );
}
