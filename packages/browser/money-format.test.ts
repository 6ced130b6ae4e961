import { afterEach, describe, expect, it } from 'vitest';
import { currencies } from '@wura/money/currencies';
import { digitMarks } from '@wura/money/digits';
import { setLanguage } from './language.ts';
import { speak } from './messages.ts';
import { currencyName, formatAmount, groupAccountNumber, spokenAmount } from './money-format.ts';
import { trimAmount } from '@wura/money/digits';

describe('an amount on the screen', () => {
  it('keeps every digit of amounts no float could hold', () => {
    expect(formatAmount('9007199254740993.01', 'NGN')).toBe('₦9,007,199,254,740,993.01');
  });

  it('always has its decimals, its own symbol and a true minus', () => {
    expect(formatAmount('1500', 'NGN')).toBe('₦1,500.00');
    expect(formatAmount('-2000.00', 'NGN')).toBe('\u2212₦2,000.00');
    expect(formatAmount('5', 'USD')).toBe('$5.00');
    expect(formatAmount('1200', 'JPY')).toBe('¥1,200');
  });

  it('shows four decimals of Tether, and six when the last two are not zero', () => {
    expect(formatAmount('540.250000', 'USDT')).toBe('₮540.2500');
    expect(formatAmount('540.250001', 'USDT')).toBe('₮540.250001');
    expect(trimAmount('12.500000', 'USDT')).toBe('12.5000');
  });
});

describe('an amount said aloud', () => {
  it('names both units, and only the first when there is no second', () => {
    expect(spokenAmount('486250.40', 'NGN')).toBe('486,250 naira 40 kobo');
    expect(spokenAmount('486250.00', 'NGN')).toBe('486,250 naira');
    expect(spokenAmount('0.05', 'NGN')).toBe('0 naira 5 kobo');
    expect(spokenAmount('-3.10', 'USD')).toBe('minus 3 dollars 10 cents');
  });

  it('names a currency without units of its own', () => {
    expect(spokenAmount('12.500000', 'USDT')).toBe('12.5000 Tether');
  });
});

describe('an amount in another language', () => {
  afterEach(() => setLanguage('en'));

  it('has the marks of that language, and its symbol in front as everywhere', async () => {
    await speak('fr');
    expect(formatAmount('486250.40', 'NGN')).toBe('₦486\u00a0250,40');
    expect(spokenAmount('486250.40', 'NGN')).toBe('486\u00a0250 nairas 40 kobos');
    await speak('es');
    expect(formatAmount('-1500', 'USD')).toBe('\u2212$1.500,00');
  });

  it('has the decimal mark that Intl knows', () => {
    for (const tag of ['en', 'fr', 'es'] as const) {
      expect(new Intl.NumberFormat(tag).format(1.5)).toBe(`1${digitMarks[tag].decimal}5`);
    }
  });

  it('names its currency, and naira and Tether as they are called everywhere', async () => {
    await speak('fr');
    expect(['USD', 'NGN', 'USDT'].map(currencyName)).toEqual(['Dollar des États-Unis', 'Naira', 'Tether']);
    await speak('es');
    expect(currencyName('GBP')).toBe('Libra esterlina');
  });

  it.each(['ha', 'ig', 'yo'] as const)('names every currency in %s, of which no browser knows any', async spoken => {
    await speak(spoken);
    const inEnglish = currencies.filter(
      ({ code, name }) => !['NGN', 'USDT', 'EUR'].includes(code) && currencyName(code) === name,
    );
    expect(inEnglish).toEqual([]);
    expect(currencyName('NGN')).toBe('Naira');
  });

  it('is in Pidgin what it is in English', async () => {
    await speak('pcm');
    expect(currencyName('GBP')).toBe('British pound');
  });
});

describe('an account number', () => {
  it('is grouped for the eye', () => {
    expect(groupAccountNumber('2041998307')).toBe('2041 998 307');
    expect(groupAccountNumber('20419')).toBe('20419');
  });
});
