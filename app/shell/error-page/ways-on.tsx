import { use } from "react";
import { TeaserText } from "#app/components/teaser/teaser-card.tsx";
import { toTeaser } from "#app/components/teaser/to-teaser.ts";
import { Button } from "#app/ui/button/button.tsx";
import { fieldInput, fieldLabel } from "#app/ui/field/field-class.ts";
import { Title } from "#app/ui/title/title.tsx";
import { StoriesContext } from "./stories-context.ts";

/** For a reader whose page is not there: a search, and something to read. Both are plain documents. */
export function WaysOn() {
  const stories = use(StoriesContext).map((post) => toTeaser(post, { showsPictures: false }));
  return (
    <>
      <search className="mt-10 block border-t border-strong-rule pt-5" aria-label="Suche">
        <form action="/suche">
          <label htmlFor="suche-statt-seite" className={`block ${fieldLabel}`}>
            Wonach suchst du?
          </label>
          <div className="flex gap-2">
            <input
              id="suche-statt-seite"
              name="q"
              type="search"
              required
              maxLength={200}
              enterKeyHint="search"
              className={`min-w-0 flex-1 ${fieldInput}`}
            />
            <Button type="submit" tone="quiet" size="l">
              Suchen
            </Button>
          </div>
        </form>
      </search>
      {stories.length > 0 && (
        <section className="mt-10 border-t border-strong-rule pt-4" aria-labelledby="statt-der-seite">
          <Title size="sub" as="h2" id="statt-der-seite">
            Meistgelesen
          </Title>
          <ol className="mt-2 divide-y divide-rule">
            {stories.map((teaser) => (
              <li key={teaser.id} className="py-4">
                <TeaserText teaser={teaser} size="S" />
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
