import { BRAND_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { FactList } from "#app/features/newsroom/room/fact-list.tsx";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { RoomSection } from "#app/features/newsroom/room/room-section.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import type { BrandView } from "./brand-view-model.ts";

type BrandPageProps = {
  rights: readonly StaffRight[];
  view: BrandView;
  /** The logo as the header shows it: the shell is not the newsroom's to import. */
  logo: React.ReactNode;
};

/** A preview of the brand that was built; it is changed in its file of data (docs/brand.md). */
export function BrandPage({ rights, logo, view: { facts, colours, fonts, menus, offers, legal } }: BrandPageProps) {
  return (
    <NewsroomRoom current={BRAND_PATH} rights={rights}>
      <RoomHeading title="Marke">
        So, wie sie gebaut ist. Geändert wird sie in <code>brand.json</code> ihres Ordners (docs/brand.md), danach wird neu
        gebaut.
      </RoomHeading>
      <RoomSection title="Name und Logo" isHigh>
        <div className="border border-rule bg-ground p-6">{logo}</div>
        <FactList facts={facts} />
      </RoomSection>
      <RoomSection title="Farben" isHigh>
        <ul className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">
          {colours.map(({ name, light, dark }) => (
            <li key={name} className="flex items-center gap-3">
              <Swatches light={light} dark={dark} />
              <span className="grid min-w-0">
                <span className="font-semibold">{name}</span>
                <span className="text-[0.9375rem] text-soft tabular-nums">{`${light} · ${dark}`}</span>
              </span>
            </li>
          ))}
        </ul>
        <p className="text-[0.9375rem] text-soft">Links hell, rechts dunkel.</p>
      </RoomSection>
      <RoomSection title="Schriften" isHigh>
        <p className="font-serif text-title-s leading-[1.26] font-[620]">{`${fonts.serif}: Zwölf Boxkämpfer jagen Eva quer über den Deich`}</p>
        <p>{`${fonts.sans}: Zwölf Boxkämpfer jagen Eva quer über den Deich, 0123456789 €`}</p>
      </RoomSection>
      <RoomSection title="Menüs">
        <FactList facts={menus} />
      </RoomSection>
      <RoomSection title="Angebote">
        <FactList facts={offers} />
      </RoomSection>
      <RoomSection title="Angaben zum Unternehmen">
        {legal.filled.length > 0 && <FactList facts={legal.filled} />}
        <p className="text-soft wrap-anywhere">
          {legal.missing.length === 0 ? "Nichts fehlt." : `Noch nicht ausgefüllt: ${legal.missing.join(", ")}.`}
        </p>
      </RoomSection>
    </NewsroomRoom>
  );
}

/** Drawn, not styled: the content security policy allows no styles of its own to an element. */
function Swatches({ light, dark }: { light: string; dark: string }) {
  return (
    <svg viewBox="0 0 64 32" className="h-8 w-16 shrink-0 border border-rule" aria-hidden="true">
      <rect width="32" height="32" fill={light} />
      <rect x="32" width="32" height="32" fill={dark} />
    </svg>
  );
}
