/**
 * Starts the page's script once the content has been painted: nothing is requested before that. A page that is rendered ahead starts
 * nothing before its reader comes: it counts no view, begins no session and reports no page that was not seen. All browsers that
 * understand the page's script report their first paint.
 */
export function toBootScript(entryUrl: string): string {
  const load = `import(${JSON.stringify(entryUrl)})`;
  return [
    `(d=>{let g=()=>{d.prerendering?d.addEventListener("prerenderingchange",g,{once:true}):${load}};`,
    `new PerformanceObserver((l,p)=>{l.getEntriesByName("first-contentful-paint")[0]&&(p.disconnect(),setTimeout(g))})`,
    `.observe({type:"paint",buffered:true})})(document)`,
  ].join("");
}
