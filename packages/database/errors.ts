/**
 * Codes of connections that broke, of servers that stop or start or have become a standby that only reads, and of the network
 * beneath them.
 */
const brokenConnection =
  /^(08\w{3}|57P0[1-3]|25P0[34]|25006|53300|ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|E(HOST|NET)(UNREACH|DOWN))$/;
/** What the driver says where it gives no code. */
const brokenInWords =
  /connection (terminated|ended|error)|timeout exceeded when trying to connect|client was closed|not queryable|query read timeout/i;

/** True when the database could not be reached or went away: whether the last statement took effect is then unknown. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? brokenConnection.test(code) : brokenInWords.test(error.message);
}

/** True when a row of the kind is there already, by the rule of its table. */
export function isThereAlready(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '23505';
}

/** True when a text has a sign that PostgreSQL keeps in no text: a NUL, or half of a pair. No row can be meant by it. */
export function isTextUnstorable(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === '22021' || code === '22P05';
}

/** True for a full disk alone: a statement that only reads does not find it. */
export const isDiskFull = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '53100';

/** True when a statement that writes was refused because the database only reads: it took no effect, whatever was tried before it. */
export const isReadOnly = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '25006';

/** True when a statement was given up for want of time, disk or memory: it took no effect. */
export function isDatabaseBusy(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^(55P03|57014|53[12]00)$/.test(code);
}
