/** The files every demo picture comes in, by crop; written by `draw/render.ts`. */
export const picturesManifest = {
  "4-3": [
    { format: "avif", width: 400, height: 300 },
    { format: "avif", width: 800, height: 600 },
    { format: "webp", width: 400, height: 300 },
    { format: "webp", width: 800, height: 600 },
    { format: "jpeg", width: 800, height: 600 },
  ],
  "16-9": [
    { format: "avif", width: 480, height: 270 },
    { format: "avif", width: 960, height: 540 },
    { format: "avif", width: 1600, height: 900 },
    { format: "webp", width: 480, height: 270 },
    { format: "webp", width: 960, height: 540 },
    { format: "webp", width: 1600, height: 900 },
    { format: "jpeg", width: 960, height: 540 },
  ],
  "1-1": [
    { format: "avif", width: 320, height: 320 },
    { format: "avif", width: 640, height: 640 },
    { format: "webp", width: 320, height: 320 },
    { format: "webp", width: 640, height: 640 },
    { format: "jpeg", width: 320, height: 320 },
  ],
  "9-16": [
    { format: "avif", width: 360, height: 640 },
    { format: "avif", width: 720, height: 1280 },
    { format: "webp", width: 360, height: 640 },
    { format: "webp", width: 720, height: 1280 },
    { format: "jpeg", width: 360, height: 640 },
  ],
} as const;

export type PictureCrop = keyof typeof picturesManifest;
