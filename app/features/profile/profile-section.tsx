import type { Ref } from "react";
import { FormError } from "#app/components/form/form-error.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { Notice } from "#app/ui/notice/notice.tsx";
import { Title } from "#app/ui/title/title.tsx";

export const PROFILE_PATH = "/profil";

type SectionProps = {
  id: string;
  title: string;
  /** The notice of the action that was just done here. */
  doneText?: string | null;
  /** Printed, too; what can only be changed here is not. */
  isOnPaper?: boolean;
  children: React.ReactNode;
};

/** A part of the profile: its title at the side where there is room. */
export function ProfileSection({ id, title, doneText = null, isOnPaper = true, children }: SectionProps) {
  return (
    <section
      id={id}
      className={`grid scroll-mt-4 gap-x-8 gap-y-4 border-t border-strong-rule pt-[1.4rem] pb-9 md:grid-cols-[11rem_minmax(0,1fr)] ${isOnPaper ? "print:break-inside-avoid" : "print:hidden"}`}
      aria-labelledby={`${id}-titel`}
    >
      <Title size="sub" as="h2" id={`${id}-titel`} className="hyphens-manual">
        {title}
      </Title>
      <div className="grid min-w-0 justify-items-start gap-4 wrap-anywhere">
        <SectionNotice text={doneText} />
        {children}
      </div>
    </section>
  );
}

/** Why one of the small forms of a section did not succeed. */
export function SectionError({ form }: { form: FormState }) {
  return <FormError html={form.formError} />;
}

/** What has just been done. */
export function SectionNotice({ text, ref }: { text: string | null; ref?: Ref<HTMLDivElement> }) {
  if (text === null) return null;
  return (
    // The focus brings the reader back to where they were, also without script.
    <Notice as="p" role="status" tabIndex={-1} autoFocus ref={ref}>
      {text}
    </Notice>
  );
}
