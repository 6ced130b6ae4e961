import { fractionOf } from '@wura/rates/cross-rate';

/** As many digits as any pair of currencies needs, on either side of the point. */
const plainRate = /^\d{1,12}(\.\d{1,18})?$/;

export const isRate = (text: string) => plainRate.test(text) && fractionOf(text) !== undefined;
