import { words } from '../words';

/** The texts of the login screen. The testimonials only repeat the programme's rules (decision C6). */
export const loginWords = words('login', {
  title: (brand: string) => `Earn with ${brand} by sharing what you love`,
  lead: '10% commission on affiliate products, paid every week.',
  profileFailed: {
    title: 'We could not load your profile',
    text: 'You are still logged in. Try again in a moment.',
  },
  phone: {
    label: 'Phone number',
    hint: '10 digits, with or without a country code such as +91',
    request: 'Request OTP',
    invalid: 'Enter a 10 digit phone number',
  },
  otp: {
    sentTo: 'OTP sent to',
    change: 'Change number',
    login: 'Login',
  },
  testimonials: {
    title: 'What creators say',
    list: [
      {
        text: 'I link my reel once. Whoever comments a trigger word gets the products by direct message.',
        name: 'A fashion creator',
        about: 'on AutoDM',
      },
      {
        text: 'One link for my whole collection, and 10% commission on the affiliate products in it.',
        name: 'A home decor creator',
        about: 'on affiliate links',
      },
      {
        text: 'My followers scan the code in my video. I see the orders and get paid every week.',
        name: 'A tech creator',
        about: 'on QR codes',
      },
    ],
  },
  signUp: {
    open: 'New here? See how to join',
    title: 'Join the creator programme',
    unregistered: 'This number is not registered for the programme yet.',
    steps: [
      { title: 'Apply', text: (brand: string) => `Ask the ${brand} creator team to register the phone number that you want to log in with.` },
      { title: 'Log in', text: () => 'Once you are registered, request an OTP here with the same number.' },
      { title: 'Connect and share', text: () => 'Connect your Instagram business account, link your posts to products, and earn on every confirmed order.' },
    ],
    programme: 'About the programme',
    done: 'Got it',
  },
});
