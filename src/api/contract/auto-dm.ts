import * as v from 'valibot';
import { call } from './call';
import { Acknowledgement, optionalText } from './shapes';

const WordStatus = v.picklist(['ACTIVE', 'INACTIVE']);

export const CustomTriggerWord = v.object({ id: v.string(), keyword: v.string(), status: WordStatus });
export type CustomTriggerWord = v.InferOutput<typeof CustomTriggerWord>;

export const setAutoDm = call('PUT', '/home/auto-dm-toggle', {
  body: v.object({ enable_auto_dm: v.boolean() }),
  response: v.object({ enable_auto_dm: v.boolean() }),
  retry: 'once',
});

/** No response is shown; the state of the toggle, the default words and the default reply are assumed. */
export const getAutoDmDetails = call('GET', '/home/auto-dm-details', {
  response: v.object({
    enable_auto_dm: v.boolean(),
    default_trigger_words: v.nullish(v.array(v.string())),
    default_auto_reply: optionalText,
  }),
});

export const addTriggerWord = call('POST', '/home/send-custom-word', {
  body: v.object({ keyword: v.string() }), response: Acknowledgement,
});

export const listTriggerWords = call('GET', '/home/get-custom-words', {
  response: v.object({ custom_trigger_words: v.array(CustomTriggerWord) }),
});

export const setTriggerWordStatus = call('PUT', '/home/update-custom-word-status/{id}', {
  body: v.object({ status: WordStatus }), response: Acknowledgement, retry: 'once',
});
