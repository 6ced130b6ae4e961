import { spacedLine } from './plain-text.ts';

/** One line of what can be seen: what is only said to find or to name something needs no other characters. */
export const plainLine = (value: string): string => spacedLine(value.normalize('NFC')).replaceAll(/\s+/g, ' ').trim();
