type Bank = { readonly code: string; readonly name: string };

/** Where most naira is sent to, the banks of a phone among them: OPay, Access, GTBank, Zenith, UBA, First Bank, … */
const largest = ['999992', '044', '058', '057', '033', '011', '999991', '50515', '50211', '070'];

/** Those used lately first, then the ten that most customers look for, then every other in the order it came. */
export function banksInOrder<B extends Bank>(banks: readonly B[], isRecent: (code: string) => boolean): B[] {
  const rank = ({ code }: Bank) => {
    if (isRecent(code)) return -1;
    const place = largest.indexOf(code);
    return place < 0 ? largest.length : place;
  };
  return banks.toSorted((a, b) => rank(a) - rank(b));
}
