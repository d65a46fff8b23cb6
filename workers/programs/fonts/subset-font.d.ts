/** As much of its interface as is used here. */
declare module "subset-font" {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: "woff2";
      keepFeatures: readonly string[];
      variationAxes?: Readonly<Record<string, { min: number; max: number; default: number }>>;
    },
  ): Promise<Uint8Array>;
}
