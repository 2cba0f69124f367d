import { languages } from '../../messages/languages.js';
import { fitting, searchOf } from '../../ui/search.js';

/** The page that wanted a login, to come back to. Only those of the office: no address of somebody else is followed from here. */
export const loginSearch = searchOf({
  next: fitting(new RegExp(`^/(?:${languages.join('|')})(?:/[\\w/?=&%.+~#-]*)?$`)),
});
