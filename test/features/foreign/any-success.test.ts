import { expect } from '@open-wc/testing';
import '../../../elements/creator-auto-dm-listing';
import '../../../elements/creator-bank-details';
import '../../../elements/creator-collection-listing';
import '../../../elements/creator-login';
import { bankDetailsStore } from '../../../src/features/bank-details/bank-details-store';
import { loginStore } from '../../../src/features/login/login-store';
import { changedAnswers } from '../../support/changed-answers';
import { ownStore } from '../../support/own-store';
import { openElement, runtimeOf } from '../../support/open-element';
import { choose } from '../../support/listing-rows';
import { click, findByRole, findByText, gone, queryAllByRole, type } from '../../support/screen';
import { createWorld, type World } from '../../support/world';
import { waitUntil } from '../../support/wait-until';
import { openWholeAutoDm } from '../auto-dm/open-auto-dm';
import { agree, confirm, fill } from '../bank-details/open-bank-details';

const answers: Readonly<Record<string, () => Response>> = {
  '201': () => new Response('{"id":5}', { status: 201 }),
  '202': () => new Response('{}', { status: 202 }),
  '204': () => new Response(null, { status: 204 }),
  '200 with an empty body': () => new Response(''),
  '200 with null': () => new Response('null'),
  '200 with true': () => new Response('true'),
  '200 with a text': () => new Response('Done'),
};

/** A back end that does what is asked, and says so in this way. */
const saying = (call: RegExp, answer: () => Response) => changedAnswers((name, real) => (call.test(name) && real.ok ? answer() : real));

describe('a write that succeeded is told as a success', () => {
  let world: World;
  const start = async (scenario: string) => {
    world = await createWorld({ scenario });
    await world.login();
  };
  afterEach(() => world.dispose());
  const noFailure = (element: Element) => expect(queryAllByRole(element, 'alert').map(({ textContent }) => textContent)).to.deep.equal([]);

  for (const [what, answer] of Object.entries(answers)) {
    it(`where a post and a link are deleted and the answer is ${what}`, async () => {
      await start('busy-creator');
      for (const [tag, told] of [['creator-auto-dm-listing', 'Post Deleted'], ['creator-collection-listing', 'Collection Deleted']] as const) {
        const { element } = await openElement(tag, runtimeOf(world, { fetch: saying(/delete/, answer) }));
        const before = queryAllByRole(element, 'article').length;
        await choose(element, undefined, 'Delete');
        const dialog = await findByRole(element, 'alertdialog');
        await click(dialog, 'button', 'DELETE');
        await findByText(element, told);
        await waitUntil(() => queryAllByRole(element, 'article').length === before - 1);
        noFailure(element);
      }
    });

    it(`where a trigger word is added and the answer is ${what}`, async () => {
      await start('busy-creator');
      const { element } = await openWholeAutoDm(world, { fetch: saying(/send-custom-word|update-custom-word/, answer) });
      type(await findByRole(element, 'textbox', 'Custom trigger word'), 'saree');
      await click(element, 'button', 'Add');
      await findByText(element, 'Custom trigger word added');
      await click(element, 'switch', 'saree');
      await findByText(element, 'Trigger word status updated');
      noFailure(element);
    });

    it(`where bank details are consented to, confirmed and saved and the answer is ${what}`, async () => {
      await start('payment-pending');
      const runtime = runtimeOf(world, { fetch: saying(/^POST .*user-bank-details/, answer) });
      const { element } = await openElement('creator-bank-details', runtime);
      await click(element, 'button', 'Add bank details');
      await fill(element);
      await agree(element);
      await confirm(world, element);
      await findByRole(element, 'heading', 'Your bank details are saved');
      noFailure(element);
      runtime.use(bankDetailsStore).reset();
    });

    it(`where an OTP is sent again and the answer is ${what}`, async () => {
      await start('new-creator');
      const runtime = runtimeOf(world, { fetch: saying(/resend-otp/, answer) });
      const own = ownStore(runtime, loginStore);
      const { element } = await openElement('creator-login', runtime);
      type(await findByRole(element, 'textbox', 'Phone number'), '9876543210');
      await click(element, 'button', 'Request OTP');
      await findByRole(element, 'textbox', 'OTP');
      await world.control('clock', { advance_days: 0.001 });
      own().resendAt.value = 0;
      await click(element, 'button', 'Resend OTP');
      await findByText(element, 'A new OTP is on its way');
      await gone(element, 'alert', /./);
    });
  }
});
