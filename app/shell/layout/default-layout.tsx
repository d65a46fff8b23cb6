import { AnnouncementIsland } from "#app/components/announcement/announcement.island.tsx";
import { SESSION_OVER } from "#app/domain/forms/account/account-messages.ts";
import { toWayBack } from "#app/domain/page/address/return-path.ts";
import { toDialogPath } from "#app/domain/page/dialog.ts";
import { Island } from "#app/islands/island.tsx";
import { ANNOUNCEMENT_EVENT } from "#app/islands/stores/announcement-store.ts";
import { BreakingLine } from "#app/shell/breaking-line/breaking-line.tsx";
import { Footer } from "#app/shell/footer/footer.tsx";
import { Header } from "#app/shell/header/header.tsx";
import { ModalHostIsland } from "#app/shell/modal-host/modal-host.island.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { LayoutView } from "./layout-view.ts";

/** Layout of the paper's pages. In app mode (rules 4) the app brings header and footer itself. */
export function DefaultLayout({ view, children }: { view: LayoutView; children: React.ReactNode }) {
  if (view.isAppMode) return <AppLayout>{children}</AppLayout>;
  return (
    <>
      <a href="#inhalt" className="skip-link">
        Zum Inhalt
      </a>
      {view.breaking !== null && <BreakingLine line={view.breaking} />}
      <Header view={view} />
      <main id="inhalt" className="page pt-6 md:pt-8">
        {view.isSessionOver && <SessionOver path={view.path} />}
        {children}
      </main>
      <Footer view={view} />
      <Announcements />
      <Modals />
    </>
  );
}

/** A page that a reader comes to with a session that ended elsewhere says so, and how to go on. */
function SessionOver({ path }: { path: string }) {
  return (
    <div className="pb-8 print:hidden">
      <Notice role="status">
        {SESSION_OVER} <TextLink href={toDialogPath("Login", toWayBack(path))}>Wieder anmelden</TextLink>
      </Notice>
    </div>
  );
}

/** Layout of standing text pages and of services without a map: one calm column, as wide as a text. */
export function WebLayout({ view, children }: { view: LayoutView; children: React.ReactNode }) {
  return (
    <DefaultLayout view={view}>
      <div className="mx-auto max-w-[41rem]">{children}</div>
    </DefaultLayout>
  );
}

/** Layout without header and footer. */
export function AppLayout({ children }: { children: React.ReactNode }) {
  return (
    <>
      <main id="inhalt" className="page py-6">
        {children}
      </main>
      <Announcements />
      <Modals />
    </>
  );
}

function Announcements() {
  return <Island of={AnnouncementIsland} until={`event:${ANNOUNCEMENT_EVENT}`} props={{}} />;
}

/** Asleep until a dialog is opened, or about to be (islands/open-dialog.ts). */
function Modals() {
  return <Island of={ModalHostIsland} until="event:open_login_form" props={{}} />;
}
