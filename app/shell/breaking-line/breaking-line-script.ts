import { BREAKING_LINE_KEY } from "#app/domain/page/breaking-line-key.ts";

/** What every breaking line has, and no text: its quotes would be escaped. */
export const BREAKING_LINE_MARK = 'data-breaking="';

/**
 * Stands within the line, before its text: a line that its reader has put away, or that has ended, is hidden before anything of it is
 * painted. A page that stays open loses it at its end, and looks again whenever its reader comes back: the clock of a sleeping
 * machine stands still, and another tab may have put it away.
 */
export const breakingLineScript = [
  `(a=>{let d=a.dataset,k="${BREAKING_LINE_KEY}",h=()=>{a.hidden=!0},`,
  `c=()=>{try{(Date.now()>=d.ends||localStorage[k]==d.breaking)&&h()}catch{}};`,
  `c();setTimeout(h,d.ends-Date.now());`,
  `addEventListener("pageshow",c);document.addEventListener("visibilitychange",c);`,
  `a.addEventListener("click",e=>{if(e.target.closest("button")){h();try{localStorage[k]=d.breaking}catch{}}})`,
  `})(document.currentScript.parentNode)`,
].join("");
