import { TICKERS_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import type { StaffRightName } from "#app/domain/staff/newsroom-parts.ts";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/field/field.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { NewsroomNav } from "./newsroom-nav.tsx";
import type { TickerLine } from "./newsroom-view.ts";

const field = {
  name: "post",
  label: "Adresse oder Nummer des Beitrags",
  type: "text",
  autoComplete: "off",
  isRequired: true,
} as const;

type TickersPageProps = {
  tickers: readonly TickerLine[];
  /** What was pasted, and what is wrong with it. */
  pasted: { value: string; error: string } | null;
  rights: readonly StaffRightName[];
};

/** The tickers that were written last, and the way to begin one. */
export function TickersPage({ tickers, pasted, rights }: TickersPageProps) {
  const running = tickers.filter(({ isOver }) => !isOver);
  const over = tickers.filter(({ isOver }) => isOver);
  return (
    <div className="mx-auto grid max-w-[46rem] gap-8">
      <NewsroomNav current={TICKERS_PATH} rights={rights} />
      <Title size="page" as="h1">
        Liveticker
      </Title>
      <TickerLines title="Laufen" lines={running} none="Kein Ticker läuft gerade." />
      <form method="post" action={TICKERS_PATH} className="grid gap-4 border-l-3 border-accent bg-surface px-4 py-4" noValidate>
        <Title size="sub" as="h2">
          Ticker beginnen
        </Title>
        <TextField
          form="open"
          field={field}
          value={pasted?.value ?? null}
          error={pasted?.error ?? null}
          hasFocus={pasted !== null}
          hint="Der erste Eintrag macht aus einem veröffentlichten Beitrag einen Liveticker."
        />
        <Button type="submit" className="justify-self-start">
          Öffnen
        </Button>
      </form>
      {over.length > 0 && <TickerLines title="Beendet" lines={over} none="" />}
    </div>
  );
}

function TickerLines({ title, lines, none }: { title: string; lines: readonly TickerLine[]; none: string }) {
  return (
    <section className="grid gap-2">
      <Title size="sub" as="h2">
        {title}
      </Title>
      {lines.length === 0 && <p className="text-soft">{none}</p>}
      <ul className="grid">
        {lines.map(({ postId, title: headline, path, text }) => (
          <li key={postId} className="border-b border-rule first:border-t">
            <a href={path} className="group grid min-h-14 gap-1 py-3">
              <span className="font-serif text-title-s leading-[1.26] font-[620] group-hover:text-accent">{headline}</span>
              <span className="text-[0.9375rem] text-soft">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
