import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import type { FormAnswer } from "#app/domain/forms/form-state.ts";
import { TEAM_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { invitationForm } from "#app/domain/staff/staff-forms.ts";
import { readRoles } from "#app/domain/staff/staff-roles.ts";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { tintedForm } from "#app/features/newsroom/room/room-section.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/field/field.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import { MemberLine } from "./member-line.tsx";
import { RoleFields } from "./role-fields.tsx";
import type { MemberView } from "./staff-view-model.ts";

type TeamPageProps = {
  members: readonly MemberView[];
  rights: readonly StaffRight[];
  /** A one-time link, told this once. */
  link: string | null;
  /** A form that came back. */
  sent: FormAnswer | null;
};

/** Who works here, with which roles, and the way to let others in or keep them out. */
export function TeamPage({ members, rights, link, sent }: TeamPageProps) {
  const invitation = sent?.form === invitationForm.name && link === null ? sent.state : null;
  return (
    <NewsroomRoom current={TEAM_PATH} rights={rights}>
      <RoomHeading title="Team">
        {`${toCountText(members.length)}. Wer nicht mehr dabei ist, wird gesperrt und ist sofort überall abgemeldet. `}
        <TextLink href="#einladen" className="whitespace-nowrap">
          Jemanden einladen
        </TextLink>
      </RoomHeading>
      {link !== null && (
        <Notice role="status" className="grid">
          <p className="font-semibold">Dieser Link gilt 48 Stunden und nur einmal. Du siehst ihn nur jetzt.</p>
          <p className="py-2 font-mono text-[0.9375rem] wrap-anywhere" data-invitation-link>
            {link}
          </p>
          <p className="text-[0.9375rem] text-soft">Gib ihn nur der Person selbst, am besten persönlich oder verschlüsselt.</p>
        </Notice>
      )}
      <FormError html={sent?.state.formError ?? null} />
      <ul className="grid grid-cols-1">
        {members.map((member) => (
          <MemberLine key={member.id} member={member} sent={sent?.state.values.id === String(member.id) ? sent : null} />
        ))}
      </ul>
      <FormFrame intent={invitationForm.name} action={TEAM_PATH} id="einladen" className={tintedForm} noValidate>
        <Title size="sub" as="h2">
          Jemanden einladen
        </Title>
        {invitationForm.fields.map((field) => (
          <TextField
            key={field.name}
            form="invite"
            field={field}
            value={invitation?.values[field.name] ?? null}
            error={invitation?.errors[field.name] ?? null}
          />
        ))}
        <RoleFields
          form="invite"
          chosen={invitation === null ? ["EDITOR"] : readRoles(invitation.values)}
          error={invitation?.errors.roles ?? null}
        />
        <Button type="submit" className="justify-self-start">
          Link erzeugen
        </Button>
      </FormFrame>
    </NewsroomRoom>
  );
}

function toCountText(count: number): string {
  return count === 1 ? "1 Person" : `${count} Personen`;
}
