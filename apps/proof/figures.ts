/** Quantiles by position in the sorted sample: no interpolation, no surprise. */
export function quantile(sample: readonly number[], q: number): number {
  const sorted = [...sample].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
