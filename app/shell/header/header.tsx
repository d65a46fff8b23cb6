import { MunicipalityDropdown } from "#app/components/municipality-dropdown/municipality-dropdown.tsx";
import type { LayoutView } from "#app/shell/layout/layout-view.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { AccountLink } from "./account-link.tsx";
import { Logo } from "./logo.tsx";

/** Brand, tools and navigation. On small screens the navigation is a popover, which needs no script. */
export function Header({ view }: { view: LayoutView }) {
  return (
    <header className="border-b border-rule print:border-0">
      <div className="page flex items-center justify-between py-2 md:py-3">
        <Logo />
        <div className="flex items-center text-[0.9375rem] md:gap-4 print:hidden">
          <a href="/suche" className="tool" aria-label="Suche">
            <Icon name="search" />
          </a>
          <MunicipalityDropdown chosen={view.municipality} returnTo={view.path} />
          <a href="/abo" className={"tool font-semibold text-plus"}>
            Abo
          </a>
          <AccountLink path={view.path} />
          {view.navigation.length > 0 && (
            <button type="button" popoverTarget="menu" className={"tool lg:hidden"}>
              <Icon name="menu" className="size-6" />
              <span className="sr-only">Menü</span>
            </button>
          )}
        </div>
      </div>
      {view.navigation.length > 0 && (
        <nav id="menu" popover="auto" aria-label="Hauptnavigation" className="menu print:hidden">
          <div className="page">
            <div className="flex items-center justify-between py-2 lg:hidden">
              <span className="text-soft">Menü</span>
              <button type="button" popoverTarget="menu" popoverTargetAction="hide" className="tool">
                <Icon name="close" className="size-6" />
                <span className="sr-only">Menü schließen</span>
              </button>
            </div>
            <ul>
              {view.navigation.map(({ title, link, isCurrent }) => (
                <li key={link}>
                  <a href={link} aria-current={isCurrent ? "page" : undefined}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </nav>
      )}
    </header>
  );
}
