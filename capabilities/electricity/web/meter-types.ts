export const meterTypes = ['prepaid', 'postpaid'] as const;
export type MeterType = (typeof meterTypes)[number];
