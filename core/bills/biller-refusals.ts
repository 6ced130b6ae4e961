import { defineRefusals } from '@wura/wire/refusals';

export const billerRefusals = defineRefusals({
  biller_exists: { status: 409, message: 'You have saved this number already.' },
  billers_full: { status: 422, message: 'You have saved 200 numbers, which is the most. Delete one first.' },
});
