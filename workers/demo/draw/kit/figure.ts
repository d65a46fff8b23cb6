/** People and animals, simplified like in a poster. */
import { darker, fade, lighter } from "./color.ts";
import { circle, line, oval, path, place, rect, stroke } from "./shape.ts";

export type Person = {
  top: string;
  legs: string;
  skin?: string;
  hair?: string;
  /** Stride: 0 stands, 1 walks. */
  stride?: number;
  hat?: string;
  skirt?: boolean;
  bag?: string;
  /** Where the hands are, in body heights from the foot: [x, y] for the near and the far hand. */
  hands?: readonly [readonly [number, number], readonly [number, number]];
  /** Seen from behind. */
  back?: boolean;
  /** 1 looks right, -1 left. */
  face?: 1 | -1;
};

/** A standing or walking person; (x, y) is the ground between the feet. */
export function person(x: number, y: number, tall: number, o: Person): string {
  const skin = o.skin ?? "#e3b08c";
  const hair = o.hair ?? "#4a3426";
  const k = o.stride ?? 0;
  const dark = darker(o.top, 0.25);
  const hands = o.hands ?? [
    [0.13 + k * 0.04, 0.44],
    [-0.13 - k * 0.03, 0.44],
  ];
  const [near, far] = hands;
  const arm = (side: number, [hx, hy]: readonly [number, number], color: string) =>
    stroke(`M${side * 95} -790Q${side * 150 + hx * 120} ${-(790 + hy * 1000) / 2 - 10} ${hx * 1000} ${-hy * 1000}`, color, 72) +
    circle(hx * 1000, -hy * 1000, 34, skin);
  const foot = (fx: number) => path(`M${fx - 42} 0h100q4 -34 -40 -42h-56Z`, "#2b2a30");
  const legs = o.skirt
    ? stroke(`M-38 -300L${-42 - k * 70} -20`, skin, 52) +
      stroke(`M38 -300L${42 + k * 80} -20`, skin, 52) +
      foot(-48 - k * 70) +
      foot(40 + k * 80) +
      path("M-95 -560L-165 -235Q0 -205 165 -235L95 -560Z", o.legs)
    : stroke(`M-42 -500L${-48 - k * 110} -30`, darker(o.legs, 0.22), 88) +
      stroke(`M42 -500L${48 + k * 110} -30`, o.legs, 88) +
      foot(-52 - k * 110) +
      foot(44 + k * 110);
  const body =
    arm(-1, far, dark) +
    legs +
    path("M-118 -800Q-128 -845 -60 -850H60Q128 -845 118 -800L100 -460Q0 -440 -100 -460Z", o.top) +
    path("M20 -850H60Q128 -845 118 -800L100 -460Q60 -448 30 -448Z", fade(darker(o.top, 0.5), 0.28)) +
    rect(-28, -880, 56, 50, darker(skin, 0.12)) +
    oval(0, -930, 62, 72, skin) +
    path("M-66 -925Q-74 -1010 0 -1012Q74 -1010 66 -925Q56 -968 10 -972Q-40 -972 -50 -930L-56 -900Z", hair) +
    (o.back ? path("M-64 -930Q-70 -1012 0 -1012Q70 -1012 64 -930Q60 -868 0 -862Q-60 -868 -64 -930Z", hair) : "") +
    (o.hat
      ? path("M-78 -962Q-70 -1040 0 -1044Q70 -1040 78 -962Q0 -985 -78 -962Z", o.hat) +
        stroke("M-92 -958Q0 -988 92 -958", darker(o.hat, 0.2), 16)
      : "") +
    (o.bag
      ? o.back
        ? path("M-84 -800Q-84 -836 -50 -836H50Q84 -836 84 -800L92 -560Q92 -528 60 -526H-60Q-92 -528 -92 -560Z", o.bag) +
          path("M-66 -640H66V-556Q66 -546 56 -546H-56Q-66 -546 -66 -556Z", darker(o.bag, 0.22))
        : rect(-150, -800, 70, 260, o.bag, 'rx="26"')
      : "") +
    arm(1, near, lighter(o.top, 0.06));
  return place(x, y, [(tall / 1044) * (o.face ?? 1), tall / 1044], 0, body);
}

