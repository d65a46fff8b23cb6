import { toButtonClass } from "#app/ui/button/button-class.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { paperEdge } from "./cover-picture.tsx";
import type { EpaperPageView } from "./epaper-view-model.ts";

const TEXT_ID = "text";

/** One page of an issue: its picture, the ways on, and what stands on it as text. */
export function ReaderPage({ view }: { view: EpaperPageView }) {
  const { day, note, issue, number, count, isSample, isLarge, otherSize, src, srcSet, width, height, text } = view;
  const lines = text === "" ? null : text;
  const picture = (
    <img
      src={src}
      srcSet={isLarge ? undefined : srcSet}
      sizes={isLarge ? undefined : "(min-width: 62rem) 60rem, 100vw"}
      width={width}
      height={height}
      alt={lines === null ? `Seite ${number} als Bild` : `Seite ${number} als Bild; der Text steht darunter`}
      className={isLarge ? "block h-auto w-[75rem] max-w-none bg-white lg:w-[1800px] print:w-full print:max-w-full" : paperEdge}
    />
  );
  return (
    <div className={isLarge ? "" : "mx-auto max-w-[60rem]"}>
      <header className="mb-3 print:mb-2">
        <p className="flex min-h-9 items-center text-[0.9375rem] print:hidden">
          <a href={issue} className="text-accent underline-hover">
            ← Alle Seiten
          </a>
        </p>
        <h1 className="text-[1.1875rem] leading-snug font-bold">
          {day}
          {note !== "" && `, ${note}`}: Seite {number} von {count}
        </h1>
        {isSample && <p className="text-[0.9375rem] text-soft">Alles darin ist erfunden.</p>}
      </header>
      <PageWays view={view} label="Seiten" />
      {isLarge ? (
        <section
          className="max-h-[85vh] overflow-auto border border-rule print:max-h-none print:overflow-visible"
          aria-label={`Seite ${number}, vergrößert`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by the keyboard
          tabIndex={0}
        >
          {picture}
        </section>
      ) : (
        <a href={otherSize} title="Vergrößern" className="block cursor-zoom-in">
          {picture}
        </a>
      )}
      <p className="mt-2 text-[0.9375rem] print:hidden">
        <TextLink isTall href={otherSize}>
          {isLarge ? "Ganze Seite zeigen" : "Vergrößern"}
        </TextLink>
      </p>
      <PageWays view={view} label="Seiten, noch einmal" />
      {lines !== null && (
        <details id={TEXT_ID} className="group mt-6 border-t border-rule print:hidden">
          <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-accent">Text dieser Seite</summary>
          <div className="max-w-[41rem] pb-4 text-[1.125rem] leading-[1.55] whitespace-pre-line wrap-anywhere">{lines}</div>
        </details>
      )}
    </div>
  );
}

const wayClass = toButtonClass({ tone: "quiet", className: "gap-1" });

function PageWays({ view: { previous, next, number, count }, label }: { view: EpaperPageView; label: string }) {
  return (
    <nav aria-label={label} className="my-3 flex items-center justify-between gap-3 print:hidden">
      {previous === null ? (
        <span />
      ) : (
        <a href={previous} rel="prev" className={wayClass}>
          <Icon name="left" />
          Zurück
        </a>
      )}
      <span aria-hidden="true" className="text-soft tabular-nums">
        {number} / {count}
      </span>
      {next === null ? (
        <span />
      ) : (
        <a href={next} rel="next" className={wayClass}>
          Weiter
          <Icon name="right" />
        </a>
      )}
    </nav>
  );
}
