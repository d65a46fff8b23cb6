import type { FormState } from "#app/domain/forms/form-state.ts";
import { ProfileSection } from "#app/features/profile/profile-section.tsx";
import { Island } from "#app/islands/island.tsx";
import type { ProfileSession } from "./profile-sessions-view-model.ts";
import { SessionListIsland } from "./session-list.island.tsx";

type SessionsProps = { sessions: ProfileSession[]; form: FormState; doneText: string | null };

/** Where the reader is signed in, and how to end it there. */
export function ProfileSessions({ sessions, form: { formError }, doneText }: SessionsProps) {
  const refused = formError === null ? null : { subscriptionId: null, html: formError };
  return (
    <ProfileSection id="geraete" title="Angemeldete Geräte">
      <Island of={SessionListIsland} until="interaction" props={{ sessions, said: { notice: doneText, refused } }} />
    </ProfileSection>
  );
}
