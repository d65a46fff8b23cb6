import { FormError } from "#app/components/form/form-error.tsx";
import { PostForm } from "#app/components/form/post-form.tsx";
import { useAccount } from "#app/features/profile/account/use-account.ts";
import { type Said, type SendChange, useProfileChange } from "#app/features/profile/account/use-profile-change.ts";
import { PROFILE_PATH, SectionNotice } from "#app/features/profile/profile-section.tsx";
import { Row, RowMark, Rows, RowText } from "#app/features/profile/rows.tsx";
import { defineIsland } from "#app/islands/define-island.ts";
import { GraphqlProvider } from "#app/islands/graphql-provider.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { type ProfileSession, toProfileSessions } from "./profile-sessions-view-model.ts";

const CHANGE = "end-session";

type ListProps = { sessions: ProfileSession[]; said: Said };

/** Where the reader is signed in, and how to end it there. */
function SessionList({ sessions, said: first }: ListProps) {
  const account = useAccount();
  const { said, place, send } = useProfileChange(first);
  const rows = account === null ? sessions : toProfileSessions(account.sessions, new Date());
  const hasOthers = rows.some(({ isCurrent }) => !isCurrent);
  return (
    <>
      <SectionNotice key={`notice-${said.times}`} text={said.notice} ref={place} />
      <FormError key={`error-${said.times}`} html={said.refused?.html ?? null} ref={place} />
      <Rows>
        {rows.map((session) => (
          <SessionRow key={session.id} session={session} send={send} />
        ))}
      </Rows>
      {hasOthers && (
        <EndForm id="sitzungen-beenden" session="" send={send}>
          <Button type="submit" tone="quiet" className="print:hidden">
            Alle anderen beenden
          </Button>
        </EndForm>
      )}
    </>
  );
}

type EndProps = { id: string; session: string; send: SendChange; children: React.ReactNode };

function EndForm({ id, session, send, children }: EndProps) {
  return (
    <PostForm id={id} intent={CHANGE} action={PROFILE_PATH} fields={{ session }} send={() => send(CHANGE, { session })}>
      {children}
    </PostForm>
  );
}

type RowProps = { session: ProfileSession; send: SendChange };

function SessionRow({ session: { id, device, isHandheld, lastSeen, isCurrent }, send }: RowProps) {
  return (
    <Row>
      <Icon name={isHandheld ? "phone" : "computer"} className="size-6 flex-none text-soft" />
      <RowText titleId={`sitzung-${id}`} title={device}>
        <p>
          Zuletzt aktiv: <time dateTime={lastSeen.iso}>{lastSeen.text}</time>
        </p>
      </RowText>
      {isCurrent ? (
        <RowMark>Dieses Gerät</RowMark>
      ) : (
        <EndForm id={`sitzung-${id}-beenden`} session={String(id)} send={send}>
          <Button type="submit" tone="quiet" className="print:hidden" aria-describedby={`sitzung-${id}`}>
            Beenden
          </Button>
        </EndForm>
      )}
    </Row>
  );
}

export const SessionListIsland = defineIsland("session-list", SessionList, { within: GraphqlProvider });
