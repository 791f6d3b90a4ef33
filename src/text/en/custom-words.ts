/**
 * The texts of a creator's own trigger words: those of specification sections 5 and 8 literally, the others neutral
 * (decision C6).
 */
export const customWords = {
  field: 'Custom trigger word',
  placeholder: 'e.g. festive',
  add: 'Add',
  none: 'You have not added any words yet.',
  list: 'Your trigger words',
  keeps: 'Words cannot be deleted. Switch off the ones you no longer need: a word that is off starts no message, but counts among your ten.',
  active: 'Active',
  inactive: 'Inactive',
  added: 'Custom trigger word added',
  updated: 'Trigger word status updated',
  problems: {
    empty: 'Please enter a valid keyword',
    tooLong: 'Only 20 characters allowed per trigger word',
    specialCharacter: 'Trigger word cannot contain a special character like “ # % & * : < > ?',
    duplicate: 'This trigger word is already there',
  },
};
