import { Icon } from "#app/ui/icon/icon.tsx";
import type { TermView, TierView } from "./subscribe-view-model.ts";

type TierCardProps = { tier: TierView; returnTo: string | null };

/** One offer: what it includes and costs. Choosing a term is a plain form that leads to the order. */
export function TierCard({ tier, returnTo }: TierCardProps) {
  return (
    <>
      <div>
        <h2 className="tier-title">{tier.title}</h2>
        <p className="tier-lead">{tier.lead}</p>
      </div>
      <ul className="benefits">
        {tier.includes.map((line) => (
          <li key={line}>
            <Icon name="check" />
            {line}
          </li>
        ))}
      </ul>
      {tier.ownership === null ? <TermForm tier={tier} returnTo={returnTo} /> : <Owned tier={tier} />}
    </>
  );
}

function TermForm({ tier: { slug, title, terms }, returnTo }: TierCardProps) {
  const [only, ...others] = terms;
  return (
    <form method="get" action="/abo" className="tier-form" data-form={`abo-${slug}`}>
      {only !== undefined && others.length === 0 ? <OnlyTerm term={only} /> : <Terms title={title} terms={terms} />}
      {returnTo !== null && <input type="hidden" name="returnTo" value={returnTo} />}
      <button type="submit" className="button">
        {title} wählen
      </button>
    </form>
  );
}

function OnlyTerm({ term: { slug, priceText } }: { term: TermView }) {
  return (
    <p className="tier-only">
      <input type="hidden" name="angebot" value={slug} />
      <span className="tier-price">{priceText}</span>
    </p>
  );
}

function Terms({ title, terms }: { title: string; terms: readonly TermView[] }) {
  return (
    <fieldset className="tier-terms">
      <legend className="sr-only">Laufzeit von {title}</legend>
      {terms.map((term, index) => (
        <label key={term.slug} className="tier-term">
          <input type="radio" name="angebot" value={term.slug} defaultChecked={index === 0} />
          <span>
            <span className="tier-price">{term.priceText}</span>
            {term.monthlyText !== null && <span className="tier-monthly">{term.monthlyText}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Owned({ tier: { ownership } }: { tier: TierView }) {
  return (
    <p className="tier-owned">
      <Icon name="check" />
      {ownership === "own" ? "Dein Abo" : "In deinem Abo enthalten"}
    </p>
  );
}
