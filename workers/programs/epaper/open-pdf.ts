/** A PDF as pictures and texts of its pages, by PDFium in WebAssembly: no program of the machine is asked. */
import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp, { type Sharp } from "sharp";
import {
  EPAPER_COVER,
  EPAPER_LARGE,
  EPAPER_MAX_PAGES,
  EPAPER_PAGE,
  EPAPER_THUMB,
  type EpaperPicture,
} from "#shared/rules/epaper-rules.ts";
import { toPageText } from "./to-page-text.ts";

/** As `docs/epaper.md` says. */
export const MAX_FILE_BYTES = 300 * 1024 * 1024;
/** Of height to width: more is no page of a paper. */
const MAX_RATIO = 4;
const MAX_TEXT = 100_000;
/** Of six: a tenth of the time of the best, for a few bytes more. */
const EFFORT = 2;

/** It cannot be an issue; the message says why. */
export class PdfError extends Error {}

export type Drawn = { width: number; height: number; text: string; pictures: { width: EpaperPicture["width"]; bytes: Buffer }[] };
export type Pdf = {
  pages: number;
  /** From 1. Throws PdfError for a page that cannot be drawn. */
  draw(page: number): Promise<Drawn>;
  /** The first page, small. */
  drawCover(): Promise<{ width: number; height: number; bytes: Buffer }>;
  close(): void;
};

/** Throws PdfError for what is encrypted, damaged, too large or too long. */
export async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  if (bytes.length > MAX_FILE_BYTES) throw new PdfError(`The file has more than ${MAX_FILE_BYTES / 1024 / 1024} MB`);
  // PDFium would read what is no PDF for long.
  if (!Buffer.from(bytes.subarray(0, 1024)).includes("%PDF-")) throw new PdfError("The file is no PDF");
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes).catch((error: unknown) => {
    library.destroy();
    throw new PdfError(toMessage(error));
  });
  const close = () => {
    document.destroy();
    library.destroy();
  };
  const pages = document.getPageCount();
  if (pages < 1 || pages > EPAPER_MAX_PAGES) {
    close();
    throw new PdfError(`The PDF has ${pages} pages; an issue has 1 to ${EPAPER_MAX_PAGES}`);
  }

  async function drawLarge(number: number): Promise<{ picture: Sharp; width: number; height: number; text: string }> {
    // Each page is closed by its drawing: its text is read before.
    const page = document.getPage(number - 1);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    if (
      !(originalWidth > 0 && originalHeight > 0) ||
      Math.max(originalWidth / originalHeight, originalHeight / originalWidth) > MAX_RATIO
    )
      throw new PdfError(`Page ${number} of the PDF has no size of a page: ${originalWidth} by ${originalHeight}`);
    const text = toPageText(page.getText()).slice(0, MAX_TEXT);
    const height = Math.round((EPAPER_LARGE * originalHeight) / originalWidth);
    const { data, ...drawn } = await page.render({ width: EPAPER_LARGE, height, scale: 1, render: "bitmap" });
    const raw = { width: drawn.width, height: drawn.height, channels: 4 } as const;
    return { picture: sharp(data, { raw }).removeAlpha(), width: drawn.width, height: drawn.height, text };
  }

  return {
    pages,
    async draw(number) {
      const { picture, width, height, text } = await drawLarge(number).catch((error: unknown) => {
        throw error instanceof PdfError ? error : new PdfError(`Page ${number} of the PDF cannot be drawn: ${toReason(error)}`);
      });
      const pictures = await Promise.all([
        toWebp(picture, EPAPER_LARGE, 62),
        toWebp(picture, EPAPER_PAGE, 68),
        toWebp(picture, EPAPER_THUMB, 70),
      ]);
      return { width, height, text, pictures };
    },
    async drawCover() {
      const { picture } = await drawLarge(1);
      const { data, info } = await picture
        .clone()
        .resize(EPAPER_COVER)
        .webp({ quality: 72, effort: EFFORT })
        .toBuffer({ resolveWithObject: true });
      return { width: info.width, height: info.height, bytes: data };
    },
    close,
  };
}

async function toWebp(picture: Sharp, width: EpaperPicture["width"], quality: number): Promise<Drawn["pictures"][number]> {
  const bytes = await picture.clone().resize(width).webp({ quality, effort: EFFORT }).toBuffer();
  return { width, bytes };
}

function toReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** PDFium's words for why it does not open a file. */
function toMessage(error: unknown): string {
  const reason = toReason(error);
  if (/password|security/i.test(reason)) return "The PDF is encrypted: save it without a password";
  return /corrupted|format/i.test(reason) ? "The PDF is damaged and cannot be read" : `The PDF cannot be read: ${reason}`;
}
