import { FormError } from "#app/components/form/form-error.tsx";
import type { FormFrameProps } from "#app/components/form/form-frame.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { TERMS_PATH, toTermPath, toTermsPath } from "#app/domain/newsroom/front/term-paths.ts";
import { DangerStep } from "#app/features/newsroom/desk/post/panels/panel-steps.tsx";
import { StateList } from "#app/features/newsroom/front/state-list.tsx";
import { FactList } from "#app/features/newsroom/room/fact-list.tsx";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { ButtonForm, RoomSection } from "#app/features/newsroom/room/room-section.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import { TermForm } from "./term-form.tsx";
import type { TermView } from "./term-view-model.ts";

type TermPageProps = {
  view: TermView;
  done: string | null;
  /** What stands where the form that came back too late says something else. */
  standing: { label: string; text: string }[];
  rights: readonly StaffRight[];
  form: FormState;
};

/** One topic or section: its fields, whose it is, and what it was before. */
export function TermPage({ view, done, standing, rights, form }: TermPageProps) {
  const { taxonomy, title, link, posts, origin, backTo, states, latest, namedBy } = view;
  const action = toTermPath(view);
  const seen = { latest: String(latest) };
  const isTopic = taxonomy === "TOPIC";
  return (
    <NewsroomRoom current={TERMS_PATH} rights={rights}>
      <p className="print:hidden">
        <TextLink isTall href={toTermsPath({ taxonomy })}>
          {isTopic ? "Alle Themen" : "Alle Ressorts"}
        </TextLink>
      </p>
      <RoomHeading title={title} />
      <FormError html={form.formError} />
      {standing.length > 0 && (
        <RoomSection title="So steht es jetzt">
          <FactList facts={standing} />
        </RoomSection>
      )}
      {done !== null && form.formError === null && Object.keys(form.errors).length === 0 && (
        <Notice as="p" role="status" tabIndex={-1} autoFocus>
          {done}
        </Notice>
      )}
      <FactList
        facts={[
          { label: "Art", text: isTopic ? "Thema" : "Ressort" },
          { label: "Beiträge", text: posts },
          { label: "Adresse", text: link },
        ]}
      />
      <p className="print:hidden">
        <TextLink isTall href={link}>
          So sehen es alle
        </TextLink>
      </p>
      <TermForm view={view} action={action} mayPick={rights.includes("WRITE")} form={form} />
      <RoomSection title="Herkunft" isHigh>
        <p className="wrap-anywhere">{origin}</p>
        {backTo !== null && (
          <ButtonForm intent="give-term-back" action={action} fields={seen} tone="quiet">
            {`Zurückgeben an ${backTo}`}
          </ButtonForm>
        )}
      </RoomSection>
      {states.length > 0 && (
        <RoomSection title="Frühere Stände" isHigh>
          <StateList
            states={states}
            toBack={(id, what) => (
              <ButtonForm intent="restore-term" action={action} fields={{ ...seen, state: String(id) }} tone="quiet">
                Zurückholen<span className="sr-only">{`: ${what}`}</span>
              </ButtonForm>
            )}
          />
        </RoomSection>
      )}
      {namedBy !== null && <Removal namedBy={namedBy} frame={{ intent: "remove-term", action, fields: seen }} />}
    </NewsroomRoom>
  );
}

/** The way out of a topic that was begun by mistake, or what stands in it. */
function Removal({ namedBy, frame }: { namedBy: readonly string[]; frame: FormFrameProps }) {
  if (namedBy.length === 0)
    return (
      <DangerStep
        frame={frame}
        title="Löschen"
        text="Nichts nennt dieses Thema. Es geht mit allen Ständen, und seine Adresse führt ins Leere. Das lässt sich nicht rückgängig machen."
        button="Endgültig löschen"
      />
    );
  return (
    <RoomSection title="Löschen" isHigh>
      <p>Es wurde hier angelegt und lässt sich löschen, sobald nichts mehr es nennt. Jetzt nennen es:</p>
      <ul className="list-disc pl-5">
        {namedBy.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </RoomSection>
  );
}
