/** What a film or recording of the desk may be (docs/limits.md). */

/** So much is sent again after a broken line, and looked at in one request. */
export const RECORDING_PART_BYTES = 2 * 1024 * 1024;
/** A film of ten minutes, an hour's talk in good quality. An export is brought file by file, and one request brings no more. */
export const MAX_RECORDING_BYTES = 95 * 1024 * 1024;
/** Subtitles of a film of hours have less. */
export const MAX_TRACK_BYTES = 1024 * 1024;
export const MAX_RECORDING_S = 24 * 60 * 60;
