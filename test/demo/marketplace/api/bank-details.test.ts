import { expect } from '@open-wc/testing';
import { createWorld, type World } from '../../../support/world';
import { ask } from './ask';

const details = { accountHolderName: 'Asha Rao', accountNumber: '004512348876', ifsc: 'HDFC0001234' };
const bank = (world: World, method: string, path = '', body?: unknown) => ask(world, method, `/v1/user-bank-details${path}`, body);
const statusOf = async (world: World) => (await bank(world, 'GET', '/status')).body.status;

async function confirm(world: World): Promise<void> {
  await bank(world, 'POST', '/consent', { consent: true });
  await bank(world, 'POST', '/otp', {});
  const { messages: [sms] } = await world.control<{ messages: { otp: string }[] }>('outbox');
  expect((await bank(world, 'POST', '/otp', { otp: sms?.otp })).status).to.equal(200);
}

describe('the bank of the sandbox', () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld({ scenario: 'payment-pending' });
    await world.login();
  });

  it('pays the run that waited as soon as the details are confirmed and saved', async () => {
    const payment = async () => (await ask(world, 'GET', '/v1/earnings')).body.payment as { status: string; amount: number };
    const waiting = await payment();
    expect(waiting.status).to.equal('PENDING');
    await confirm(world);
    expect((await payment()).status).to.equal('PENDING');
    expect((await bank(world, 'POST', '', details)).status).to.equal(200);
    expect(await statusOf(world)).to.equal('SUBMITTED');
    const paid = await payment();
    expect([paid.status, paid.amount]).to.deep.equal(['PAID', waiting.amount]);
    const all = (await ask(world, 'GET', '/v1/earnings/payments?page_no=1&page_size=20')).body.data as { status: string }[];
    expect(all.map(({ status }) => status)).to.not.include('PENDING');
  });

  it('answers with the last four digits alone', async () => {
    await bank(world, 'POST', '', details);
    expect((await bank(world, 'GET')).body).to.include({ accountNumber: '8876', ifsc: details.ifsc, accountHolderName: details.accountHolderName });
  });

  for (const [what, body, text] of [
    ['an IFSC that is none', { ...details, ifsc: 'HDFC1001234' }, 'The IFSC is not right'],
    ['a branch nobody knows', { ...details, ifsc: 'HDFC0999999' }, 'The bank does not know a branch with this IFSC'],
    ['a short account number', { ...details, accountNumber: '00451234' }, 'The account number is not right'],
    ['a holder name that is a number', { ...details, accountHolderName: '004512348876' }, 'The bank does not accept this account holder name'],
    ['a GST number with a wrong check digit', { ...details, gstNumber: '27AAPFU0939F1ZW' }, 'The GST number is not right'],
  ] as const) {
    it(`refuses ${what}, without repeating it`, async () => {
      expect(await bank(world, 'POST', '', body)).to.deep.include({ status: 400, body: { error: text } });
      expect((await bank(world, 'GET')).body.accountNumber).to.equal(null);
    });
  }

  it('repeats nothing of a body that breaks the contract, and logs only which fields were sent', async () => {
    const { body } = await bank(world, 'POST', '', { ...details, accountNumber: 4512348876 });
    expect(JSON.stringify(body)).to.not.contain('4512348876');
    expect(body.error).to.equal('The body does not keep the contract: accountNumber: expected string');
    await bank(world, 'POST', '', details);
    const log = JSON.stringify(await world.requests());
    expect(log).to.contain('"accountNumber":"withheld"');
    for (const value of Object.values(details)) expect(log).to.not.contain(value);
  });

  it('asks for a GST number while the flag of the control page is on', async () => {
    await world.control('flags', { flag: 'isGSTRequired', value: true });
    expect((await bank(world, 'POST', '', details)).body.error).to.equal('Enter your GST number');
    expect((await bank(world, 'GET')).body.isGSTRequired).to.equal(true);
    expect((await bank(world, 'POST', '', { ...details, gstNumber: '27AAPFU0939F1ZV' })).status).to.equal(200);
  });

  it('needs a consent and an OTP for every change, and none for the same details once more', async () => {
    await confirm(world);
    await bank(world, 'POST', '', details);
    await bank(world, 'POST', '', details);
    expect(await statusOf(world)).to.equal('SUBMITTED');
    await bank(world, 'POST', '', { accountNumber: '123456789012' });
    expect(await statusOf(world)).to.equal('NOT_SUBMITTED');
    await confirm(world);
    expect(await statusOf(world)).to.equal('SUBMITTED');
  });
});
