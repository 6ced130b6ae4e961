import { defineFaults } from '@wura/wire/phrases';

export const clothFaults = defineFaults({ month_invalid: 'Please choose a month that has begun' });

export const monthPattern = /^20\d\d-(?:0[1-9]|1[0-2])$/;
