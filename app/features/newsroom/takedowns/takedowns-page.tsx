import type { FormState } from "#app/domain/forms/form-state.ts";
import { TAKEDOWNS_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { LinkLine, OlderLink, RoomSection, tintedForm } from "#app/features/newsroom/room/room-section.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TextField, toPlainField } from "#app/ui/field/field.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import { CandidateForm } from "./candidate-form.tsx";
import type { TakedownsView } from "./takedowns-view-model.ts";

const postField = toPlainField("beitrag", "Adresse oder Nummer des Beitrags");

type TakedownsPageProps = { view: TakedownsView; rights: readonly StaffRight[]; form: FormState };

/** The posts that were taken down, and the form to take one down: first which, then why, and only then it is removed. */
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
      <RoomSection title="Entfernte Beiträge">
        {takedowns.length === 0 && (
          <p className="text-soft">Noch keiner. Was gesperrt wird, steht dann hier, mit Grund und Nachweis.</p>
        )}
        <ul className="grid grid-cols-1">
          {takedowns.map(({ id, path, title, reason, text, isLifted }) => (
            <LinkLine key={id} href={path} text={text} data-takedown={id}>
              <span
                className={`font-serif text-title-s leading-[1.26] font-[620] wrap-anywhere group-hover:text-accent ${isLifted ? "text-soft" : ""}`}
              >
                {title}
              </span>
              <span className="line-clamp-2 wrap-anywhere">{reason}</span>
            </LinkLine>
          ))}
        </ul>
        <OlderLink href={older}>Ältere Sperren</OlderLink>
      </RoomSection>
    </NewsroomRoom>
  );
}
