/** Quantiles by position in the sorted sample: no interpolation, no surprise. */
export function quantile(sample: readonly number[], q: number): number {
  const sorted = [...sample].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}

export function median(sample: readonly number[]): number {
  const sorted = [...sample].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export function summarise(latenciesMs: readonly number[]): { p50Ms: number; p99Ms: number } {
  const round = (ms: number) => Math.round(ms * 100) / 100;
  return { p50Ms: round(quantile(latenciesMs, 0.5)), p99Ms: round(quantile(latenciesMs, 0.99)) };
}
