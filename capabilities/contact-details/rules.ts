import { backupCodeCharacters, backupCodeLetters, cleanSecondFactorCode } from '@wura/identity/second-factor';
import type { Fault } from '@wura/wire/phrases';
import { contactFaults } from './refusals.ts';

export const contactCodeDigits = 6;

export const cleanContactCode = (value: string): string => value.replaceAll(/\s/g, '');

export function contactCodeFault(value: string): Fault | undefined {
  return /^\d{6}$/.test(cleanContactCode(value)) ? undefined : contactFaults.contact_code_missing;
}

/** Typed from a message, at a moment of haste: spaces, dashes and letters that look like digits are forgiven. */
export const cleanUndoCode = cleanSecondFactorCode;

const undoShape = new RegExp(`^[${backupCodeLetters}]{${backupCodeCharacters}}$`);

export function undoCodeFault(value: string): Fault | undefined {
  return undoShape.test(cleanUndoCode(value)) ? undefined : contactFaults.undo_code_missing;
}
