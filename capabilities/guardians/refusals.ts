import { defineFaults } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export const guardianRefusals = defineRefusals({
  guardian_not_needed: { status: 422, message: 'From 18 on you need no guardian.' },
  guardian_too_young: { status: 422, message: 'A guardian can be linked from the age of 13 on.' },
  guardian_exists: { status: 409, message: 'You have asked a guardian already. Withdraw that first.' },
  guardian_unfit: { status: 403, message: 'A guardian must be 18 or older and have approved documents.' },
  guardian_step: { status: 409, message: 'That is not possible any more.' },
  guardian_linked: { status: 403, message: 'Your guardian or our staff can end the link, not you.' },
  guardian_of_many: { status: 409, message: 'You are a guardian of as many people as we allow.' },
});

export const guardianFaults = defineFaults({
  guardian_missing: 'Please say whom you ask: an @username, an account number or an email address',
  guardian_oneself: 'Please ask an adult, not yourself',
  relation_missing: 'Please say who you are to them',
  guardian_paused_or_not: 'Say whether payments are paused',
});
