import { words } from '../words';

/**
 * The texts of a creator's own trigger words: those of specification sections 5 and 8 literally, the others neutral
 * (decision C6).
 */
export const customWords = words('custom', {
  field: 'Custom trigger word',
  placeholder: 'e.g. festive',
  add: 'Add',
  hint: 'Several at once: paste a list',
  waiting: 'Words to add',
  takeBack: (word: string) => `Take back ${word}`,
  known: (list: string) => `Already there: ${list}`,
  added: 'Custom trigger word added',
  problems: {
    empty: 'Please enter a valid keyword',
    tooLong: 'Only 20 characters allowed per trigger word',
    specialCharacter: 'Trigger word cannot contain a special character like “ # % & * : < > ?',
    duplicate: 'This trigger word is already there',
  },
});

/** The texts for the answer to a test comment on the AutoDM screen. */
export const testerWords = words('tester', {
  examples: 'Examples',
  exampleComments: ['PRICE?', 'Link please 😍', 'So pretty!'],
  follower: 'a_follower',
  now: 'now',
  thread: 'Comment and public reply',
  message: 'Direct message',
  toFollower: 'Direct message to the follower',
  verdict: {
    empty: 'Write a comment to try it.',
    default: (word: string) => `“${word}” triggers AutoDM: it is a default trigger word.`,
    own: (word: string) => `“${word}” triggers AutoDM: it is one of your trigger words.`,
    inactive: (word: string) => `“${word}” is one of your words, but it is switched off, so nothing is sent.`,
    none: 'No trigger word stands in this comment, so nothing is sent.',
    off: 'AutoDM is off, so nothing is sent.',
    offWord: (word: string) => `AutoDM is off, so nothing is sent. Switched on, “${word}” would trigger it.`,
    ownUnknown: 'Your own words could not be loaded, so only the default ones are tried.',
  },
  nothing: {
    silent: 'No message goes out.',
    noPost: 'Link a post first, so that there are product links to send.',
    noLinks: 'The products of this post have no links, so there is nothing to send.',
    unknown: 'Your linked posts could not be loaded, so the message cannot be shown.',
  },
});
