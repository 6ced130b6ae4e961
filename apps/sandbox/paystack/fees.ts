// What Paystack keeps, in kobo.

/** 1.5 % and ₦100, the ₦100 waived below ₦2,500, at most ₦2,000. */
export function cardFee(amount: number): number {
  const share = Math.ceil((amount * 15) / 1000);
  return Math.min(share + (amount < 250_000 ? 0 : 10_000), 200_000);
}

/** 1 %, at most ₦300, for money that arrives by bank transfer. */
export function accountFee(amount: number): number {
  return Math.min(Math.ceil(amount / 100), 30_000);
}

/** ₦10 up to ₦5,000, ₦25 up to ₦50,000, ₦50 above. */
export function transferFee(amount: number): number {
  if (amount <= 500_000) return 1_000;
  return amount <= 5_000_000 ? 2_500 : 5_000;
}
