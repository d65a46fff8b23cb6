/**
 * Starts the page's script once the content has been painted: nothing is requested before that. A page that is rendered ahead starts
 * nothing before its reader comes: it counts no view, begins no session and reports no page that was not seen. All browsers that
 * understand the page's script report their first paint.
 */
export function toBootScript({ module, imports }: { module: string; imports: string[] }): string {
  // The build's entry holds nothing but the import of one file: that is asked for at once, without a round trip between.
  const [only, ...others] = imports;
  const load = `import(${JSON.stringify(only === undefined || others.length > 0 ? module : only)})`;
  return [
    `(d=>{let g=()=>{d.prerendering?d.addEventListener("prerenderingchange",g,{once:true}):${load}};`,
    `new PerformanceObserver((l,p)=>{l.getEntriesByName("first-contentful-paint")[0]&&(p.disconnect(),setTimeout(g))})`,
    `.observe({type:"paint",buffered:true})})(document)`,
  ].join("");
}
