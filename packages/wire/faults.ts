import { defineFaults, definePhrases, withFacts } from './phrases.ts';

/** What may be wrong with a field of any call. */
export const commonFaults = defineFaults({
  field_invalid: 'Please check this field',
  field_missing: 'Please fill in this field.',
  field_too_long: 'This is too long',
  choice_unknown: 'Please choose one of the options',
  required_fields: 'Please fill in all required fields',
  amount_invalid: 'Please enter a valid amount',
  cursor_foreign: 'This cursor belongs to another list.',
  limit_out_of_range: 'Please ask for 1 to 100 at a time',
  not_an_image: 'Please upload only JPEG, JPG, or PNG images.',
  file_too_large: 'File size must be less than 5MB.',
});

/** Truer words of any call, where the refusal's own are too wide. */
export const commonReasons = definePhrases({
  form_expected: 'Send a form as multipart/form-data.',
  form_unreadable: 'The form could not be read.',
  too_many_tries: withFacts(
    { minutes: 'count' },
    ({ minutes }) =>
      `Too many wrong tries. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again.`,
  ),
});
