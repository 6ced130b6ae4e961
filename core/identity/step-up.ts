import { defineFaults, type Fault } from '@wura/wire/phrases';
import { defineRefusals } from '@wura/wire/refusals';

// What is asked for once more before an account is made less safe, said for the forms and the server.

export const stepUpCodeDigits = 6;

export const stepUpFaults = defineFaults({
  mailed_code_missing: `Please enter the ${stepUpCodeDigits} digits that we mailed you`,
  mailed_code_wrong: 'This code is not right, or it has run out.',
});

export const stepUpRefusals = defineRefusals({
  step_up_required: { status: 403, message: 'Please confirm that it is you.' },
  step_up_unavailable: {
    status: 409,
    message: 'We cannot mail you a code now. Add a passkey or an authenticator app first, under Security.',
  },
});

export const cleanStepUpCode = (value: string): string => value.replaceAll(/[\s-]/g, '');

export function stepUpCodeFault(value: string): Fault | undefined {
  return /^\d{6}$/.test(cleanStepUpCode(value)) ? undefined : stepUpFaults.mailed_code_missing;
}
