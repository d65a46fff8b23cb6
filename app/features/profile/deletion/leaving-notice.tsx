import { PostForm } from "#app/components/form/post-form.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { PROFILE_PATH, SectionError } from "#app/features/profile/profile-section.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";

/** On top of a profile that is to be deleted: when, and the way back. */
export function LeavingNotice({ day, form }: { day: string; form: FormState }) {
  return (
    <Notice>
      <div className="grid justify-items-start gap-3">
        <p>
          Dein Konto wird am <strong>{day}</strong> gelöscht. Abos, die wir verrechnen, sind gekündigt. Wenn du eines fortsetzt
          oder neu bestellst, bleibt das Konto.
        </p>
        <SectionError form={form} />
        <PostForm intent="keep-account" action={PROFILE_PATH}>
          <Button type="submit" tone="quiet" className="print:hidden">
            Konto doch behalten
          </Button>
        </PostForm>
      </div>
    </Notice>
  );
}
