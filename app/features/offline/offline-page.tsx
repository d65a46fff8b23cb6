import { PageIntro } from "#app/components/page-intro/page-intro.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Title } from "#app/ui/title/title.tsx";

/** /offline: what the service worker shows in the place of a page that no line brings, with the articles that it keeps. */
export function OfflinePage() {
  return (
    <article>
      <PageIntro
        title="Keine Verbindung"
        lead="Diese Seite braucht das Internet, und gerade kommst du nicht hinein. Sobald die Verbindung wieder da ist, geht es hier weiter."
      >
        {/* The address of the page that was asked for: this one stands in its place. */}
        <ButtonLink href="">Noch einmal versuchen</ButtonLink>
      </PageIntro>
      <section aria-labelledby="ohne-netz" className="grid max-w-2xl gap-3 pt-4">
        <Title size="M" as="h2" id="ohne-netz">
          Ohne Netz lesbar
        </Title>
        <div data-kept-articles="">
          <p className="text-soft">
            Gemerkte Artikel hält dein Browser auf diesem Gerät bereit, wenn er das kann. Gerade ist keiner da.
          </p>
        </div>
      </section>
    </article>
  );
}
