import { words } from '../words';

/**
 * Programme rules and frequent questions, which repeat specification sections 1 and 9 and add no rule (decision C6).
 */
export interface Question {
  readonly question: string;
  readonly answer: readonly string[];
}

export interface Topic {
  readonly title: string;
  readonly questions: readonly Question[];
}

const rules = [
  { figure: '10%', text: 'commission on affiliate products' },
  { figure: '0.5%', text: 'commission on non-affiliate products' },
  { figure: 'Rs.50', text: 'flat, extra per confirmed first order of a new customer' },
  { figure: '21 days', text: 'is about what an order takes to confirm' },
  { figure: '7 days', text: 'is the return window of an order' },
  { figure: 'Weekly', text: 'payments, for orders confirmed from three weeks earlier (T-21)' },
  { figure: '2%', text: 'TDS (tax deducted at source) on total earnings' },
] as const;

const topics = [
  {
    title: 'Earning',
    questions: [
      {
        question: 'How much commission do I earn?',
        answer: ['Affiliate products pay 10% commission. Non-affiliate products pay 0.5%.'],
      },
      {
        question: 'What is the new customer bonus?',
        answer: ['You get a flat Rs.50 extra per confirmed first order of a new customer, on top of the commission.'],
      },
      {
        question: 'When is an order confirmed?',
        answer: ['Orders take about 21 days to confirm. There is a 7-day return window. A returned order earns nothing.'],
      },
      {
        question: 'Why did a pending commission go down?',
        answer: ['A pending commission belongs to orders that are not confirmed yet. When one of them is returned, its commission goes with it.'],
      },
    ],
  },
  {
    title: 'Payments',
    questions: [
      {
        question: 'When am I paid?',
        answer: ['Payments run weekly and cover confirmed orders from three weeks earlier.'],
      },
      {
        question: 'Why is the payment lower than my earnings?',
        answer: ['TDS (tax deducted at source) is 2% of total earnings. Payments shows it line by line, with bonus, rewards and deductions.'],
      },
      {
        question: 'Where do I enter my bank account?',
        answer: ['Open Payments, then Bank details. You confirm the details with an OTP. If a GST number is needed, the form asks for it.'],
      },
    ],
  },
  {
    title: 'Instagram and AutoDM',
    questions: [
      {
        question: 'What is AutoDM?',
        answer: ['AutoDM answers for you: people who comment a trigger word on a linked post receive the products of that post by direct message.'],
      },
      {
        question: 'How do I connect Instagram?',
        answer: ['Open Home and tap the Instagram connection. It works with an Instagram business account.'],
      },
      {
        question: 'I changed my Instagram password and AutoDM stopped. What now?',
        answer: ['Instagram ends the connection with the old password. Tap AutoDM and connect Instagram again.'],
      },
      {
        question: 'Which trigger words can I use?',
        answer: [
          'Words such as link, price or buy are there from the start. You can add up to 10 of your own, with at most 20 characters each and no space or special character.',
          'You can switch each of your own words off and on again.',
        ],
      },
    ],
  },
  {
    title: 'Links, collections and QR codes',
    questions: [
      {
        question: 'How do I share products outside Instagram posts?',
        answer: ['Create an affiliate link for one product or a collection for several. Choose Instagram Stories, YouTube or Facebook; YouTube and Facebook also ask for the link of your video.'],
      },
      {
        question: 'Where do the products come from?',
        answer: ['Pick them from your previous orders or your wishlist, or paste a product link.'],
      },
      {
        question: 'How do I get a QR code?',
        answer: ['Every collection can have one. Create it, download the picture and show it where people can scan it. Performance counts the scans as searches.'],
      },
      {
        question: 'What happens when I delete a post or a collection?',
        answer: ['Only the products linked to it are deleted here. Your post on Instagram stays as it is.'],
      },
    ],
  },
  {
    title: 'Performance and login',
    questions: [
      {
        question: 'What does Performance show?',
        answer: ['Clicks, searches, orders, sales and commission for a period you choose, in total and for each post. Tap a post for its details.'],
      },
      {
        question: 'My OTP does not arrive. What can I do?',
        answer: ['Check the phone number: it has 10 digits. Then ask for a new OTP. It has 6 digits and comes by SMS.'],
      },
    ],
  },
] as const satisfies readonly Topic[];

export const helpWords = words('help', {
  title: 'Help',
  rulesTitle: 'How the programme works',
  questionsTitle: 'Questions and answers',
  search: 'Search help',
  found: (number: number) => (number === 1 ? '1 answer' : `${number} answers`),
  none: { title: 'No answer found', text: 'Try another word, such as payment, order or AutoDM.' },
  rules,
  topics,
});
