/** The drawing surface: size, seeded chance, gradients, filters and clips of one picture. */

import { nth } from "./shape.ts";
export type Point = readonly [number, number];

const short = (n: number): string => String(Math.round(n * 10) / 10);

/** Small seeded generator, so that every run draws the very same picture. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Turns a name into a seed. */
function hash(name: string): number {
  let value = 2166136261;
  for (const letter of name) value = Math.imul(value ^ letter.charCodeAt(0), 16777619);
  return value >>> 0;
}

/** One picture being drawn. */
export class Stage {
  readonly w: number;
  readonly h: number;
  /** A thousandth of the picture's mean side: the yardstick for the size of things. */
  readonly u: number;
  readonly tall: boolean;
  readonly wide: boolean;
  private defs: string[] = [];
  private readonly chance: () => number;

  constructor(name: string, w: number, h: number) {
    this.w = w;
    this.h = h;
    this.u = Math.sqrt(w * h) / 1000;
    this.tall = h > w * 1.2;
    this.wide = w > h * 1.5;
    this.chance = seeded(hash(name));
  }

  /** A random number between two bounds. */
  rnd(low = 0, high = 1): number {
    return low + (high - low) * this.chance();
  }

  /** One of several things at random. */
  pick<T>(list: readonly T[]): T {
    return nth(list, Math.floor(this.chance() * list.length));
  }

  /** Picks the value that suits the shape: landscape, square-ish, portrait. */
  by<T>(wide: T, middle: T, tall: T): T {
    return this.wide ? wide : this.tall ? tall : middle;
  }

  private define(make: (id: string) => string): string {
    const id = `d${this.defs.length}`;
    this.defs.push(make(id));
    return id;
  }

  private stops(colors: readonly (string | [number, string])[]): string {
    return colors
      .map((entry, i) => {
        const [at, color] = typeof entry === "string" ? [i / (colors.length - 1), entry] : entry;
        const alpha = color.length > 7 ? ` stop-opacity="${(parseInt(color.slice(7), 16) / 255).toFixed(3)}"` : "";
        return `<stop offset="${at.toFixed(3)}" stop-color="${color.slice(0, 7)}"${alpha}/>`;
      })
      .join("");
  }

  /** A linear gradient between two points of the picture. */
  lin(x1: number, y1: number, x2: number, y2: number, ...colors: (string | [number, string])[]): string {
    const id = this.define(
      (name) =>
        `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}">${this.stops(colors)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** A gradient from top to bottom. */
  down(y1: number, y2: number, ...colors: (string | [number, string])[]): string {
    return this.lin(0, y1, 0, y2, ...colors);
  }

  /** A gradient from left to right. */
  across(x1: number, x2: number, ...colors: (string | [number, string])[]): string {
    return this.lin(x1, 0, x2, 0, ...colors);
  }

  /** A gradient from a centre outwards. */
  radial(x: number, y: number, r: number, ...colors: (string | [number, string])[]): string {
    const id = this.define(
      (name) =>
        `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${short(x)}" cy="${short(y)}" r="${short(r)}">${this.stops(colors)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** The attribute that softens a shape. */
  blur(amount: number, vertical = amount): string {
    const id = this.define(
      (name) =>
        `<filter id="${name}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${short(amount)} ${short(vertical)}"/></filter>`,
    );
    return `filter="url(#${id})"`;
  }

  /** The attribute that cuts a shape to an outline. */
  clip(d: string): string {
    return `clip-path="url(#${this.define((name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`)})"`;
  }

  /** Wraps finished content into a document. */
  document(content: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.w} ${this.h}" width="${this.w}" height="${this.h}"><defs>${this.defs.join("")}</defs>${content}</svg>`;
  }
}
