import { Content } from "#app/components/content/content.tsx";
import type { PageView } from "./page-view-model.ts";

/** A standing page of the newsroom: Impressum, Kontakt, … */
export function StandingPage({ view: { title, lead, html } }: { view: PageView }) {
  return (
    <article>
      <header className="mb-8">
        <h1 className="font-serif text-title-xl leading-[1.1] font-[650] tracking-[-0.012em]">{title}</h1>
        {lead !== null && <p className="mt-3 text-[1.1875rem] text-soft">{lead}</p>}
      </header>
      <Content html={html} />
    </article>
  );
}
