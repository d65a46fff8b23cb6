import { ReaderServiceContact } from "#app/components/reader-service/reader-service.tsx";
import { readerService } from "#app/configuration/reader-service.ts";
import { Island } from "#app/islands/island.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { CheckoutOrderIsland } from "./checkout-order.island.tsx";
import { OrderSteps } from "./order-steps.tsx";
import type { OrderView, OrderWay } from "./to-order-view.ts";

/** The order of one offer: what it costs and binds to, and the way to the payment. */
export function OrderPage({ view }: { view: OrderView }) {
  const { title, includes, priceText, monthlyText, facts, subscriptions, account, way, overviewPath } = view;
  return (
    <div className="order">
      <OrderSteps current={way.kind === "sign-in" ? 1 : 2} />
      <h1 className="order-title">Deine Bestellung</h1>
      <div className="order-columns">
        <section className="order-summary" aria-labelledby="auswahl-titel">
          <h2 id="auswahl-titel" className="tier-title">
            {title}
          </h2>
          <p className="order-price">
            {priceText}
            {monthlyText !== null && <span className="tier-monthly">{monthlyText}</span>}
          </p>
          <dl className="order-facts">
            {facts.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <ul className="benefits">
            {includes.map((line) => (
              <li key={line}>
                <Icon name="check" />
                {line}
              </li>
            ))}
          </ul>
          <p className="abo-small">
            Der Preis enthält die Umsatzsteuer. Es gelten unsere{" "}
            <a href="/agb" className="text-link">
              AGB
            </a>{" "}
            und das{" "}
            <a href="/abo#bedingungen" className="text-link">
              Rücktrittsrecht
            </a>
            .
          </p>
        </section>
        <div className="order-way">
          {subscriptions.length > 0 && (
            <p className="form-notice">
              Du hast schon: {subscriptions.join(", ")}. Das endet durch diese Bestellung nicht von selbst; kündige es in deinem{" "}
              <a href="/profil#abo" className="text-link">
                Profil
              </a>
              , wenn du es nicht mehr brauchst.
            </p>
          )}
          <Way way={way} account={account} />
          <p className="order-other">
            <a href={overviewPath} className="text-link">
              Anderes Abo wählen
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}

function Way({ way, account }: { way: OrderWay; account: string | null }) {
  if (way.kind === "by-phone") {
    return (
      <section className="order-box" aria-labelledby="weiter-titel">
        <h2 id="weiter-titel">Am Telefon bestellen</h2>
        <p>Abos können zurzeit nur telefonisch oder per E-Mail abgeschlossen werden.</p>
        <p>
          {readerService.name}: <ReaderServiceContact />
        </p>
      </section>
    );
  }
  if (way.kind === "sign-in") {
    return (
      <section className="order-box" aria-labelledby="weiter-titel">
        <h2 id="weiter-titel">Für wen ist das Abo?</h2>
        <p>Ein Abo gehört zu deinem Konto, damit du es auf jedem Gerät nutzen kannst. Danach geht es hier weiter.</p>
        <a href={way.registerPath} className="button">
          Konto anlegen
        </a>
        <a href={way.loginPath} className="button button-quiet">
          Anmelden
        </a>
      </section>
    );
  }
  return (
    <section className="order-box" aria-labelledby="weiter-titel">
      <h2 id="weiter-titel">Bezahlen</h2>
      <p>
        Das Abo gehört zum Konto <strong className="wrap-anywhere">{account}</strong>.
      </p>
      {/* At once: the reader came for the button, and it is shown when it works. */}
      <Island of={CheckoutOrderIsland} until="idle" props={{ page: way.page, offerId: way.offerId, termId: way.termId }} />
      <p className="abo-small">
        Bezahlt wird bei unserem Zahlungsanbieter, dafür braucht dein Browser JavaScript. Ohne JavaScript bestellst du beim{" "}
        {readerService.name}: <ReaderServiceContact />.
      </p>
    </section>
  );
}