/** A dark silhouette seen from behind, as in an audience. */
export function shadowFigure(x: number, y: number, tall: number, color: string, arms = 0): string {
  const raised = arms
    ? stroke(`M-110 -760Q-170 -900 ${-120 - arms * 60} -1080`, color, 62) +
      stroke(`M110 -760Q170 -900 ${130 + arms * 30} -1090`, color, 62)
    : "";
  return place(
    x,
    y,
    tall / 1000,
    0,
    path("M-150 -740Q-150 -815 -60 -825H60Q150 -815 150 -740L165 0H-165Z", color),
    oval(0, -900, 74, 88, color),
    rect(-34, -850, 68, 60, color),
    raised,
  );
}

/** A person under an open umbrella, walking away. */
export function umbrellaWalker(x: number, y: number, tall: number, canopy: string, coat: string, lean = 0): string {
  const dark = darker(canopy, 0.28);
  const body =
    stroke("M-45 -330L-62 -30", darker("#27303d", 0.2), 82) +
    stroke("M45 -330L70 -30", "#27303d", 82) +
    path("M-130 -760Q-130 -830 -55 -835H55Q130 -830 130 -760L165 -290Q0 -250 -165 -290Z", coat) +
    path("M25 -835H55Q130 -830 130 -760L165 -290Q110 -268 50 -264Z", fade(darker(coat, 0.6), 0.3)) +
    oval(0, -905, 62, 72, "#5a4334") +
    line(70, -700, 26, -1180, "#20262e", 16) +
    path(
      "M-370 -935Q-330 -1210 26 -1250Q380 -1210 420 -935Q330 -985 230 -935Q130 -990 26 -935Q-80 -990 -180 -935Q-280 -985 -370 -935Z",
      canopy,
    ) +
    path("M26 -1250Q380 -1210 420 -935Q330 -985 230 -935Q200 -1130 26 -1250Z", dark) +
    path("M26 -1250Q-150 -1140 -180 -935Q-80 -990 26 -935Q40 -1100 26 -1250Z", fade(lighter(canopy, 0.3), 0.5)) +
    line(26, -1250, 26, -1285, "#20262e", 16);
  return place(x, y, tall / 1000, lean, body);
}

