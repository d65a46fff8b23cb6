import { PageHeading } from "#app/components/section/page-heading.tsx";
import { ServiceState } from "#app/components/service-state/service-state.tsx";
import { GroupLinks } from "#app/components/services/group-links.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { DOT } from "#app/ui/dot/dot.ts";
import { fieldInput, fieldLabel } from "#app/ui/field/field-class.ts";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { land } from "#brand/land.ts";
import { LINE_PARAMETER, PLACE_PARAMETER, TRANSIT_PATH } from "./transit-filter.ts";
import type { TransitAlertView, TransitView } from "./transit-view-model.ts";

/** Disturbances of trains, buses and cable cars, and a form that picks a line or a place. */
export function TransitPage({ view }: { view: TransitView }) {
  const { state, source, groups, summary } = view;
  return (
    <>
      <PageHeading
        title="Bus und Bahn"
        description={`Störungen, Umleitungen und Ausfälle bei Zug, Bus und Seilbahn ${land.in}.`}
      />
      <div className="mb-6">
        <ServiceState state={state} subject="Störungen" source={source} />
      </div>
      {state.moment !== null && (
        <>
          <FilterForm view={view} />
          <p className={`mt-8 ${groups.length === 0 ? "text-[1.125rem]" : "text-soft"}`} role="status">
            {summary}
          </p>
          {groups.map(({ title, alerts }) => (
            <section key={title} aria-label={title} className="mt-8">
              <Title size="section" as="h2" className="mb-2">
                {title}
              </Title>
              <ul>
                {alerts.map((alert) => (
                  <li key={alert.id} className="border-t border-rule py-5">
                    <Alert alert={alert} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
      <GroupLinks path={TRANSIT_PATH} />
    </>
  );
}

function Alert({ alert }: { alert: TransitAlertView }) {
  const { lines, effect, isSevere, title, paragraphs, stops, cause, periods, link } = alert;
  return (
    <article>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
        {lines.map((line) => (
          <span
            key={line}
            className="rounded-xs bg-surface px-2 py-0.5 font-semibold tabular-nums outline outline-rule print:outline-1"
          >
            {line}
          </span>
        ))}
        <span className={`font-semibold ${isSevere ? "text-live" : "text-accent"}`}>{effect}</span>
      </p>
      <Title size="S" as="h3" className="mt-2 wrap-anywhere">
        {title}
      </Title>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never move
        <p key={index} className="mt-1.5 whitespace-pre-line wrap-anywhere">
          {paragraph}
        </p>
      ))}
      {periods.length > 0 && (
        <ul className="mt-2 text-[0.9375rem]">
          {periods.map((period) => (
            <li key={period}>{period}</li>
          ))}
        </ul>
      )}
      {(stops !== null || cause !== null) && (
        <p className="mt-1 text-[0.9375rem] text-soft wrap-anywhere">
          {[stops, cause].filter((part) => part !== null).join(DOT)}
        </p>
      )}
      {link !== null && (
        <p className="mt-1 text-[0.9375rem]">
          <TextLink href={link.href} rel="noopener" isTall>
            Mehr bei {link.host}
          </TextLink>
        </p>
      )}
    </article>
  );
}

function FilterForm({ view: { filter, lines } }: { view: TransitView }) {
  return (
    <form
      method="get"
      action={TRANSIT_PATH}
      aria-label="Störungen auswählen"
      className="grid grid-cols-1 items-end gap-4 rounded-xs bg-surface p-4 sm:grid-cols-[1fr_1fr_auto] sm:p-5 print:hidden"
    >
      <div className="grid min-w-0">
        <label htmlFor="auswahl-linie" className={fieldLabel}>
          Linie
        </label>
        <select id="auswahl-linie" name={LINE_PARAMETER} defaultValue={filter.line} className={`${fieldInput} w-full min-w-0`}>
          <option value="">Alle</option>
          {lines.map((line) => (
            <option key={line} value={line}>
              {line}
            </option>
          ))}
        </select>
      </div>
      <div className="grid min-w-0">
        <label htmlFor="auswahl-ort" className={fieldLabel}>
          Ort oder Haltestelle
        </label>
        <input
          id="auswahl-ort"
          name={PLACE_PARAMETER}
          defaultValue={filter.place}
          maxLength={40}
          pattern="[A-Za-zÀ-ž .\-]*"
          title="Buchstaben, Punkt und Bindestrich"
          className={`${fieldInput} w-full min-w-0`}
        />
      </div>
      <Button type="submit" size="l" className="justify-self-start">
        Anzeigen
      </Button>
    </form>
  );
}
