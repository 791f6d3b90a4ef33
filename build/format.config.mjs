import tseslint from 'typescript-eslint';
import { style } from './style.mjs';

/** The style alone, without what lint needs types for: `npm run format` takes seconds. */
export default [
  { ignores: ['.cache/**', 'dist/**', 'coverage/**', 'test/consumers/**', 'test/fences/**', 'src/scenarios/recordings/**'] },
  { files: ['**/*.{ts,tsx,mjs}'], languageOptions: { parser: tseslint.parser }, linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' }, ...style },
];
