import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import { keptOfNewsroom } from "#shared/kept-data/kept-data.ts";
import { KeptDataList } from "./kept-data-list.tsx";

/** What is kept about people of the newsroom; of readers only whoever is named in a text or a picture finds something here. */
export function KeptOfNewsroom({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <Title size="page" as="h1">
        {title}
      </Title>
      <p className="mt-3 text-[1.1875rem] text-soft">{lead}</p>
      <p className="mt-6">
        Die meisten Zeilen betreffen nur, wer hier arbeitet. Was die Website über Leserinnen und Leser ablegt, steht unter{" "}
        <TextLink href="/datenschutz">Datenschutz</TextLink>. „Automatisch“ löscht ein Programm, das alle zehn Minuten läuft.
      </p>
      <KeptDataList groups={keptOfNewsroom} />
    </>
  );
}
