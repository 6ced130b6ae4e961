import { cleanLine } from '@wura/identity/rules';
import { parseMoney } from '@wura/money';
import { defineFaults, type Fault } from '@wura/wire/phrases';
import { charactersIn, plainText } from '@wura/wire/plain-text';

export const requestFaults = defineFaults({
  loan_amount_out_of_range: 'Please enter an amount from ₦10,000 to ₦5,000,000',
  loan_months_out_of_range: 'Please enter 1 to 36 months',
  loan_purpose_missing: 'Please choose what it is for',
  loan_income_missing: 'Please enter what you earn in a month',
  loan_work_missing: 'Please choose how you earn it',
  business_form_missing: 'Please choose a form of business',
  business_name_missing: 'Please enter a name of 3 to 100 characters',
  business_names_alike: 'Please enter a second name that is not the first',
  business_activity_missing: 'Please say in 5 to 300 characters what the business does',
  business_address_missing: 'Please provide a complete address',
  consent_missing: 'Please agree before you send this',
  request_text_missing: 'Please enter a message',
  request_text_too_long: 'Please keep it to 2,000 characters',
});

export const loanPurposes = ['business', 'rent', 'school', 'medical', 'other'] as const;
export const workKinds = ['employed', 'self_employed', 'business_owner', 'other'] as const;
export const businessForms = ['business_name', 'limited_company', 'incorporated_trustees'] as const;

const loanMinorMin = 10_000_00n;
const loanMinorMax = 5_000_000_00n;
const monthsMax = 36;
const textLengthMax = 2_000;

export function loanAmountFault(sent: unknown): Fault | undefined {
  const amount = parseMoney(sent, 'NGN');
  const isRight = typeof amount === 'object' && amount.minor >= loanMinorMin && amount.minor <= loanMinorMax;
  return isRight ? undefined : requestFaults.loan_amount_out_of_range;
}

export function incomeFault(sent: unknown): Fault | undefined {
  return typeof parseMoney(sent, 'NGN') === 'object' ? undefined : requestFaults.loan_income_missing;
}

export function monthsFault(sent: unknown): Fault | undefined {
  const isRight = typeof sent === 'number' && Number.isInteger(sent) && sent >= 1 && sent <= monthsMax;
  return isRight ? undefined : requestFaults.loan_months_out_of_range;
}

export const cleanName = (text: string) => cleanLine(plainText(text));

export function businessNameFault(text: string): Fault | undefined {
  const length = charactersIn(cleanName(text));
  return length >= 3 && length <= 100 ? undefined : requestFaults.business_name_missing;
}

/** Two names are asked for because the first is often taken; the same twice would be one. */
export function secondNameFault(second: string, first: string): Fault | undefined {
  const isSame = cleanName(second).toLowerCase() === cleanName(first).toLowerCase();
  return businessNameFault(second) ?? (isSame ? requestFaults.business_names_alike : undefined);
}

export function activityFault(text: string): Fault | undefined {
  const length = charactersIn(plainText(text));
  return length >= 5 && length <= 300 ? undefined : requestFaults.business_activity_missing;
}

export function businessAddressFault(text: string): Fault | undefined {
  const length = charactersIn(plainText(text));
  return length >= 10 && length <= 300 ? undefined : requestFaults.business_address_missing;
}

export function textFault(text: string): Fault | undefined {
  const clean = plainText(text);
  if (clean === '') return requestFaults.request_text_missing;
  return charactersIn(clean) > textLengthMax ? requestFaults.request_text_too_long : undefined;
}

/** The same where nothing is an answer too. */
export function optionalTextFault(text: string): Fault | undefined {
  return charactersIn(plainText(text)) > textLengthMax ? requestFaults.request_text_too_long : undefined;
}
