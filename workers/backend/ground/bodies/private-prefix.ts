/** What stands below it in the bucket MEDIA is given out by doors that ask who calls, and never by its name. */
export const PRIVATE_PREFIX = "private/";
