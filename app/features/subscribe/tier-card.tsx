import { Button } from "#app/ui/button/button.tsx";
import { CheckList } from "#app/ui/check-list/check-list.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { MonthlyPrice } from "./monthly-price.tsx";
import type { TermView, TierView } from "./subscribe-view-model.ts";

const priceClass =
  "font-serif text-[1.1875rem] leading-[1.4] font-[620] lining-nums md:max-lg:text-[1.0625rem] lg:text-[1.25rem]";

type TierCardProps = { tier: TierView; returnTo: string | null };

/** One offer: what it includes and costs. Choosing a term is a plain form that leads to the order. */
export function TierCard({ tier, returnTo }: TierCardProps) {
  return (
    <>
      <div>
        <Title size="offer" as="h2">
          {tier.title}
        </Title>
        <p className="mt-[0.4rem] leading-[1.4] text-pretty text-soft">{tier.lead}</p>
      </div>
      <CheckList lines={tier.includes} tone="plus" className="content-start md:max-lg:text-[1rem]" />
      {tier.ownership === null ? <TermForm tier={tier} returnTo={returnTo} /> : <Owned tier={tier} />}
    </>
  );
}

function TermForm({ tier: { slug, title, terms }, returnTo }: TierCardProps) {
  const [only, ...others] = terms;
  return (
    <form method="get" action="/abo" className="grid content-between gap-4 border-t border-rule pt-2" data-form={`abo-${slug}`}>
      {only !== undefined && others.length === 0 ? <OnlyTerm term={only} /> : <Terms title={title} terms={terms} />}
      {returnTo !== null && <input type="hidden" name="returnTo" value={returnTo} />}
      <Button type="submit" size="l" className="md:max-lg:min-h-14">
        {title} wählen
      </Button>
    </form>
  );
}

function OnlyTerm({ term: { slug, priceText } }: { term: TermView }) {
  return (
    <p className="py-2">
      <input type="hidden" name="angebot" value={slug} />
      <span className={priceClass}>{priceText}</span>
    </p>
  );
}

function Terms({ title, terms }: { title: string; terms: readonly TermView[] }) {
  return (
    <fieldset className="grid min-w-0">
      <legend className="sr-only">Laufzeit von {title}</legend>
      {terms.map((term, index) => (
        <label
          key={term.slug}
          className="grid min-h-11 cursor-pointer grid-cols-[1.5rem_minmax(0,1fr)] items-start gap-[0.7rem] py-2"
        >
          <input type="radio" name="angebot" value={term.slug} defaultChecked={index === 0} className="mt-[0.15rem] size-5.5" />
          <span>
            <span className={priceClass}>{term.priceText}</span>
            {term.monthlyText !== null && <MonthlyPrice text={term.monthlyText} />}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Owned({ tier: { ownership } }: { tier: TierView }) {
  return (
    <p className="flex min-h-12 items-center gap-2 self-end border-t border-rule pt-3 font-[650] text-plus">
      <Icon name="check" />
      {ownership === "own" ? "Dein Abo" : "In deinem Abo enthalten"}
    </p>
  );
}
