import sharp from "sharp";
import { Stage } from "./kit/stage.ts";
import { scenes } from "./scenes/index.ts";
const keys=["moor","hochwasser","museum","stadt-nacht","radweg","skipiste"] as const;
sharp.concurrency(1); console.log(sharp.versions);
const sum:any={}; const add=(k:string,n:number)=>sum[k]=(sum[k]??0)+n;
for(const k of keys) for(const [w,h,ow] of [[1600,900,1600],[1600,1200,800],[1080,1920,360]] as const){ const s=new Stage(k,w,h); const raw=await sharp(Buffer.from(s.document(scenes[k](s)))).flatten().removeAlpha().raw().toBuffer({resolveWithObject:true});
 for(const b of [0,0.4,0.5]){ const im=()=>{const r=sharp(raw.data,{raw:{width:w,height:h,channels:3}}).resize(ow,Math.round(ow*h/w),{kernel:"mitchell"}); return b? r.blur(b):r;};
  for(const q of [38,34]) add(`b${b} avif${q} e6`,(await im().avif({quality:q,effort:6,chromaSubsampling:"4:2:0"}).toBuffer()).length);
  for(const q of [31,25]) add(`b${b} webp${q}`,(await im().webp({quality:q,effort:6,preset:"picture"}).toBuffer()).length);
  for(const q of [43,38]) add(`b${b} jpg${q}`,(await im().jpeg({quality:q,mozjpeg:true}).toBuffer()).length);
 }}
console.log(sum);
