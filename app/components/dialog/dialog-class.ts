import type { DialogSize } from "#app/domain/page/dialog.ts";

const widths: Record<DialogSize, string> = { medium: "max-w-lg", large: "max-w-3xl" };

/** What a dialog holds, as a page of its own (rules 2.3, 9: medium is 32rem wide, large 48rem). */
export function toDialogPageClass(size: DialogSize): string {
  return `mx-auto grid w-full gap-6 pt-2 pb-4 ${widths[size]}`;
}

/** The same within the `<dialog>`, which has the width. */
export const dialogInModal = "grid w-full gap-6 px-5 pt-6 pb-[calc(1.75rem+env(safe-area-inset-bottom))] sm:px-8 sm:pt-7 sm:pb-8";

/** The `<dialog>` over a page. */
export const modalBox =
  "modal mt-auto max-h-[92dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-[14px] border-t border-rule bg-ground text-ink shadow-[0_24px_80px_rgb(0_0_0/0.28)] sm:m-auto sm:max-h-[min(100dvh-3rem,60rem)] sm:rounded-lg sm:border print:hidden";

/** From 640 px; below, a dialog is as wide as the screen and stands at its bottom (rules 2.3, 9). */
export const modalWidths: Record<DialogSize, string> = {
  medium: "sm:w-[min(32rem,100%-2rem)]",
  large: "sm:w-[min(48rem,100%-2rem)]",
};
