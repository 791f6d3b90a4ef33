import { expect } from '@open-wc/testing';

const read = async (path: string) => {
  const answer = await fetch(`/${path}`);
  expect(answer.ok, path).to.equal(true);
  return answer.text();
};

/** Each row of the tables, with the files it names and the titles after each. */
function rowsOf(page: string) {
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && !/^\| (promise|who)/.test(line));
  return rows.map((row) => ({
    row,
    proofs: [...row.matchAll(/`((?:test|build)\/[\w./-]+)`(?:: ((?:'[^|]*?'(?:, |(?=[;. |]|$)))+))?/g)]
      .map(([, file = '', titles = '']) => ({ file, titles: [...titles.matchAll(/'(.+?)'(?=, '|,? ?$)/g)].map(([, title = '']) => title) })),
  }));
}

describe('.github/SECURITY.md', () => {
  it('names a test for each promise and each threat, and the tests are there', async () => {
    const rows = rowsOf(await read('.github/SECURITY.md'));
    expect(rows.length).to.be.above(20);
    for (const { row, proofs } of rows) {
      expect(proofs, row).not.to.deep.equal([]);
      for (const { file, titles } of proofs) {
        if (file.startsWith('test/')) expect(titles, `${file}: ${row}`).not.to.deep.equal([]);
        const code = await read(file);
        for (const title of titles) expect(code, `${file} has no '${title}'`).to.include(title);
      }
    }
  });
});
