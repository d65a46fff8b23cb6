import { NEWSROOM_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { listParts, type StaffRightName } from "#app/domain/staff/newsroom-parts.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Title } from "#app/ui/title/title.tsx";

type HubPageProps = { name: string; rights: readonly StaffRightName[] };

/** The first page after signing in: the ways to each part that is somebody's. */
export function HubPage({ name, rights }: HubPageProps) {
  return (
    <div className="mx-auto grid max-w-[46rem] gap-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <Title size="page" as="h1">
            Redaktion
          </Title>
          <p className="text-soft">{`Angemeldet als ${name}`}</p>
        </div>
        <form method="post" action={NEWSROOM_PATH}>
          <input type="hidden" name="intent" value="sign-out" />
          <Button type="submit" tone="quiet">
            Abmelden
          </Button>
        </form>
      </div>
      <nav aria-label="Redaktion">
        <ul className="grid md:grid-cols-2 md:gap-x-8">
          {listParts(rights).map(({ title, path, text }) => (
            <li key={path} className="border-t border-rule">
              <a href={path} className="group grid h-full min-h-16 content-center gap-0.5 py-3">
                <span className="font-serif text-title-s leading-[1.26] font-[620] group-hover:text-accent">{title}</span>
                <span className="text-[0.9375rem] text-soft">{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
