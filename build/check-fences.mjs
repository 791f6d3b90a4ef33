import { readFileSync, readdirSync } from 'node:fs';
import { ESLint } from 'eslint';

// The first line of each file names the path it is linted as and the rule that must refuse it there; `nothing` if it
// must pass.
const heading = /^\/\/ as (\S+), refused by (\S+)\n/;
const eslint = new ESLint({ overrideConfigFile: 'build/eslint.config.mjs' });
let open = 0;
for (const file of readdirSync('test/fences').filter((name) => /\.tsx?$/.test(name)).sort()) {
  const code = readFileSync(`test/fences/${file}`, 'utf8');
  const [, place, rule] = heading.exec(code) ?? [];
  const [result] = place ? await eslint.lintText(code, { filePath: place }) : [];
  const refused = rule === 'nothing' || result?.messages.some((message) => message.ruleId === rule);
  const others = (result?.messages ?? []).filter((message) => message.ruleId !== rule).map((message) => `${message.ruleId}: ${message.message}`);
  if (!result || !refused || others.length > 0) {
    open++;
    console.error(`test/fences/${file}: ${rule ?? 'no rule named'} does not refuse it alone ${others.join('; ')}`);
  }
}
process.exit(open > 0 ? 1 : 0);
