/** Before each file of the back end: passwords are hashed at next to no cost, also after a file that hashed them in full. */
import { cheapenScrypts } from "#workers/backend/readers/accounts/password/scrypts-for-test.ts";

cheapenScrypts();
