import { defineFaults } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

export const orderDeskRefusals = defineRefusals({
  order_step: { status: 409, message: 'From where this order stands it cannot go there.' },
});

export const orderDeskFaults = defineFaults({
  order_step_or_note: 'Give a new status, a note, or both',
});
