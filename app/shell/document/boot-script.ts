/**
 * Starts the page's script once the content has been painted: nothing is requested before that. Where the browser
 * does not report its first paint, two frames after the document is there stand for it. A page that is rendered ahead starts
 * nothing before its reader comes: it counts no view, begins no session and tells nobody of a page that nobody saw.
 */
export function toBootScript(entryUrl: string): string {
  const url = JSON.stringify(entryUrl);
  return [
    `(function(d,w){var o,u=${url},t=w.trustedTypes;function g(){if(o)return;if(d.prerendering)return d.addEventListener("prerenderingchange",g);o=1;`,
    `var s=d.createElement("script");s.type="module";`,
    `s.src=t?t.createPolicy("talblick-boot",{createScriptURL:function(){return u}}).createScriptURL(u):u;d.head.append(s)}`,
    `try{if(PerformanceObserver.supportedEntryTypes.indexOf("paint")<0)throw 0;`,
    `new PerformanceObserver(function(l,p){if(l.getEntriesByName("first-contentful-paint")[0]){p.disconnect();setTimeout(g)}}).observe({type:"paint",buffered:true})}`,
    `catch(e){requestAnimationFrame(function(){requestAnimationFrame(g)})}`,
    `})(document,window)`,
  ].join("");
}
