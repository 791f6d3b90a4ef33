import { expect } from '@open-wc/testing';
import * as v from 'valibot';
import { parseBody } from '../../../src/api/parse-body';
import { object, reading } from '../../../src/api/contract/object';

const broken = 'valibot runs its schemas in another way than the exact version that package.json names: see src/api/contract/object.ts. ';

/** What valibot does not promise, and what the wire schemas are made with. */
describe('reading what valibot keeps to itself', () => {
  const doubled = reading(v.number(), (input) => Number(input) * 2);

  it('has a schema read another input, alone and inside others', () => {
    expect(v.safeParse(doubled, 4).output, `${broken}A schema no longer runs by its '~run'.`).to.equal(8);
    expect(v.safeParse(v.array(v.nullish(doubled)), [4, null]).output, `${broken}A schema inside another is no longer run by its '~run'.`).to.deep.equal([8, null]);
  });

  it('keeps what JSON Schema is made from', () => {
    const schema = object({ id: v.string() });
    expect(schema.type, `${broken}A copy of a schema has lost its type.`).to.equal('object');
    expect(Object.keys(schema.entries), `${broken}A copy of a schema has lost its entries.`).to.deep.equal(['id']);
  });

  it('names the place of what is wrong, the innermost last', () => {
    const issue = v.safeParse(object({ posts: v.array(object({ id: v.string() })) }), { posts: [{ id: 'a' }, []] }).issues?.[0];
    expect(issue?.path?.map(({ type, key }) => `${type} ${String(key)}`), `${broken}The path of an issue has another form, which parse-body reads.`)
      .to.deep.equal(['object posts', 'array 1']);
    expect(issue?.kind, `${broken}A wrong type is another kind of issue, which parse-body reads.`).to.equal('schema');
    expect(parseBody(object({ posts: v.array(object({ id: v.string() })) }), { posts: [{ id: 'a' }, []] })?.value).to.deep.equal({ posts: [{ id: 'a' }] });
  });
});
