/** An object, or the same as the text of one; nothing for what is neither. */
export function readAside(given: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof given !== 'string') return isRecord(given) ? given : undefined;
  try {
    const read: unknown = JSON.parse(given);
    return isRecord(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
