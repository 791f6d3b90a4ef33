import * as v from 'valibot';
import { call } from './call';
import { extraAmount, extraText } from './extra';
import { object } from './object';
import { Acknowledgement } from './shapes';

const WordStatus = v.picklist(['ACTIVE', 'INACTIVE']);

/** A word of the creator: a comment that contains it gets the links by direct message. */
export const CustomTriggerWord = object({ id: v.string(), keyword: v.string(), status: WordStatus });
export type CustomTriggerWord = v.InferOutput<typeof CustomTriggerWord>;

/** Switches AutoDM on or off. */
export const setAutoDm = call('PUT', '/home/auto-dm-toggle', {
  body: object({ enable_auto_dm: v.boolean() }),
  response: object({ enable_auto_dm: v.boolean() }),
  retry: 'once',
});

/**
 * Returns the settings of AutoDM. The specification shows no response; the state of the toggle, the default words, the
 * default reply and the number of direct messages of the last seven days are assumed.
 */
export const getAutoDmDetails = call('GET', '/home/auto-dm-details', {
  response: object({
    /** Missing means off, as for the flags of the profile. */
    enable_auto_dm: v.nullish(v.boolean()),
    default_trigger_words: v.nullish(v.array(v.string())),
    default_auto_reply: extraText,
    messages_last_7_days: extraAmount,
  }),
});

/** Adds a trigger word. */
export const addTriggerWord = call('POST', '/home/send-custom-word', {
  body: object({ keyword: v.string() }), response: Acknowledgement, success: 'acknowledged',
});

/** Returns the creator's own trigger words. */
export const listTriggerWords = call('GET', '/home/get-custom-words', {
  response: object({ custom_trigger_words: v.array(CustomTriggerWord) }),
});

/** Switches a trigger word on or off. */
export const setTriggerWordStatus = call('PUT', '/home/update-custom-word-status/{id}', {
  body: object({ status: WordStatus }), response: Acknowledgement, success: 'acknowledged', retry: 'once',
});
