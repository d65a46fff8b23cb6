import { TAKEDOWNS_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import type { StaffRightName } from "#app/domain/staff/newsroom-parts.ts";
import { NewsroomNav } from "#app/features/newsroom/newsroom-nav.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/field/field.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { CandidateForm, type WrongTakedown } from "./candidate-form.tsx";
import type { TakedownsView } from "./takedown-view.ts";

const postField = {
  name: "beitrag",
  label: "Adresse oder Nummer des Beitrags",
  type: "text",
  autoComplete: "off",
  isRequired: true,
} as const;

type TakedownsPageProps = { view: TakedownsView; rights: readonly StaffRightName[]; wrong: WrongTakedown | null };

/** What was taken down, and the way to take a post down: first which, then why, and only then it goes. */
export function TakedownsPage({ view: { takedowns, older, pasted, error, candidate }, rights, wrong }: TakedownsPageProps) {
  return (
    <div className="mx-auto grid max-w-[46rem] gap-8">
      <NewsroomNav current={TAKEDOWNS_PATH} rights={rights} />
      <Title size="page" as="h1">
        Sperren
      </Title>
      {candidate === null ? (
        <form
          method="get"
          action={TAKEDOWNS_PATH}
          className="grid gap-4 border-l-3 border-accent bg-surface px-4 py-4"
          noValidate
        >
          <Title size="sub" as="h2">
            Einen Beitrag entfernen
          </Title>
          <TextField
            form="sperren"
            field={postField}
            value={pasted}
            error={error}
            hasFocus={error !== null}
            hint="Noch geschieht nichts: Zuerst siehst du, welcher Beitrag es ist."
          />
          <Button type="submit" className="justify-self-start">
            Weiter
          </Button>
        </form>
      ) : (
        <CandidateForm candidate={candidate} pasted={pasted} wrong={wrong} />
      )}
      <section className="grid gap-2">
        <Title size="sub" as="h2">
          Entfernte Beiträge
        </Title>
        {takedowns.length === 0 && <p className="text-soft">Hier ist keiner.</p>}
        <ul className="grid">
          {takedowns.map(({ id, path, title, reason, text, isLifted }) => (
            <li key={id} className="border-b border-rule first:border-t" data-takedown={id}>
              <a href={path} className="group grid min-h-14 gap-1 py-3">
                <span
                  className={`font-serif text-title-s leading-[1.26] font-[620] wrap-anywhere group-hover:text-accent ${isLifted ? "text-soft" : ""}`}
                >
                  {title}
                </span>
                <span className="line-clamp-2 wrap-anywhere">{reason}</span>
                <span className="text-[0.9375rem] text-soft wrap-anywhere">{text}</span>
              </a>
            </li>
          ))}
        </ul>
        {older !== null && (
          <p>
            <TextLink isTall href={older}>
              Ältere
            </TextLink>
          </p>
        )}
      </section>
    </div>
  );
}
