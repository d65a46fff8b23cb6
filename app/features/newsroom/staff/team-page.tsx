import { TEAM_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { readRoles } from "#app/domain/staff/staff-roles.ts";
import { NewsroomRoom } from "#app/features/newsroom/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room-heading.tsx";
import { tintedForm } from "#app/features/newsroom/tinted-form.ts";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/field/field.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import { MemberLine } from "./member-line.tsx";
import { RoleFields } from "./role-fields.tsx";
import type { MemberView } from "./staff-view.ts";

const nameField = { name: "name", label: "Name", type: "text", autoComplete: "off", isRequired: true } as const;
const mailField = {
  name: "mail",
  label: "E-Mail",
  type: "email",
  autoComplete: "off",
  inputMode: "email",
  isRequired: true,
} as const;

/** A form that came back; `person` is 0 for the invitation. */
export type WrongTeamForm = {
  person: number;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  formError: string | null;
};
type TeamPageProps = {
  members: readonly MemberView[];
  rights: readonly StaffRight[];
  /** A one-time link, told this once. */
  link: string | null;
  wrong: WrongTeamForm | null;
};

/** Who works here, with which roles, and the way to let others in or keep them out. */
export function TeamPage({ members, rights, link, wrong }: TeamPageProps) {
  const invitation = wrong?.person === 0 ? wrong : null;
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
      {wrong?.formError != null && (
        <Notice tone="live" role="alert">
          {wrong.formError}
        </Notice>
      )}
      <ul className="grid grid-cols-1">
        {members.map((member) => (
          <MemberLine key={member.id} member={member} wrong={wrong?.person === member.id ? wrong : null} />
        ))}
      </ul>
      <form method="post" action={TEAM_PATH} id="einladen" className={tintedForm} noValidate>
        <Title size="sub" as="h2">
          Jemanden einladen
        </Title>
        <input type="hidden" name="intent" value="invite" />
        <TextField
          form="invite"
          field={nameField}
          value={invitation?.values.name ?? null}
          error={invitation?.errors.name ?? null}
        />
        <TextField
          form="invite"
          field={mailField}
          value={invitation?.values.mail ?? null}
          error={invitation?.errors.mail ?? null}
        />
        <RoleFields
          form="invite"
          chosen={invitation === null ? ["EDITOR"] : readRoles(invitation.values)}
          error={invitation?.errors.roles ?? null}
        />
        <Button type="submit" className="justify-self-start">
          Link erzeugen
        </Button>
      </form>
    </NewsroomRoom>
  );
}

function toCountText(count: number): string {
  return count === 1 ? "1 Person" : `${count} Personen`;
}
