export interface Bank {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly code: string;
}

/** The banks of Nigeria by their CBN or Paystack codes, which are text: some begin with zeros and one ends in a letter. */
const table: readonly (readonly [name: string, code: string])[] = [
  ['Abbey Mortgage Bank', '801'],
  ['Access Bank', '044'],
  ['Access Bank (Diamond)', '063'],
  ['ALAT by WEMA', '035A'],
  ['Carbon', '565'],
  ['Citibank Nigeria', '023'],
  ['Coronation Merchant Bank', '559'],
  ['Ecobank Nigeria', '050'],
  ['Fairmoney Microfinance Bank', '51318'],
  ['Fidelity Bank', '070'],
  ['First Bank of Nigeria', '011'],
  ['First City Monument Bank', '214'],
  ['Globus Bank', '00103'],
  ['Guaranty Trust Bank', '058'],
  ['Jaiz Bank', '301'],
  ['Keystone Bank', '082'],
  ['Kuda Bank', '50211'],
  ['Lotus Bank', '303'],
  ['Moniepoint MFB', '50515'],
  ['MTN Momo PSB', '120003'],
  ['OPay Digital Services Limited (OPay)', '999992'],
  ['Optimus Bank Limited', '107'],
  ['Paga', '100002'],
  ['PalmPay', '999991'],
  ['Parallex Bank', '104'],
  ['Paystack-Titan', '100039'],
  ['Polaris Bank', '076'],
  ['PremiumTrust Bank', '105'],
  ['Providus Bank', '101'],
  ['Rubies MFB', '125'],
  ['Signature Bank Ltd', '106'],
  ['SmartCash PSB', '120004'],
  ['Sparkle Microfinance Bank', '51310'],
  ['Stanbic IBTC Bank', '221'],
  ['Standard Chartered Bank', '068'],
  ['Sterling Bank', '232'],
  ['Suntrust Bank', '100'],
  ['TAJ Bank', '302'],
  ['Titan Trust Bank', '102'],
  ['Union Bank of Nigeria', '032'],
  ['United Bank For Africa', '033'],
  ['Unity Bank', '215'],
  ['VFD Microfinance Bank Limited', '566'],
  ['Wema Bank', '035'],
  ['Zenith Bank', '057'],
];

export const banks: readonly Bank[] = table.map(([name, code], at) => ({ id: at + 1, name, slug: slugOf(name), code }));

/** Resolves every number and is in no list, so that a test key can be tried without a real account. */
export const testBank: Bank = { id: 20, name: 'Test Bank', slug: 'test-bank', code: '001' };

export function findBank(code: string): Bank | undefined {
  return code === testBank.code ? testBank : banks.find(bank => bank.code === code);
}

function slugOf(name: string): string {
  // The one slug that callers must send, and it follows no rule.
  if (name === 'Paystack-Titan') return 'titan-paystack';
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
