import { SectionHeading } from "#app/components/section/section-heading.tsx";
import { SampleNote } from "#app/components/service-state/sample-note.tsx";
import { DOT } from "#app/ui/dot/dot.ts";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { PlaceServicesView } from "./place-services-view-model.ts";

/** What readers of a place need today. */
export function PlaceServices({ services }: { services: PlaceServicesView }) {
  const { duty, dutyLink, fuel, fuelLink, traffic, trafficLink, snow, isSample } = services;
  return (
    <section aria-label="Heute" className="space-y-8">
      {isSample && <SampleNote />}
      <div>
        <SectionHeading title="Notdienste" link={dutyLink} />
        {duty.length === 0 ? (
          <p className="text-soft">Gerade ist niemand eingetragen.</p>
        ) : (
          <ul className="space-y-3">
            {duty.map(({ kind, name, phone, period }) => (
              <li key={kind} className="leading-snug">
                <span className="text-[0.875rem] font-semibold text-soft">{kind}</span>
                <br />
                {`${name}${DOT}`}
                <TextLink href={phone.link}>{phone.text}</TextLink>
                <br />
                <span className="text-[0.875rem] text-soft">{period}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {fuel !== null && (
        <div>
          <SectionHeading title="Günstig tanken" link={fuelLink} />
          <p className="leading-snug">
            <span className="font-semibold tabular-nums">Diesel {fuel.price}</span>
            <br />
            {fuel.name}
            <br />
            <span className="text-[0.875rem] text-soft">
              {fuel.address}
              {fuel.distance !== null && `${DOT}${fuel.distance}`}
            </span>
          </p>
        </div>
      )}
      <div>
        <SectionHeading title="Verkehr" link={trafficLink} />
        {traffic.length === 0 ? (
          <p className="text-soft">Keine Behinderungen gemeldet.</p>
        ) : (
          <ul className="space-y-3">
            {traffic.map(({ id, title, where }) => (
              <li key={id} className="leading-snug">
                <span className="font-semibold">{title}</span>
                {where !== null && (
                  <>
                    <br />
                    <span className="wrap-anywhere">{where}</span>
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
        <p className="mt-2">
          <TextLink isTall href="/bus-bahn">
            Bus und Bahn
          </TextLink>
        </p>
      </div>
      {snow.length > 0 && (
        <div>
          <SectionHeading title="Schnee" link="/schneebericht" />
          <ul className="space-y-3">
            {snow.map(({ resort, text }) => (
              <li key={resort} className="leading-snug">
                <span className="font-semibold">{resort}</span>
                <br />
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
