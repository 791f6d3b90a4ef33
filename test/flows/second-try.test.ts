import { expect } from '@open-wc/testing';
import { openPerson, type Person } from '../support/person';
import { pickOrder } from './pick-order';

const retried = (person: Person) =>
  person.run<string[]>("performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('?retry='))");

describe('code that comes at the second try', () => {
  // The one is a file of its own; in the other the screen stands beside modules that other screens import too.
  for (const [path, chunk, heading] of [['/help', 'chunks/info-', 'Help'], ['/qr-code-listing', 'chunks/qr-code-listing-', 'QR codes']] as const) {
    it(`shows the screen at ${path}`, async () => {
      const person = await openPerson({ scenario: 'busy-creator' });
      await person.login();
      await person.loseFirst(chunk);
      await person.goto(path);
      await person.see('heading', heading);
      expect((await retried(person)).some((name) => name.includes(chunk))).to.equal(true);
      await person.close();
    });
  }

  it('makes the link that was filled in', async () => {
    const person = await openPerson({ scenario: 'busy-creator' });
    await person.login();
    await person.loseFirst('chunks/affiliate-links-');
    await person.goto('/affiliate-links');
    await person.fill('textbox', 'Name', 'Typed in a tunnel');
    await person.click('radio', 'YouTube');
    await person.fill('textbox', 'YouTube video link', 'https://youtu.be/dQw4w9WgXcQ');
    await pickOrder(person);
    await person.click('button', 'Complete');
    await person.see('heading', 'Your link is ready');
    expect(await retried(person)).to.have.length(1);
    await person.close();
  });

  it('links the post that was chosen', async () => {
    const person = await openPerson({ scenario: 'busy-creator' });
    await person.login();
    await person.loseFirst('chunks/post-linking-');
    await person.goto('/auto-dm-post-linking');
    await person.click('radio', 'Monsoon desk makeover under ₹2,000');
    await person.click('button', 'Next');
    await pickOrder(person);
    await person.click('button', 'Complete');
    await person.see('heading', 'AutoDM setup complete');
    expect(await retried(person)).to.have.length(1);
    await person.close();
  });

  it('mounts the screen with what it shares', async () => {
    const person = await openPerson({ scenario: 'busy-creator' });
    await person.login();
    await person.loseFirst('chunks/mount-');
    await person.goto('/earnings');
    await person.see('heading', 'Payments');
    expect((await retried(person)).every((name) => name.includes('mount-'))).to.equal(true);
    await person.close();
  });

  it('opens the drawer that was tapped', async () => {
    const person = await openPerson({ scenario: 'busy-creator' });
    await person.login();
    await person.loseFirst('chunks/earnings-rest-');
    await person.goto('/earnings');
    await person.click('button', 'Statement and tax (TDS)');
    await person.see('dialog', /Statement|tax/i);
    expect(await retried(person)).to.have.length(1);
    await person.close();
  });
});
