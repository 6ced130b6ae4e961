import { withFacts } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export const recallRefusals = defineRefusals({
  recall_over: { status: 409, message: 'This request has ended. There is nothing left to do.' },
  recall_refused: { status: 409, message: 'You have answered this already. You can still send the money back.' },
  recall_sum: {
    status: 422,
    message: withFacts(
      { amount: 'money' },
      ({ amount }) => `What can go back now is ${amount}. Please look at it again and confirm.`,
    ),
  },
});
