import { Content } from "#app/components/content/content.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { PageView } from "./page-view-model.ts";

/** A standing page of the newsroom: Impressum, Kontakt, … */
export function StandingPage({ view: { title, lead, blocks } }: { view: PageView }) {
  return (
    <article>
      <header className="mb-8">
        <Title size="page" as="h1">
          {title}
        </Title>
        {lead !== null && <p className="mt-3 text-[1.1875rem] text-soft">{lead}</p>}
      </header>
      <Content blocks={blocks} />
    </article>
  );
}
