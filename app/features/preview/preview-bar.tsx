/** Says above a preview what it is, and leads to the same text as other readers see it (decision 101). */
import { type PreviewTier, previewTiers } from "#app/domain/preview/preview-tier.ts";

type PreviewBarProps = { stateText: string; expiresText: string; tier: PreviewTier["slug"] };

export function PreviewBar({ stateText, expiresText, tier }: PreviewBarProps) {
  return (
    <aside aria-label="Vorschau" className="mb-8 rounded-sm border border-accent bg-surface p-4 text-[0.9375rem] print:hidden">
      <p>
        <strong>Vorschau.</strong> {stateText} {expiresText}
      </p>
      <nav aria-label="Ansicht" className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="text-soft">Ansicht:</p>
        <ul className="flex flex-wrap gap-2">
          {previewTiers.map(({ slug, title }) => (
            <li key={slug}>
              <a
                href={`?als=${slug}`}
                aria-current={slug === tier ? "page" : undefined}
                className="inline-flex min-h-9 items-center rounded-full border border-rule px-3.5 hover:border-accent hover:text-accent aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-accent"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
