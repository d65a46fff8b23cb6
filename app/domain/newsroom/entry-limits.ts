/** What an entry of a live ticker may hold at most: the back end's limits, shown at the form. */
export const MAX_TEXT = 20_000;
export const MAX_SHORT_TEXT = 300;
/** What a form takes besides: its fields, and room to say that a picture is too large. */
export const MAX_FORM_BYTES = 24_000_000;
/** What pictures may be; iPhones make a JPEG of theirs where HEIC is not among them. */
export const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/gif,image/avif";
