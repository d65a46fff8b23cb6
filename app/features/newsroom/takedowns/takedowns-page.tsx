import type { FormState } from "#app/domain/forms/form-state.ts";
import { TAKEDOWNS_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { tintedForm } from "#app/features/newsroom/room/tinted-form.ts";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/field/field.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import { CandidateForm } from "./candidate-form.tsx";
import type { TakedownsView } from "./takedown-view.ts";

const postField = {
  name: "beitrag",
  label: "Adresse oder Nummer des Beitrags",
  type: "text",
  autoComplete: "off",
  isRequired: true,
} as const;

type TakedownsPageProps = { view: TakedownsView; rights: readonly StaffRight[]; form: FormState };

/** What was taken down, and the way to take a post down: first which, then why, and only then it goes. */
export function TakedownsPage({ view: { takedowns, older, pasted, error, candidate }, rights, form }: TakedownsPageProps) {
  return (
    <NewsroomRoom current={TAKEDOWNS_PATH} rights={rights}>
      <RoomHeading title="Sperren">Ein gesperrter Beitrag ist überall entfernt, und kein Import bringt ihn zurück.</RoomHeading>
      {candidate === null ? (
        <form method="get" action={TAKEDOWNS_PATH} className={tintedForm} noValidate>
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
        <CandidateForm candidate={candidate} pasted={pasted} form={form} />
      )}
      <section className="grid grid-cols-1 gap-3">
        <Title size="sub" as="h2">
          Entfernte Beiträge
        </Title>
        {takedowns.length === 0 && (
          <p className="text-soft">Noch keiner. Was gesperrt wird, steht dann hier, mit Grund und Nachweis.</p>
        )}
        <ul className="grid grid-cols-1">
          {takedowns.map(({ id, path, title, reason, text, isLifted }) => (
            <li key={id} className="border-b border-rule first:border-t" data-takedown={id}>
              <a href={path} className="group grid min-h-14 grid-cols-1 gap-1 py-3">
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
              Ältere Sperren
            </TextLink>
          </p>
        )}
      </section>
    </NewsroomRoom>
  );
}
