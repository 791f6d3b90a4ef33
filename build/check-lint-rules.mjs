import { readFileSync, readdirSync } from 'node:fs';
import { ESLint } from 'eslint';

// The first line of each file names the path it is linted as and the rule that must refuse it there; `nothing` if it
// must pass.
const heading = /^\/\/ as (\S+), refused by (\S+)\n/;
const eslint = new ESLint({ overrideConfigFile: 'build/eslint.config.mjs' });
let failed = 0;
for (const file of readdirSync('test/lint-rules').filter((name) => /\.tsx?$/.test(name)).sort()) {
  const code = readFileSync(`test/lint-rules/${file}`, 'utf8');
  const [, place, rule] = heading.exec(code) ?? [];
  const [result] = place ? await eslint.lintText(code, { filePath: place }) : [];
  const refused = rule === 'nothing' || result?.messages.some((message) => message.ruleId === rule);
  const others = (result?.messages ?? []).filter((message) => message.ruleId !== rule).map((message) => `${message.ruleId}: ${message.message}`);
  if (!result || !refused || others.length > 0) {
    failed++;
    const expected = rule ? `expected ${rule === 'nothing' ? 'no message' : `only ${rule}`}` : 'its first line names no rule';
    const reported = others.length > 0 ? others.join('; ') : 'not reported';
    console.error(`test/lint-rules/${file}: ${expected}: ${reported}`);
  }
}
process.exit(failed > 0 ? 1 : 0);
