import { Icon } from "../../ui/icon/icon.tsx";
import type { FormState } from "./account-views.ts";
import { HiddenFields } from "./form/hidden-fields.tsx";
import { PROFILE_PATH, ProfileSection, SectionError } from "./profile-section.tsx";
import type { ProfileSession } from "./profile-view-model.ts";

type SessionsProps = { sessions: ProfileSession[]; form: FormState; doneText: string | null };

/** Where the reader is signed in, and how to end it there. */
export function ProfileSessions({ sessions, form, doneText }: SessionsProps) {
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <ProfileSection id="geraete" title="Angemeldete Geräte" doneText={doneText}>
      <SectionError form={form} />
      <ul className="rows">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {hasOthers && (
        <form method="post" action={PROFILE_PATH} data-form="end-session">
          <HiddenFields intent="end-session" fields={{ session: "" }} />
          <button type="submit" className="button button-quiet">
            Alle anderen beenden
          </button>
        </form>
      )}
    </ProfileSection>
  );
}

function SessionRow({ session: { id, device, isHandheld, lastSeen, isCurrent } }: { session: ProfileSession }) {
  return (
    <li className="row">
      <Icon name={isHandheld ? "phone" : "computer"} className="row-icon" />
      <div className="row-text">
        <h3 id={`sitzung-${id}`}>{device}</h3>
        <p>
          Zuletzt aktiv: <time dateTime={lastSeen.iso}>{lastSeen.text}</time>
        </p>
      </div>
      {isCurrent ? (
        <p className="row-mark">Dieses Gerät</p>
      ) : (
        <form method="post" action={PROFILE_PATH} data-form="end-session">
          <HiddenFields intent="end-session" fields={{ session: String(id) }} />
          <button type="submit" className="button button-quiet" aria-describedby={`sitzung-${id}`}>
            Beenden
          </button>
        </form>
      )}
    </li>
  );
}
