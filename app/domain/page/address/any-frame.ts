/** In the content security policy of a page that any site may frame (`isEmbeddable` of its record). */
export const ANY_FRAME = "frame-ancestors *";
