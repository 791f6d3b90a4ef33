import tseslint from 'typescript-eslint';
import { style } from './style.mjs';

/** The style rules without those that need types, so that `npm run format` takes seconds. */
export default [
  { ignores: ['.cache/**', 'dist/**', 'coverage/**', 'test/consumers/**', 'test/lint-rules/**', 'src/scenarios/recordings/**'] },
  { files: ['**/*.{ts,tsx,mjs}'], languageOptions: { parser: tseslint.parser }, linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' }, ...style },
];
