import { FormError } from "#app/components/form/form-error.tsx";
import { WarningMark } from "#app/components/warnings/warning-mark.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { BREAKING_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { FactList } from "#app/features/newsroom/room/fact-list.tsx";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { ButtonForm, RoomSection } from "#app/features/newsroom/room/room-section.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import { BreakingForm } from "./breaking-form.tsx";
import type { BreakingLinesView, StandingView } from "./breaking-view-model.ts";
import type { WarningProposal } from "./warning-proposals.ts";

type BreakingPageProps = { view: BreakingLinesView; warnings: WarningProposal[]; rights: readonly StaffRight[]; form: FormState };

/** The breaking line: what stands now with the ways to change and end it, the form, and the last ones. */
export function BreakingPage({ view: { standing, last, tickers, devices }, warnings, rights, form }: BreakingPageProps) {
  return (
    <NewsroomRoom current={BREAKING_PATH} rights={rights}>
      <RoomHeading title="Eilmeldung">
        Ein Satz über jeder Seite, spätestens zwei Sekunden, nachdem du ihn gesetzt hast. Er endet von selbst.
      </RoomHeading>
      <FormError html={form.formError} />
      {standing === null ? <p>Gerade steht keine.</p> : <Standing line={standing} />}
      <BreakingForm standing={standing} devices={devices} tickers={tickers} form={form} />
      {warnings.length > 0 && (
        <RoomSection title="Warnungen">
          <ul className="grid grid-cols-1">
            {warnings.map(({ id, level, text, form: link }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4 border-b border-rule py-2 first:border-t">
                <WarningMark level={level} />
                <span className="min-w-0 flex-1 basis-60">{text}</span>
                <TextLink href={link}>Ins Formular</TextLink>
              </li>
            ))}
          </ul>
        </RoomSection>
      )}
      {last.length > 0 && (
        <RoomSection title="Zuletzt">
          <ul className="grid grid-cols-1">
            {last.map(({ revision, text, link, time }) => (
              <li key={revision} className="grid grid-cols-1 gap-1 border-b border-rule py-3 wrap-anywhere first:border-t">
                <a href={link} className="inline-flex min-h-6 font-semibold underline-hover">
                  {text}
                </a>
                <span className="text-[0.9375rem] text-soft">{time}</span>
              </li>
            ))}
          </ul>
        </RoomSection>
      )}
    </NewsroomRoom>
  );
}

function Standing({ line: { revision, text, link, facts } }: { line: StandingView }) {
  return (
    <RoomSection title="Steht jetzt" isHigh data-standing={revision}>
      <p className="border-t-3 border-live bg-surface px-4 py-3 wrap-anywhere">
        <strong className="mr-2 text-live">Eilmeldung</strong>{" "}
        <a href={link} className="font-semibold underline-hover">
          {text}
        </a>
      </p>
      <FactList facts={facts} />
      <ButtonForm intent="end" action={BREAKING_PATH} fields={{ known: String(revision) }} tone="danger" className="print:hidden">
        Jetzt beenden
      </ButtonForm>
    </RoomSection>
  );
}