/** A grazing or standing brown cow of the region, facing right unless flipped. */
export function cow(x: number, y: number, size: number, coat: string, grazing: boolean, flip = false): string {
  const dark = darker(coat, 0.3);
  const cream = "#ecdcc4";
  const head = grazing
    ? path("M215 -545Q330 -520 405 -350L450 -200L362 -150Q300 -260 215 -300Z", coat) +
      path("M366 -236Q420 -286 466 -240L512 -96Q524 -42 482 -30Q440 -24 424 -62L366 -176Z", coat) +
      path("M432 -84L511 -100Q524 -42 482 -30Q444 -24 432 -84Z", cream) +
      path("M384 -236Q326 -262 312 -222Q342 -196 390 -206Z", dark) +
      stroke("M428 -262Q446 -312 480 -304", cream, 15) +
      circle(444, -196, 8, "#1d1410") +
      stroke("M300 -262Q330 -220 386 -196", "#6a3a24", 14) +
      circle(322, -206, 28, "#d0a64c")
    : path("M200 -548Q300 -610 345 -652L440 -560Q400 -430 290 -320Z", coat) +
      path("M336 -656Q378 -700 432 -676L546 -594Q578 -562 550 -530Q524 -510 480 -530L372 -556Z", coat) +
      path("M508 -620L546 -594Q578 -562 550 -530Q524 -512 492 -526Z", cream) +
      path("M352 -650Q288 -668 282 -626Q320 -602 364 -614Z", dark) +
      stroke("M388 -680Q392 -738 430 -738", cream, 15) +
      circle(432, -628, 8, "#1d1410") +
      stroke("M262 -400Q320 -400 402 -480", "#6a3a24", 14) +
      circle(330, -376, 30, "#d0a64c");
  const leg = (lx: number, color: string) =>
    path(`M${lx - 44} -320L${lx - 20} -150L${lx - 22} 0H${lx + 22}L${lx + 18} -150L${lx + 46} -320Z`, color) +
    rect(lx - 22, -22, 44, 22, "#2a211c");
  return place(
    x,
    y,
    [(size / 800) * (flip ? -1 : 1), size / 800],
    0,
    leg(-205, dark),
    leg(190, dark),
    path("M-120 -262Q-80 -200 -24 -252Z", "#dfae9a"),
    path(
      "M-330 -500Q-335 -548 -280 -550Q-180 -532 -60 -538Q100 -548 190 -560Q290 -566 322 -500Q346 -420 300 -330Q270 -280 200 -262Q60 -232 -100 -242Q-220 -256 -282 -272Q-332 -300 -336 -384Z",
      coat,
    ),
    path(
      "M-336 -384Q-332 -300 -282 -272Q-220 -256 -100 -242Q60 -232 200 -262Q262 -278 294 -322Q150 -282 -40 -292Q-240 -300 -336 -384Z",
      fade(dark, 0.55),
    ),
    path(
      "M-300 -530Q-180 -524 -60 -530Q100 -540 200 -552Q100 -500 -80 -500Q-240 -498 -300 -530Z",
      fade(lighter(coat, 0.3), 0.35),
    ),
    leg(-268, coat),
    leg(250, coat),
    stroke("M-326 -510Q-372 -430 -352 -270", dark, 15),
    oval(-352, -250, 16, 38, dark),
    head,
  );
}

/** A cyclist riding to the right. */
export function cyclist(x: number, y: number, size: number, top: string, helmet: string, frame: string, flip = false): string {
  const wheel = (wx: number) =>
    `<circle cx="${wx}" cy="-165" r="155" fill="none" stroke="#22272e" stroke-width="20"/><circle cx="${wx}" cy="-165" r="16" fill="#22272e"/><path d="M${wx - 140} -165H${wx + 140}M${wx} -305V-25M${wx - 100} -265L${wx + 100} -65M${wx - 100} -65L${wx + 100} -265" stroke="#8b939c" stroke-width="3.5"/>`;
  const skin = "#d9a27e";
  return place(
    x,
    y,
    [(size / 1000) * (flip ? -1 : 1), size / 1000],
    0,
    wheel(-270) +
      wheel(270) +
      stroke("M-20 -560L-70 -330L20 -180", darker("#2c3442", 0.3), 66) +
      `<path d="M-270 -165L-90 -430L190 -440L0 -165ZM-90 -430L0 -165M270 -165L180 -490" fill="none" stroke="${frame}" stroke-width="24" stroke-linejoin="round"/>` +
      stroke("M-120 -450L-60 -450", "#22272e", 34) +
      stroke("M180 -490Q200 -520 245 -505", "#22272e", 20) +
      stroke("M-70 -540L110 -390L40 -140", "#2c3442", 74) +
      stroke("M40 -130L85 -118", "#22272e", 40) +
      path("M-130 -510Q-140 -640 40 -820Q110 -860 130 -780Q120 -720 20 -540Q-40 -470 -130 -510Z", top) +
      stroke("M85 -770Q130 -640 225 -520", lighter(top, 0.12), 54) +
      circle(228, -516, 28, skin) +
      oval(135, -880, 58, 66, skin) +
      path("M60 -890Q60 -985 150 -975Q215 -960 212 -905Q140 -905 60 -890Z", helmet),
  );
}
