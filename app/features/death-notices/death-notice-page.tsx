import { SampleNote } from "#app/components/service-state/sample-note.tsx";
import { CANDLE_INTENT, condolenceForm } from "#app/domain/death-notice/condolence-form.ts";
import { DEATH_NOTICES_PATH, type DoneWord, toPlaceDeathNoticesPath } from "#app/domain/death-notice/death-notice-paths.ts";
import { emptyForm, type FormState } from "#app/domain/forms/form-state.ts";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Candles } from "./candles.tsx";
import { Condolences } from "./condolences.tsx";
import type { DeathNoticeView } from "./death-notice-view-model.ts";
import { NoticeSheet } from "./notice-sheet.tsx";
import { PrintButton } from "./print-button.tsx";

type DeathNoticePageProps = {
  view: DeathNoticeView;
  /** What its reader has just done. */
  done: DoneWord | null;
  /** The form that came back, by its name. */
  form: { name: string; state: FormState } | null;
};

/** One notice: the sheet itself, which is all that is printed; candles; words of condolence. */
export function DeathNoticePage({ view, done, form }: DeathNoticePageProps) {
  const { municipality, isSample, candles, lastDay } = view;
  const stateOf = (name: string) => (form?.name === name ? form.state : emptyForm);
  return (
    <>
      <p className="mb-2 flex min-h-9 items-center text-[0.9375rem] print:hidden">
        <a href={DEATH_NOTICES_PATH} className="text-accent underline-hover">
          ← Alle Traueranzeigen
        </a>
      </p>
      {isSample && <SampleNote className="mb-6" />}
      <NoticeSheet view={view} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-[0.9375rem] text-soft print:hidden">
        <p>Diese Anzeige steht hier bis {lastDay}.</p>
        <PrintButton />
      </div>
      {candles !== null && (
        <Candles id={view.id} candles={candles} isLit={done === "kerze"} error={stateOf(CANDLE_INTENT).formError} />
      )}
      <Condolences view={view} isSent={done === "kondolenz"} form={stateOf(condolenceForm.name)} />
      {municipality !== null && (
        <p className="mt-10 border-t border-rule pt-4 print:hidden">
          <TextLink isTall href={toPlaceDeathNoticesPath(municipality.slug)}>
            Alle Anzeigen aus {municipality.title}
          </TextLink>
        </p>
      )}
    </>
  );
}
