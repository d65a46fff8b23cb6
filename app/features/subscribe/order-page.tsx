import { ReaderServiceContact } from "#app/components/reader-service/reader-service.tsx";
import { readerService } from "#app/configuration/reader-service.ts";
import { PROFILE_ABO_PATH } from "#app/domain/subscription/abo-path.ts";
import { Island } from "#app/islands/island.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { CheckList } from "#app/ui/check-list/check-list.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { SmallPrint } from "#app/ui/small-print/small-print.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { CheckoutOrderIsland } from "./checkout-order.island.tsx";
import { MonthlyPrice } from "./monthly-price.tsx";
import { OrderSteps } from "./order-steps.tsx";
import type { OrderView, OrderWay } from "./to-order-view.ts";

/** The order of one offer: what it costs and binds to, and the way to the payment. */
export function OrderPage({ view }: { view: OrderView }) {
  const { title, includes, priceText, monthlyText, facts, subscriptions, account, way, overviewPath } = view;
  return (
    <div>
      <OrderSteps current={way.kind === "sign-in" ? 1 : 2} />
      <Title size="page" as="h1">
        Deine Bestellung
      </Title>
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-14">
        <section className="grid content-start gap-[1.1rem] border-t-3 border-plus pt-[1.1rem]" aria-labelledby="auswahl-titel">
          <Title size="offer" as="h2" id="auswahl-titel">
            {title}
          </Title>
          <p className="font-serif text-[2rem] leading-[1.15] font-[620] tracking-[-0.01em] lining-nums">
            {priceText}
            {monthlyText !== null && <MonthlyPrice text={monthlyText} className="mt-[0.35rem]" />}
          </p>
          <dl className="border-b border-rule">
            {facts.map(({ term, text }) => (
              <div
                key={term}
                className="border-t border-rule py-[0.7rem] sm:grid sm:grid-cols-[8rem_minmax(0,1fr)] sm:items-baseline sm:gap-4"
              >
                <dt className="text-[0.9375rem] text-soft">{term}</dt>
                <dd className="leading-[1.4]">{text}</dd>
              </div>
            ))}
          </dl>
          <CheckList lines={includes} tone="plus" className="content-start" />
          <SmallPrint>
            Der Preis enthält die Umsatzsteuer. Es gelten unsere <TextLink href="/agb">AGB</TextLink> und das{" "}
            <TextLink href="/abo#bedingungen">Rücktrittsrecht</TextLink>.
          </SmallPrint>
        </section>
        <div className="grid content-start gap-5">
          {subscriptions.length > 0 && (
            <Notice as="p">
              Du hast schon: {subscriptions.join(", ")}. Das endet durch diese Bestellung nicht von selbst; kündige es in deinem{" "}
              <TextLink href={PROFILE_ABO_PATH}>Profil</TextLink>, wenn du es nicht mehr brauchst.
            </Notice>
          )}
          <Way way={way} account={account} />
          <p>
            <TextLink href={overviewPath} isTall>
              Anderes Abo wählen
            </TextLink>
          </p>
        </div>
      </div>
    </div>
  );
}

function Way({ way, account }: { way: OrderWay; account: string | null }) {
  if (way.kind === "by-phone") {
    return (
      <Box title="Am Telefon bestellen">
        <p>Abos können zurzeit nur telefonisch oder per E-Mail abgeschlossen werden.</p>
        <p>
          {readerService.name}: <ReaderServiceContact />
        </p>
      </Box>
    );
  }
  if (way.kind === "sign-in") {
    return (
      <Box title="Für wen ist das Abo?">
        <p>Ein Abo gehört zu deinem Konto, damit du es auf jedem Gerät nutzen kannst. Danach geht es hier weiter.</p>
        <ButtonLink href={way.registerPath} size="l">
          Konto anlegen
        </ButtonLink>
        <ButtonLink href={way.loginPath} tone="quiet" size="l">
          Anmelden
        </ButtonLink>
      </Box>
    );
  }
  return (
    <Box title="Bezahlen">
      <p>
        Das Abo gehört zum Konto <strong className="wrap-anywhere">{account}</strong>.
      </p>
      {/* At once: the reader came for the button, and it is shown when it works. */}
      <Island of={CheckoutOrderIsland} until="idle" props={{ page: way.page, offerId: way.offerId, termId: way.termId }} />
      <SmallPrint>
        Bezahlt wird bei unserem Zahlungsanbieter, dafür braucht dein Browser JavaScript. Ohne JavaScript bestellst du beim{" "}
        {readerService.name}: <ReaderServiceContact />.
      </SmallPrint>
    </Box>
  );
}

function Box({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="grid gap-4 bg-surface px-5 pt-5 pb-[1.4rem] lg:px-7 lg:pt-6 lg:pb-7" aria-labelledby="weiter-titel">
      <Title size="box" as="h2" id="weiter-titel">
        {title}
      </Title>
      {children}
    </section>
  );
}
