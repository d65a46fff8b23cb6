import { TEXT_SIZE_KEY } from "#app/domain/post/text-size.ts";

/**
 * What a shared page (decision 7) leaves to the browser, done while the document arrives, after each part and before anything is
 * laid out, so that nothing moves: the size of the text that the reader likes; dates of the last day as "vor 2 Stunden" (decision 7, domain/post/date-text.ts), and the name
 * of the municipality that the reader chose, which stands in the header's list. An invalid date, or one yet to come, stays.
 */
export const earlyScript = [
  `((d,n)=>{`,
  `try{let t=localStorage["${TEXT_SIZE_KEY}"];if(t)d.documentElement.dataset.text=t}catch{}`,
  `let c=/(?:^|; )CurrentCity=([\\w-]+)/.exec(d.cookie)?.[1],`,
  `f=()=>{`,
  `for(let e of d.querySelectorAll("time[data-recent]")){`,
  `let a=(n-Date.parse(e.dateTime))/6e4,h=a>=60,k=~~(h?a/60:a);`,
  `e.removeAttribute("data-recent");`,
  `if(a>=0&&a<1440)e.textContent=k?\`vor \${k} \${h?"Stunde":"Minute"}\${k>1?"n":""}\`:"gerade eben"}`,
  `let b=c&&d.querySelector(\`[data-popup] [value="\${c}" i]\`);`,
  `if(b)d.querySelector("[data-chosen-city]").textContent=b.textContent,c=0},`,
  `o=new MutationObserver(f);`,
  `o.observe(d,{childList:true,subtree:true});`,
  `d.addEventListener("DOMContentLoaded",()=>{o.disconnect();f()})`,
  `})(document,Date.now())`,
].join("");
