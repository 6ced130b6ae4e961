/** One line of what can be seen: what is only said to find or to name something needs no other characters. */
export const plainLine = (value: string): string =>
  value
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim();
