import { FormFrame } from "#app/components/form/form-frame.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { TICKERS_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import type { TickerLine } from "#app/features/newsroom/newsroom-view.ts";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { LinkLine, RoomSection, tintedForm } from "#app/features/newsroom/room/room-section.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TextField, toPlainField } from "#app/ui/field/field.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";

const field = toPlainField("post", "Adresse oder Nummer des Beitrags");

type TickersPageProps = { tickers: readonly TickerLine[]; form: FormState; rights: readonly StaffRight[] };

/** The tickers that were written last, and the way to begin one. */
export function TickersPage({ tickers, form, rights }: TickersPageProps) {
  const running = tickers.filter(({ isOver }) => !isOver);
  const over = tickers.filter(({ isOver }) => isOver);
  return (
    <NewsroomRoom current={TICKERS_PATH} rights={rights}>
      <RoomHeading title="Liveticker" />
      <TickerLines
        title="Laufen"
        lines={running}
        none="Kein Ticker läuft gerade. Beginn unten einen: Du brauchst nur die Adresse des Beitrags."
      />
      <FormFrame intent="open" action={TICKERS_PATH} className={tintedForm} noValidate>
        <Title size="sub" as="h2">
          Ticker beginnen
        </Title>
        <TextField
          form="open"
          field={field}
          value={form.values.post ?? null}
          error={form.errors.post ?? null}
          hasFocus={form.errors.post !== undefined}
          hint="Der erste Eintrag macht aus einem veröffentlichten Beitrag einen Liveticker."
        />
        <Button type="submit" className="justify-self-start">
          Öffnen
        </Button>
      </FormFrame>
      {over.length > 0 && <TickerLines title="Beendet" lines={over} none="" />}
    </NewsroomRoom>
  );
}

function TickerLines({ title, lines, none }: { title: string; lines: readonly TickerLine[]; none: string }) {
  return (
    <RoomSection title={title}>
      {lines.length === 0 && <p className="text-soft">{none}</p>}
      <ul className="grid grid-cols-1">
        {lines.map(({ postId, title: headline, path, text }) => (
          <LinkLine key={postId} href={path} text={text}>
            <span className="font-serif text-title-s leading-[1.26] font-[620] wrap-anywhere group-hover:text-accent">
              {headline}
            </span>
          </LinkLine>
        ))}
      </ul>
    </RoomSection>
  );
}
