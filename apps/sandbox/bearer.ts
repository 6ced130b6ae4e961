import { timingSafeEqual } from 'node:crypto';

/** Whether a call carries this key as its bearer. */
export function isBearer(authorization: string | undefined, secretKey: string): boolean {
  const given = Buffer.from(authorization ?? '');
  const wanted = Buffer.from(`Bearer ${secretKey}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
