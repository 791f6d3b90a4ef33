import { chooseLanguage } from '../../../choose-language';
import { languageWords as words } from '../../../text/en/language';
import { languageOptions } from '../../../text/language-names';
import { englishTag, pageLanguage } from '../../../text/words';
import { Select } from '../../../widgets/select';
import { useScreen } from '../screen/screen-context';

/** The creator's choice of a language, kept on the device. A page that insists on one (`locale`) offers none. */
export function LanguagePicker() {
  const { runtime } = useScreen();
  if (pageLanguage.claims.size > 0) return null;
  const choose = async (code: string) => {
    if (!(await chooseLanguage(runtime, code))) runtime.toasts.show('error', words.failed);
  };
  const shown = pageLanguage.tag === englishTag ? 'en' : pageLanguage.tag;
  return <Select label={words.label} options={languageOptions()} value={shown} onChange={(code) => void choose(code)} />;
}
