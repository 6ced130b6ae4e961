import { defineFaults, type Fault } from '@wura/wire/phrases';

// What both steps of a reset may hold, for the forms and the server. Pure: no library, no platform.

/** As it is typed: people copy the space that a mail program put in. */
export function cleanCode(value: string): string {
  return value.replaceAll(/\s/g, '');
}

/** Six digits are quick to type; twelve are sent while an attacker is guessing. */
export const codeDigits = { usual: 6, guarded: 12 } as const;
const shape = new RegExp(`^(\\d{${codeDigits.usual}}|\\d{${codeDigits.guarded}})$`);

export const codeChannels = ['email', 'sms'] as const;
export type CodeChannel = (typeof codeChannels)[number];

export const resetFaults = defineFaults({
  code_missing: 'Please enter the code we sent',
  code_channel_unknown: 'Please choose email or text message',
});

export function codeFault(value: string): Fault | undefined {
  return shape.test(cleanCode(value)) ? undefined : resetFaults.code_missing;
}
