/** The text of an article or page: sanitised HTML (to-content-html), so that it needs no script and travels once. */
export function Content({ html, className = "" }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: built from escaped and sanitised parts by to-content-html
  return <div className={`prose ${className}`} data-content="" dangerouslySetInnerHTML={{ __html: html }} />;
}
