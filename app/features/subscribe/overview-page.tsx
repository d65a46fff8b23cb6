import { PageIntro } from "#app/components/page-intro/page-intro.tsx";
import { ReaderServiceContact } from "#app/components/reader-service/reader-service.tsx";
import { Ridge } from "#app/components/wall/ridge.tsx";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { readerService } from "#app/configuration/reader-service.ts";
import { PROFILE_ABO_PATH } from "#app/domain/subscription/abo-path.ts";
import { Notice } from "#app/ui/notice/notice.tsx";
import { SmallPrint } from "#app/ui/small-print/small-print.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { AboSection } from "./abo-section.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { Questions } from "./questions.tsx";
import type { OverviewView } from "./subscribe-view-model.ts";
import { Terms } from "./terms.tsx";
import { TierCard } from "./tier-card.tsx";

/** From 768 px side by side: what they include and cost begins at the same height in all of them. */
const tierClass =
  "grid content-start gap-5 border-t-3 border-strong-rule bg-ground px-5 pt-5 pb-6 hyphens-auto [hyphenate-limit-chars:12_5_5] data-[tier=plus-premium]:border-plus data-[tier=plus]:border-plus md:row-span-full md:grid-rows-subgrid md:content-stretch md:px-3.5 md:pb-[1.4rem] lg:px-[1.6rem] lg:pt-6 lg:pb-7";

/** All offers side by side, what sets them apart, and what one wants to know before. */
export function OverviewPage({ view }: { view: OverviewView }) {
  const { tiers, notice, subscriptions, returnTo, isFromPost, isSignedIn } = view;
  return (
    <div>
      <PageIntro
        title="Genau hinschauen braucht Zeit. Dein Abo gibt sie uns."
        lead={`Die meisten Nachrichten auf ${portalBrand.name} sind frei. Reportagen, Analysen und Hintergründe, für die jemand tagelang unterwegs war, lesen unsere Abonnentinnen und Abonnenten.`}
      >
        <div className="flex flex-wrap gap-x-8">
          {!isSignedIn && (
            <p>
              Du hast schon ein Abo?{" "}
              <TextLink href={view.loginPath} isTall>
                Anmelden
              </TextLink>
            </p>
          )}
          <p>
            Du hast die gedruckte Zeitung?{" "}
            <TextLink href={view.printCardPath} isTall>
              Abokarte aktivieren
            </TextLink>
          </p>
          {isFromPost && returnTo !== null && (
            <p>
              <TextLink href={returnTo} isTall>
                Zurück zum Artikel
              </TextLink>
            </p>
          )}
        </div>
      </PageIntro>
      <Ridge />

      <div className="grid gap-5 bg-surface px-5 pt-5 pb-6 md:px-3 lg:px-8 lg:pt-8 lg:pb-7">
        {notice !== null && (
          <Notice as="p" tone="plus" role="status">
            {notice}
          </Notice>
        )}
        {subscriptions.length > 0 && (
          <p>
            <strong>Dein Abo:</strong> {subscriptions.join(", ")}.{" "}
            <TextLink href={PROFILE_ABO_PATH} isTall>
              Im Profil ansehen
            </TextLink>
          </p>
        )}
        <ul className="grid gap-5 md:grid-cols-3 md:grid-rows-[repeat(3,auto)] md:gap-[0.9rem] lg:gap-5" aria-label="Abos">
          {tiers.map((tier) => (
            <li key={tier.slug} className={tierClass} data-tier={tier.slug}>
              <TierCard tier={tier} returnTo={returnTo} />
            </li>
          ))}
        </ul>
        <SmallPrint>
          Alle Preise mit Umsatzsteuer, jedes Abo zum Ende der Laufzeit kündbar. Du bestellst erst im letzten Schritt, nachdem du
          alles gesehen hast.
        </SmallPrint>
      </div>

      <div className="below-fold max-w-184 lg:grid lg:max-w-none lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:gap-18">
        <div>
          <ComparisonTable tiers={tiers} />
          <Questions printCardPath={view.printCardPath} />
        </div>
        <div>
          <Terms />
          <AboSection titleId="hilfe-titel" title="Lieber persönlich?">
            <p>
              Der {readerService.name} berät dich und nimmt deine Bestellung entgegen: <ReaderServiceContact />.
            </p>
          </AboSection>
        </div>
      </div>
    </div>
  );
}
