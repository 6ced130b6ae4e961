// What can be known of a text message, for the server and for who reads it. Pure.

/** How its sending ended. */
export const textEnds = ['sent', 'refused', 'too_late', 'given_up', 'switched_off'] as const;
export type TextOutcome = (typeof textEnds)[number];

/** What the network says of a text that was sent: it is on the telephone, or why it is not. */
export const textReceipts = ['delivered', 'failed', 'expired', 'barred'] as const;
export type TextReceipt = (typeof textReceipts)[number];
