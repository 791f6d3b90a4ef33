import { LazyPlace, lazyPart } from '../screen/lazy-part';

const LanguagePicker = lazyPart(() => import('./language-picker'), 'LanguagePicker');

/** Without the code for it, a screen is complete. */
const place = { waiting: null, spare: true };

/** The choice of a language, at the end of a screen that does not wait for it. */
export const LanguagePlace = () => <LazyPlace value={place}><LanguagePicker /></LazyPlace>;
