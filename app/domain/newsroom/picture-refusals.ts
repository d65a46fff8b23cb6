/** Why a picture was not taken, and what to do: by the code of the back end's door (`POST /newsroom/pictures`). */

export type PictureRefusal = { status: number; message: string };

const other = "Speichere das Bild als JPEG oder PNG und versuch es noch einmal.";

const refusals: Readonly<Record<string, PictureRefusal>> = {
  rest_upload_too_large: {
    status: 413,
    message:
      "Das Bild ist zu groß: höchstens 20 MB. Speichere es kleiner, etwa mit 6000 Pixel Breite, und versuch es noch einmal.",
  },
  rest_upload_too_many_pixels: {
    status: 422,
    message:
      "Das Bild hat zu viele Pixel: höchstens 60 Megapixel und 12.000 Pixel an einer Seite. Speichere es kleiner, etwa mit 6000 Pixel Breite.",
  },
  rest_upload_no_picture: {
    status: 415,
    message: "Das ist kein Bild, das wir zeigen können. Nimm JPEG, PNG, WebP, GIF oder AVIF.",
  },
  rest_upload_svg: {
    status: 415,
    message: "SVG nehmen wir nicht, denn solche Dateien können Programme enthalten. Speichere das Bild als PNG.",
  },
  rest_upload_heic: {
    status: 415,
    message:
      "HEIC nehmen wir nicht. Am iPhone: Wähl das Bild aus der Mediathek, dann kommt es von selbst als JPEG. Sonst speichere es als JPEG.",
  },
  rest_upload_tiff: { status: 415, message: `TIFF zeigt kein Browser. ${other}` },
  rest_upload_raw: { status: 415, message: `Das sind die Rohdaten der Kamera. ${other}` },
  rest_upload_pdf: { status: 415, message: `Das ist ein PDF und kein Bild. ${other}` },
  rest_upload_film: { status: 415, message: "Das ist ein Film und kein Bild." },
  rest_upload_damaged: { status: 422, message: `Dieses Bild ist beschädigt oder lässt sich nicht bereinigen. ${other}` },
  rest_upload_taken_down: { status: 410, message: "Dieses Bild wurde gesperrt und darf nicht wieder erscheinen." },
  rest_too_many_requests: {
    status: 429,
    message: "Das waren zu viele Bilder auf einmal. Warte eine Stunde oder mach am nächsten Tag weiter.",
  },
};

/** Null for what is not the picture's fault. */
export function findPictureRefusal(code: string): PictureRefusal | null {
  return Object.hasOwn(refusals, code) ? (refusals[code] ?? null) : null;
}
