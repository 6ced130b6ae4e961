import { defineFaults, type Fault } from '@wura/wire/phrases';
import { charactersIn, isPlainLine } from '@wura/wire/plain-text';
import { defineRefusals } from '@wura/wire/refusals';

// What is said of devices, apart from the rest of the room: a first visit has no use for it.

export const deviceNameCharactersMax = 60;

export const deviceFaults = defineFaults({
  device_name_invalid: `Please give it a name of up to ${deviceNameCharactersMax} characters`,
});

export const deviceRefusals = defineRefusals({
  device_elsewhere: { status: 409, message: 'A device is trusted from that device itself. Please sign in on it.' },
});

export function deviceNameFault(value: string): Fault | undefined {
  const count = charactersIn(value.trim());
  const isFine = count >= 1 && count <= deviceNameCharactersMax && isPlainLine(value);
  return isFine ? undefined : deviceFaults.device_name_invalid;
}
