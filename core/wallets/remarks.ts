import { hasLongRunOfMarks } from '@wura/wire/marks';
import { defineFaults, type Fault } from '@wura/wire/phrases';
import { isPlainLine } from '@wura/wire/plain-text';

export const remarkFaults = defineFaults({
  remark_too_long: 'The remark may have at most 100 characters',
  remark_unusable: 'The remark may have letters, digits and signs that can be seen',
});

export const remarksMax = 100;

/** Letters that only steer how others are drawn could make a remark read as something it is not. */
export function remarksFault(value: string): Fault | undefined {
  if (!isPlainLine(value)) return remarkFaults.remark_unusable;
  // A line of a file comes past what looks through the body of a call.
  if (hasLongRunOfMarks(value)) return remarkFaults.remark_unusable;
  // Counted as people count, after composing, and without the spaces around it.
  return [...cleanRemarks(value)].length > remarksMax ? remarkFaults.remark_too_long : undefined;
}

export const cleanRemarks = (value: string) => value.normalize('NFC').trim();
