/** Of digits, from the left, as the Central Bank's standard for account numbers repeats them. */
const weights = [3, 7, 3];

/**
 * Whether an account number can be one of this bank's: its last digit is worked out from the bank's code and the other
 * nine. One number in ten fits a bank by chance, so this proposes banks and refuses none.
 */
export function fitsBank(accountNumber: string, bankCode: string): boolean {
  const prefix = bankCode.length === 5 ? `9${bankCode}` : bankCode;
  if (!/^\d{10}$/.test(accountNumber) || !/^(\d{3}|\d{6})$/.test(prefix)) return false;
  const digits = [...prefix, ...accountNumber.slice(0, 9)].map(Number);
  const sum = digits.reduce((total, digit, at) => total + digit * weights[at % 3]!, 0);
  return (10 - (sum % 10)) % 10 === Number(accountNumber[9]);
}
