import { Candle } from "#app/components/death-notice/candle.tsx";
import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { CANDLE_INTENT } from "#app/domain/death-notice/condolence-form.ts";
import { toDeathNoticePath } from "#app/domain/death-notice/death-notice-paths.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { DeathNoticeView } from "./death-notice-view-model.ts";

type CandlesProps = {
  id: number;
  candles: NonNullable<DeathNoticeView["candles"]>;
  isLit: boolean;
  /** HTML; null says nothing. */
  error: string | null;
};

/** How many candles burn, and one more. */
export function Candles({ id, candles: { count, text }, isLit, error }: CandlesProps) {
  return (
    <section aria-labelledby="kerzen" className="mt-10 border-t border-rule pt-6 print:hidden">
      <Title size="rank" as="h2" id="kerzen" className="mb-3">
        Kerzen
      </Title>
      <FormError html={error} />
      {isLit && (
        <Notice as="p" role="status" tabIndex={-1} autoFocus className="mb-3">
          Deine Kerze brennt.
        </Notice>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-4">
        <p className="flex items-center gap-3 font-serif text-[1.25rem]">
          <Candle className={`h-10 ${count === 0 ? "text-soft" : "text-plus"}`} />
          {text}
        </p>
        <FormFrame intent={CANDLE_INTENT} action={toDeathNoticePath(id)}>
          <Button type="submit" tone="quiet">
            Eine Kerze anzünden
          </Button>
        </FormFrame>
      </div>
      <p className="mt-3 text-[0.875rem] text-soft">
        Gezählt wird, wie oft hier jemand eine Kerze angezündet hat, und nicht, wer.
      </p>
    </section>
  );
}
