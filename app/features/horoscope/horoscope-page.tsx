import { PageHeading } from "#app/components/section/page-heading.tsx";
import { SampleNote } from "#app/components/service-state/sample-note.tsx";
import { ServiceState } from "#app/components/service-state/service-state.tsx";
import { Island } from "#app/islands/island.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { HoroscopeView, SignText } from "./horoscope-view-model.ts";
import { OwnSignIsland } from "./own-sign.island.tsx";
import { SignSymbol } from "./sign-symbol.tsx";

/** What the stars say to the twelve signs, of a day, a week or a month. */
export function HoroscopePage({ view }: { view: HoroscopeView }) {
  const { title, periods, previous, next, texts, state } = view;
  return (
    <>
      <PageHeading title="Horoskop" description="Was die Sterne den zwölf Zeichen sagen: für den Tag, die Woche und den Monat." />
      {state?.isSample === true && <SampleNote className="mb-6" />}
      <nav aria-label="Zeitraum" className="mb-6 print:hidden">
        <ul className="flex flex-wrap gap-2">
          {periods.map((period) => (
            <li key={period.title}>
              <a
                href={period.link}
                aria-current={period.isCurrent ? "true" : undefined}
                className={`inline-flex min-h-11 items-center rounded-full border px-5 ${period.isCurrent ? "border-accent bg-accent text-on-accent font-semibold" : "border-rule bg-surface hover:border-accent"}`}
              >
                {period.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="text-[1.1875rem] font-semibold">{title}</p>
        <div className="flex flex-wrap gap-x-5 text-[0.9375rem] print:hidden">
          {previous !== null && (
            <a href={previous.link} rel="prev" className="inline-flex min-h-9 items-center text-accent underline-hover">
              ← {previous.title}
            </a>
          )}
          {next !== null && (
            <a href={next.link} rel="next" className="inline-flex min-h-9 items-center text-accent underline-hover">
              {next.title} →
            </a>
          )}
        </div>
      </div>
      {texts.length === 0 ? (
        <p className="rounded-xs bg-surface p-5">
          Dafür ist noch kein Horoskop erschienen. Schau später wieder vorbei
          {previous === null ? "." : ", oder lies, was zuletzt in den Sternen stand."}
        </p>
      ) : (
        <>
          <div className="print:hidden">
            <Island
              of={OwnSignIsland}
              until="idle"
              props={{ texts: Object.fromEntries(texts.map(({ slug, paragraphs }) => [slug, paragraphs])) }}
            />
          </div>
          <div className="mt-10 grid grid-cols-1 gap-x-10 md:grid-cols-2">
            {texts.map((sign) => (
              <SignSection key={sign.slug} sign={sign} />
            ))}
          </div>
        </>
      )}
      {state !== null && (
        <div className="mt-10 border-t border-rule pt-5">
          <ServiceState state={{ ...state, isSample: false }} subject="Horoskope" source={null} />
        </div>
      )}
    </>
  );
}

function SignSection({ sign: { slug, title, dates, path, paragraphs } }: { sign: SignText }) {
  return (
    <section aria-labelledby={slug} className="border-t border-rule py-6">
      <div className="flex items-center gap-4">
        <SignSymbol path={path} className="size-9 flex-none text-accent" />
        <div>
          <Title size="S" as="h2" id={slug} className="scroll-mt-24">
            {title}
          </Title>
          <p className="text-[0.9375rem] text-soft">{dates}</p>
        </div>
      </div>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
    </section>
  );
}
