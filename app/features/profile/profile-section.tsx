import type { Ref } from "react";
import type { FormState } from "#app/components/dialog/dialog-view.ts";
import { FormError } from "#app/components/form/form-error.tsx";

export const PROFILE_PATH = "/profil";

type SectionProps = {
  id: string;
  title: string;
  /** What has just been done here. */
  doneText?: string | null;
  children: React.ReactNode;
};

/** A part of the profile: its title at the side where there is room. */
export function ProfileSection({ id, title, doneText = null, children }: SectionProps) {
  return (
    <section id={id} className="profile-section" aria-labelledby={`${id}-titel`}>
      <h2 id={`${id}-titel`}>{title}</h2>
      <div className="profile-content">
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
    // biome-ignore lint/a11y/noAutofocus: brings the reader back to where they were, also without script
    <p className="form-notice" role="status" tabIndex={-1} autoFocus ref={ref}>
      {text}
    </p>
  );
}
