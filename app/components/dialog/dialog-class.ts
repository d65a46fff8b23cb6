import type { DialogSize } from "#app/domain/page/dialog.ts";

const widths: Record<DialogSize, string> = { medium: "max-w-lg", large: "max-w-3xl" };

/** What a dialog holds, as a page of its own (rules 2.3, 9: medium is 32rem wide, large 48rem). */
export function toDialogPageClass(size: DialogSize): string {
  return `mx-auto grid w-full gap-6 pt-2 pb-4 ${widths[size]}`;
}

/** The same within the `<dialog>`, which has the width. */
export const dialogInModal = "grid w-full gap-6 px-5 pt-6 pb-[calc(1.75rem+env(safe-area-inset-bottom))] sm:px-8 sm:pt-7 sm:pb-8";
