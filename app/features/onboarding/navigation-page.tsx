import { MunicipalityOptions } from "#app/components/municipality/municipality-options.tsx";
import { PageIntro } from "#app/components/page-intro/page-intro.tsx";
import { Ridge } from "#app/components/wall/ridge.tsx";
import { portalBrand } from "#app/configuration/portal-brand.ts";
import { NO_MUNICIPALITY } from "#app/domain/municipality/municipality-slug.ts";
import { Button, ButtonLink } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { land } from "#brand/land.ts";
import type { NavigationView } from "./navigation-view-model.ts";
import { numberedItem, numberedList, numberedText, welcomeBody } from "./onboarding-class.ts";

const NAVIGATION_PATH = "/onboarding/nav";

/** /onboarding/nav: the paper in three steps, as the publisher's app shows it when it is opened for the first time. */
export function NavigationPage({ view: { municipality, sections } }: { view: NavigationView }) {
  return (
    <article className="mx-auto max-w-[41rem]">
      <PageIntro
        title={<>Willkommen bei {portalBrand.name}</>}
        lead={`Nachrichten ${land.from} und ${land.its} Gemeinden. So findest du dich zurecht.`}
      />
      <Ridge />
      <ol className={`${numberedList} ${welcomeBody}`}>
        <li className={numberedItem}>
          <Title size="sub" as="h2">
            Wo bist du zu Hause?
          </Title>
          <p className={numberedText}>
            Aus deiner Gemeinde zeigen wir dir mehr. Ändern kannst du das jederzeit, oben auf jeder Seite.
          </p>
          <MunicipalityForm chosen={municipality} />
        </li>
        {sections.length > 0 && (
          <li className={numberedItem}>
            <Title size="sub" as="h2">
              Was dich interessiert
            </Title>
            <ul className="mt-2 gap-x-8 md:columns-2">
              {sections.map(({ title, link, examples }) => (
                <li key={link} className="break-inside-avoid border-b border-rule">
                  <a
                    href={link}
                    className="flex min-h-13 items-center justify-between gap-4 py-[0.45rem] leading-[1.3] font-semibold hover:text-accent"
                  >
                    <span>
                      {title}
                      {examples !== "" && <span className="block text-[0.9375rem] font-normal text-soft">{examples}</span>}
                    </span>
                    <Icon name="right" className="size-5 flex-none text-soft" />
                  </a>
                </li>
              ))}
            </ul>
          </li>
        )}
        <li className={numberedItem}>
          <Title size="sub" as="h2">
            Was zu dir kommt
          </Title>
          <p className={numberedText}>Das Wichtigste am Morgen, am Abend oder am Wochenende, per E-Mail.</p>
          <TextLink href="/profil#newsletter" isTall>
            Newsletter aussuchen
          </TextLink>
        </li>
      </ol>
      <p className="pt-7 pb-4">
        <ButtonLink href="/" size="xl" className="w-full max-w-xs">
          Los geht’s
        </ButtonLink>
      </p>
    </article>
  );
}

function MunicipalityForm({ chosen }: { chosen: NavigationView["municipality"] }) {
  return (
    <form
      method="post"
      action={`/gemeinde/${NO_MUNICIPALITY}`}
      className="mt-[0.9rem] grid max-w-md grid-cols-1 gap-x-[0.6rem] gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]"
      data-form="municipality"
    >
      <input type="hidden" name="returnTo" value={NAVIGATION_PATH} />
      <label htmlFor="onboarding-municipality" className="col-span-full font-semibold">
        Gemeinde auswählen
      </label>
      <select
        id="onboarding-municipality"
        name="municipality"
        defaultValue={chosen?.slug ?? NO_MUNICIPALITY}
        className="min-h-12 min-w-0 rounded-sm border border-soft bg-ground px-[0.7rem] py-[0.4rem]"
      >
        <option value={NO_MUNICIPALITY}>Alle Gemeinden</option>
        <MunicipalityOptions />
      </select>
      <Button type="submit" tone="paper" size="l">
        Übernehmen
      </Button>
      {chosen !== null && (
        <p className="col-span-full mt-[0.4rem] flex items-center gap-2" role="status">
          <Icon name="check" className="size-5 flex-none text-plus" />
          <span>
            Deine Gemeinde ist <TextLink href={`/gemeinde/${chosen.slug}`}>{chosen.title}</TextLink>.
          </span>
        </p>
      )}
    </form>
  );
}
