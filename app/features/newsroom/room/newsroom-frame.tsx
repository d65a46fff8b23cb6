import { portalBrand } from "#app/configuration/portal-brand.ts";
import { NEWSROOM_PATH } from "#app/domain/newsroom/newsroom-paths.ts";

/** Around the newsroom's pages: whose they are, and the way back to the list. */
export function NewsroomFrame({ children }: { children: React.ReactNode }) {
  return (
    <div className="group/frame">
      <a href="#inhalt" className="skip-link">
        Zum Inhalt
      </a>
      <header className="border-b border-rule bg-surface print:hidden">
        <p className="page flex min-h-12 items-center group-has-[[data-narrow]]/frame:max-w-[33.5rem]">
          <a href={NEWSROOM_PATH} className="inline-flex min-h-11 items-center font-semibold text-ink hover:text-accent">
            {`${portalBrand.name} · Redaktion`}
          </a>
        </p>
      </header>
      <main id="inhalt" className="page pt-5 pb-16 md:pt-8 md:pb-24 print:p-0">
        {children}
      </main>
    </div>
  );
}
