import { expect } from '@open-wc/testing';
import { openPerson, type Person } from '../support/person';
import { waitUntil } from '../support/wait-until';

/** Addresses of what the page has fetched, scripts or answers, in the order of their coming. */
const fetched = (person: Person, part: string) =>
  person.run<string[]>(`performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('${part}'))`);

const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

describe('a second element on a page', () => {
  it('fetches what it has of its own, and nothing that is there already', async () => {
    const person = await openPerson({ scenario: 'busy-creator' });
    await person.login();
    await person.goto('/earnings');
    await person.see('heading', 'Payments');
    const before = await fetched(person, '.js');
    expect(before.some((name) => name.includes('/earnings-'))).to.equal(true);
    expect(before.some((name) => name.includes('/info-'))).to.equal(false);

    await person.run("void document.body.append(document.createElement('creator-help'))");
    await person.see('heading', 'Help');
    const after = await fetched(person, '.js');
    const added = after.slice(before.length);
    expect(added.some((name) => name.includes('/info-'))).to.equal(true);
    expect(added.filter((name) => before.includes(name))).to.deep.equal([]);
    expect(twice(after)).to.deep.equal([]);

    // One more of what is there already asks for no script at all.
    await person.run("void document.body.append(document.createElement('creator-help'))");
    await waitUntil(async () => (await person.count('heading', 'Help')) === 2);
    // What earnings may need next comes by itself meanwhile (decision E211).
    const help = (names: readonly string[]) => names.filter((name) => name.includes('help'));
    const later = await fetched(person, '.js');
    expect(help(later)).to.deep.equal(help(after));
    expect(twice(later)).to.deep.equal([]);
    await person.close();
  });
});
