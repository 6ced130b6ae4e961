import { totpCode } from '@wura/secrets/totp';

/** What an authenticator app makes of the key that the page shows; `later`, how many half minutes from now. */
export function codeOf(key: string, { later = 0 } = {}): string {
  const bits = [...key.replaceAll(' ', '')]
    .map(letter => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)));
  return totpCode(secret, Date.now() + later * 30_000);
}
