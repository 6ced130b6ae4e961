import { definePhrases } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export const waterRefusals = defineRefusals({
  no_default_wallet: { status: 422, message: 'No default wallet found' },
  water_price_changed: { status: 422, message: 'The price has changed. Please check the new total.' },
  water_not_cancellable: {
    status: 409,
    message: 'This order is already on its way or delivered, so it can no longer be cancelled.',
  },
});

export const waterReasons = definePhrases({
  water_naira_only: 'Water is paid for from your naira wallet.',
});

export const waterPhrases = definePhrases({
  water_purchase: 'Water purchase',
});
