import type { LayoutView } from "#app/shell/layout/layout-view.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { AccountLink } from "./account-link.tsx";
import { EditionLine } from "./edition-line.tsx";
import { Logo } from "./logo.tsx";
import { Menu } from "./menu.tsx";

/**
 * Brand and tools, which come back when a reader scrolls up (browser/scroll-up.ts); date, edition and place; the sections as a bar that
 * scrolls on narrow screens; and a menu with everything, a popover, which needs no script.
 */
export function Header({ view }: { view: LayoutView }) {
  return (
    <header className="contents print:block">
      <div className="top-bar">
        <div className="page flex items-center justify-between">
          <Logo />
          <div className="flex items-center text-[0.9375rem] md:gap-3 print:hidden">
            <a href="/suche" className="tool" aria-label="Suche">
              <Icon name="search" />
            </a>
            <a href="/abo" className={"tool font-semibold text-plus"}>
              Abo
            </a>
            <AccountLink path={view.path} />
            <button type="button" popoverTarget="menu" className="tool">
              <Icon name="menu" className="size-6" />
              <span className="max-md:sr-only">Menü</span>
            </button>
          </div>
        </div>
      </div>
      <EditionLine view={view} />
      {view.navigation.length > 0 && (
        <nav aria-label="Ressorts" className="section-bar print:hidden">
          <ul className="page">
            {view.navigation.map(({ title, link, isCurrent }) => (
              <li key={link}>
                <a href={link} aria-current={isCurrent ? "page" : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Menu view={view} />
    </header>
  );
}
