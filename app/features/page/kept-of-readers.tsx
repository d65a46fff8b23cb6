import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { keptOfReaders } from "#shared/kept-data/kept-data.ts";
import { KeptDataList } from "./kept-data-list.tsx";

/** Stands below the publisher's own text on /datenschutz. */
export function KeptOfReaders() {
  return (
    <section aria-labelledby="gespeichert" className="mt-12">
      <Title size="section" as="h2" id="gespeichert">
        Was gespeichert wird, wo und wie lange
      </Title>
      <p className="mt-3">
        Diese Liste nennt alles, was diese Website selbst über dich ablegt. Was in einer Datenbank „automatisch“ gelöscht wird,
        löscht ein Programm, das alle zehn Minuten läuft. Was sie über Menschen in der Redaktion ablegt, und über die, von denen
        Texte und Bilder stammen, steht unter <TextLink href="/datenschutz-redaktion">Daten der Redaktion</TextLink>.
      </p>
      <KeptDataList groups={keptOfReaders} />
    </section>
  );
}
