import { Ridge } from "#app/components/wall/ridge.tsx";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { districtKeys, districtTitles, municipalities } from "#app/domain/municipality/municipality.ts";
import { NO_MUNICIPALITY } from "#app/domain/municipality/municipality-slug.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { NavigationView } from "./navigation-view-model.ts";

const NAVIGATION_PATH = "/onboarding/nav";

/** /onboarding/nav: the paper in three steps, as the publisher's app shows it to who opens it for the first time. */
export function NavigationPage({ view: { municipality, sections } }: { view: NavigationView }) {
  return (
    <article className="welcome mx-auto max-w-[46rem]">
      <header className="welcome-head">
        <h1 className="abo-title">Willkommen bei {portalBrand.name}</h1>
        <p className="abo-lead">Nachrichten aus Vorarlberg und seinen Gemeinden. So findest du dich zurecht.</p>
      </header>
      <Ridge />
      <ol className="numbered welcome-body">
        <li>
          <h2>Wo bist du zu Hause?</h2>
          <p>Aus deiner Gemeinde zeigen wir dir mehr. Ändern kannst du das jederzeit, oben auf jeder Seite.</p>
          <MunicipalityForm chosen={municipality} />
        </li>
        {sections.length > 0 && (
          <li>
            <h2>Was dich interessiert</h2>
            <ul className="section-links">
              {sections.map(({ title, link, examples }) => (
                <li key={link}>
                  <a href={link}>
                    <span>
                      {title}
                      {examples !== "" && <span className="section-examples">{examples}</span>}
                    </span>
                    <Icon name="right" />
                  </a>
                </li>
              ))}
            </ul>
          </li>
        )}
        <li>
          <h2>Was zu dir kommt</h2>
          <p>Das Wichtigste am Morgen, am Abend oder am Wochenende, per E-Mail.</p>
          <a href="/profil#newsletter" className="text-link">
            Newsletter aussuchen
          </a>
        </li>
      </ol>
      <p className="welcome-go">
        <a href="/" className="button">
          Los geht’s
        </a>
      </p>
    </article>
  );
}

function MunicipalityForm({ chosen }: { chosen: NavigationView["municipality"] }) {
  return (
    <form method="post" action={`/gemeinde/${NO_MUNICIPALITY}`} className="place-form" data-form="municipality">
      <input type="hidden" name="returnTo" value={NAVIGATION_PATH} />
      <label htmlFor="onboarding-municipality">Gemeinde auswählen</label>
      <select id="onboarding-municipality" name="municipality" defaultValue={chosen?.slug ?? NO_MUNICIPALITY}>
        <option value={NO_MUNICIPALITY}>Alle Gemeinden</option>
        {districtKeys.map((district) => (
          <optgroup key={district} label={`Bezirk ${districtTitles[district]}`}>
            {municipalities
              .filter((municipality) => municipality.district === district)
              .map(({ slug, title }) => (
                <option key={slug} value={slug}>
                  {title}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <button type="submit" className="button button-quiet">
        Übernehmen
      </button>
      {chosen !== null && (
        <p className="place-chosen" role="status">
          <Icon name="check" />
          <span>
            Deine Gemeinde ist{" "}
            <a href={`/gemeinde/${chosen.slug}`} className="text-link">
              {chosen.title}
            </a>
            .
          </span>
        </p>
      )}
    </form>
  );
}
