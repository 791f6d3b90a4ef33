import { expect } from '@open-wc/testing';
import { failureCodes } from '../../src/domain/failure-codes';

describe('failure codes', () => {
  it('have a heading each in docs/troubleshooting.md, with symptom, cause and cure, and no heading has no code', async () => {
    const text = await (await fetch('/docs/troubleshooting.md')).text();
    const sections = text.split(/^## /m).slice(1);
    expect(sections.map((section) => section.split('\n')[0])).to.have.members(Object.keys(failureCodes));
    for (const section of sections) {
      for (const part of ['Symptom', 'Cause', 'Cure']) expect(section).to.contain(`**${part}:**`);
    }
  });
});
