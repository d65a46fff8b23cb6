/** The last step of `npm run build`: notes of which sources the build is. */
import { writeStamp } from "./build-stamp.ts";

writeStamp();
