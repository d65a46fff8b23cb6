import { CAMPAIGNS_PATH, NEW_CAMPAIGN_PATH } from "#app/domain/advertising/campaign-paths.ts";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { LinkLine, OlderLink } from "#app/features/newsroom/room/room-section.tsx";
import { RoomTabs } from "#app/features/newsroom/room/room-tabs.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import type { CampaignsView } from "./campaigns-view-model.ts";

const emptyTexts: Record<CampaignsView["state"], string> = {
  RUNNING: "Gerade läuft keine Kampagne. Auf den Seiten steht keine Anzeige.",
  PLANNED: "Keine Kampagne ist geplant.",
  ENDED: "Noch ist keine Kampagne zu Ende.",
};

/** Campaigns by their state: what runs first. */
export function CampaignsPage({ view, rights }: { view: CampaignsView; rights: readonly StaffRight[] }) {
  const { state, tabs, lines, next } = view;
  return (
    <NewsroomRoom current={CAMPAIGNS_PATH} rights={rights}>
      <RoomHeading title="Anzeigen">
        Selbst verkaufte Anzeigen und eigene. Sie stehen nur auf freien Seiten, nie neben Unfällen und Todesfällen, und gezählt
        wird ohne Cookies.
      </RoomHeading>
      <p className="print:hidden">
        <ButtonLink href={NEW_CAMPAIGN_PATH}>Kampagne anlegen</ButtonLink>
      </p>
      <RoomTabs label="Stand" tabs={tabs} />
      {lines.length === 0 ? (
        <p className="text-soft">{emptyTexts[state]}</p>
      ) : (
        <ul className="grid grid-cols-1">
          {lines.map(({ id, href, title, note, text, numbers }) => (
            <LinkLine key={id} href={href} text={text}>
              <span className="leading-snug font-semibold wrap-anywhere group-hover:text-accent">
                {title}
                {note !== null && <span className="font-normal text-live"> ({note})</span>}
              </span>
              <span className="text-[0.9375rem] tabular-nums">{numbers}</span>
            </LinkLine>
          ))}
        </ul>
      )}
      <OlderLink href={next}>Weitere Kampagnen</OlderLink>
    </NewsroomRoom>
  );
}
