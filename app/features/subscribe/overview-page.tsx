import { ReaderServiceContact } from "#app/components/reader-service/reader-service.tsx";
import { Ridge } from "#app/components/wall/ridge.tsx";
import { readerService } from "#app/configuration/reader-service.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { Questions } from "./questions.tsx";
import type { OverviewView } from "./subscribe-view-model.ts";
import { Terms } from "./terms.tsx";
import { TierCard } from "./tier-card.tsx";

/** All offers side by side, what sets them apart, and what one wants to know before. */
export function OverviewPage({ view }: { view: OverviewView }) {
  const { tiers, notice, subscriptions, returnTo, isFromPost, isSignedIn } = view;
  return (
    <div className="abo">
      <header className="abo-head">
        <h1 className="abo-title">Genau hinschauen braucht Zeit. Dein Abo gibt sie uns.</h1>
        <p className="abo-lead">
          Die meisten Nachrichten auf Talblick sind frei. Reportagen, Analysen und Hintergründe, für die jemand tagelang unterwegs
          war, lesen unsere Abonnentinnen und Abonnenten.
        </p>
        <div className="abo-ways">
          {!isSignedIn && (
            <p>
              Du hast schon ein Abo?{" "}
              <a href={view.loginPath} className="text-link">
                Anmelden
              </a>
            </p>
          )}
          <p>
            Du hast die gedruckte Zeitung?{" "}
            <a href={view.printCardPath} className="text-link">
              Abokarte aktivieren
            </a>
          </p>
          {isFromPost && returnTo !== null && (
            <p>
              <a href={returnTo} className="text-link">
                Zurück zum Artikel
              </a>
            </p>
          )}
        </div>
      </header>
      <Ridge />

      <div className="abo-offers">
        {notice !== null && (
          <p className="form-notice" role="status">
            {notice}
          </p>
        )}
        {subscriptions.length > 0 && (
          <p className="abo-own">
            <strong>Dein Abo:</strong> {subscriptions.join(", ")}.{" "}
            <a href="/profil#abo" className="text-link">
              Im Profil ansehen
            </a>
          </p>
        )}
        <ul className="tiers" aria-label="Abos">
          {tiers.map((tier) => (
            <li key={tier.slug} className="tier" data-tier={tier.slug}>
              <TierCard tier={tier} returnTo={returnTo} />
            </li>
          ))}
        </ul>
        <p className="abo-small">
          Alle Preise mit Umsatzsteuer, jedes Abo zum Ende der Laufzeit kündbar. Du bestellst erst im letzten Schritt, nachdem du
          alles gesehen hast.
        </p>
      </div>

      <div className="abo-columns">
        <div>
          <ComparisonTable tiers={tiers} />
          <Questions printCardPath={view.printCardPath} />
        </div>
        <div>
          <Terms />
          <section className="abo-section" aria-labelledby="hilfe-titel">
            <h2 id="hilfe-titel">Lieber persönlich?</h2>
            <p>
              Der {readerService.name} berät dich und nimmt deine Bestellung entgegen: <ReaderServiceContact />.
            </p>
          </section>
        </div>
      </div>
    </div>
  );
}
