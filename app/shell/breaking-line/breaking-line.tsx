import { Icon } from "#app/ui/icon/icon.tsx";
import { breakingLineScript } from "./breaking-line-script.ts";
import type { BreakingView } from "./to-breaking-view.ts";

/** One sentence above everything else (docs/architecture.md#breaking-news). Without script it stands until its end. */
export function BreakingLine({ line: { id, text, link, isExternal, isTicker, endsAt } }: { line: BreakingView }) {
  return (
    <section aria-label="Eilmeldung" className="breaking print:hidden" data-breaking={id} data-ends={endsAt}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script dangerouslySetInnerHTML={{ __html: breakingLineScript }} />
      <div className="page">
        <p>
          <strong>Eilmeldung</strong>{" "}
          <a href={link} {...(isExternal ? { rel: "noopener", "data-external": "" } : {})}>
            {text}
            {isTicker && <span> Zum Liveticker</span>}
            {isExternal && (
              <>
                <Icon name="external" className="ml-1 inline size-[0.7em]" />
                <span className="sr-only"> (externe Seite)</span>
              </>
            )}
          </a>
        </p>
        <button type="button" className="tool needs-script" aria-label="Eilmeldung ausblenden">
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}
