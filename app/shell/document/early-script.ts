/**
 * What a shared page (decision 57) leaves to the browser, done while the document arrives, after each part and before anything is
 * laid out, so that nothing moves: dates of the last day as "vor 2 Stunden" (decision 29, domain/post/date-text.ts), and the name
 * of the municipality that the reader chose, which stands in the header's list. A date that is none, or yet to come, stays.
 */
export const earlyScript = [
  `(function(d,n){`,
  `var c=(/(?:^|; )CurrentCity=([\\w-]+)/.exec(d.cookie)||[])[1];`,
  `function t(a){if(a<6e4)return"gerade eben";`,
  `var h=a>=36e5,k=Math.floor(a/(h?36e5:6e4));return"vor "+k+(h?k>1?" Stunden":" Stunde":k>1?" Minuten":" Minute")}`,
  `function f(){`,
  `d.querySelectorAll("time[data-recent]").forEach(function(e){var a=n-Date.parse(e.dateTime);`,
  `e.removeAttribute("data-recent");if(a>=0&&a<864e5)e.textContent=t(a)});`,
  `if(c){var l=d.querySelector("[data-chosen-city]"),b=l&&d.querySelector('[data-popup] button[value="'+c+'"]');`,
  `if(b){l.textContent=b.textContent;c=0}}}`,
  `var o=new MutationObserver(f);o.observe(d,{childList:true,subtree:true});`,
  `d.addEventListener("DOMContentLoaded",function(){o.disconnect();f()})`,
  `})(document,Date.now())`,
].join("");
