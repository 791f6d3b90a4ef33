import { expect } from '@open-wc/testing';

describe('docs/creator-elements.code-workspace', () => {
  it('opens the project and fixes files with its own rules', async () => {
    const { folders, settings } = (await (await fetch('/docs/creator-elements.code-workspace')).json()) as {
      folders: unknown; settings: { 'eslint.options': { overrideConfigFile: string }; 'editor.codeActionsOnSave': object };
    };
    expect(folders).to.deep.equal([{ path: '..' }]);
    expect(settings['editor.codeActionsOnSave']).to.deep.equal({ 'source.fixAll.eslint': 'explicit' });
    const rules = await fetch(`/${settings['eslint.options'].overrideConfigFile}`);
    expect(await rules.text()).to.include("from './style.mjs'");
  });
});
