import { defineFaults } from '@wura/wire/phrases';

export const spendingFaults = defineFaults({
  month_unknown: 'Please give a month, such as 2026-11',
  budget_invalid: 'Please give a sum above zero, or none',
  budget_currency_unknown: 'Please choose one of your currencies',
});
