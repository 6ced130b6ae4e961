import { parseMoney } from '@wura/money';
import type { SettingsReader } from '@wura/platform/settings';
import type { UsdtSettings } from './needs.ts';

export function readSettings(read: SettingsReader): UsdtSettings {
  return {
    hotMostMinor: usdt(read, 'USDT_HOT_MOST', '50000'),
    hotLeastMinor: usdt(read, 'USDT_HOT_LEAST', '1000'),
    sweepLeastMinor: usdt(read, 'USDT_SWEEP_LEAST', '20'),
  };
}

function usdt(read: SettingsReader, name: string, otherwise: string): bigint {
  const money = parseMoney(read.text(name) ?? otherwise, 'USDT');
  if (typeof money === 'string') throw new Error(`${name} must be an amount of USDT such as ${otherwise}`);
  return money.minor;
}
