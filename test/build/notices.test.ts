import { expect } from '@open-wc/testing';

describe('dist/THIRD-PARTY-NOTICES.txt', () => {
  let notices = '';
  let manifest = { files: [] as string[], license: '', dependencies: {}, peerDependencies: {} };
  before(async () => {
    notices = await (await fetch('/dist/THIRD-PARTY-NOTICES.txt')).text();
    manifest = (await (await fetch('/package.json')).json()) as typeof manifest;
  });

  it('has the licence of every library that is bundled, and of what those bring along', () => {
    const libraries = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies), 'scheduler', '@r2wc/core', 'workbox-precaching', 'workbox-routing'];
    const parts = notices.split(`${'-'.repeat(80)}\n`).slice(1);
    const texts = Object.fromEntries(parts.map((part) => [part.slice(0, part.indexOf(' ')), part]));
    expect(Object.keys(texts)).to.include.members(libraries);
    for (const [name, text] of Object.entries(texts)) {
      expect(text.split('\n')[0], name).to.match(/^\S+ \d+\.\d+\.\d+\S* \([\w. -]+\)$/);
      expect(text, name).to.match(/Permission is hereby granted|Redistribution and use|Apache License|Permission to use, copy, modify/);
    }
    expect(texts.react).to.include('Copyright (c) Meta Platforms');
    expect(texts['@r2wc/core']).to.include('Copyright (c) Bitovi');
  });

  it('goes along in the package, with the licence of the project', async () => {
    expect(manifest.files).to.include.members(['LICENSE', 'dist/THIRD-PARTY-NOTICES.txt']);
    expect(manifest.license).to.equal('MIT');
    expect(await (await fetch('/LICENSE')).text()).to.match(/^MIT License\n/);
  });
});
