import { TEXT_SIZE_KEY } from "#app/domain/post/text-size.ts";

/**
 * What a shared page (decision 7) leaves to the browser, done while the document arrives, after each part and before anything is
 * laid out, so that nothing moves: the size of the text that the reader likes; dates of today and yesterday as "vor 2 Stunden" and
 * "gestern, 18:40" (decision 7, domain/post/date-text.ts), and the name
 * of the municipality that the reader chose, which stands in the header's list. An invalid date, or one yet to come, stays.
 */
export const earlyScript = [
  `((d,n)=>{`,
  `try{let t=localStorage["${TEXT_SIZE_KEY}"];if(t)d.documentElement.dataset.text=t}catch{}`,
  `let c=/(?:^|; )CurrentCity=([\\w-]+)/.exec(d.cookie)?.[1],`,
  // "2026-11-24 18:40" in the region's time, of which the first ten characters are the day.
  `s=new Intl.DateTimeFormat("sv",{timeZone:"Europe/Vienna",dateStyle:"short",timeStyle:"short"}),y=t=>s.format(t).slice(0,10),`,
  // A place by its name or its key: "Götzis" is "gotzis".
  `p=t=>t.toLowerCase().replace("ß","ss").normalize("NFD").replace(/[^a-z]/g,""),`,
  `f=()=>{`,
  `for(let e of d.querySelectorAll("time[data-recent]")){`,
  `let t=Date.parse(e.dateTime),a=(n-t)/6e4,h=a>=60,k=~~(h?a/60:a);`,
  `e.removeAttribute("data-recent");`,
  `if(a>=0&&a<2880)`,
  `if(y(t)==y(n))e.textContent=k?\`vor \${k} \${h?"Stunde":"Minute"}\${k>1?"n":""}\`:"gerade eben";`,
  `else if(y(Date.parse(y(t)+"T12:00Z")+864e5)==y(n))e.textContent="gestern, "+s.format(t).slice(11)}`,
  `let b=c&&[...d.querySelectorAll("[data-popup] option")].find(o=>p(o.value)==p(c));`,
  `if(b)d.querySelector("[data-chosen-city]").textContent=b.textContent,c=0},`,
  `o=new MutationObserver(f);`,
  `o.observe(d,{childList:true,subtree:true});`,
  `d.addEventListener("DOMContentLoaded",()=>{o.disconnect();f()})`,
  `})(document,Date.now())`,
].join("");
