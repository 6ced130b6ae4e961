/** Printed in the manual, and no secret. Live keys have no business here. */
export const keys = {
  token: 'at_test_sandbox',
  /** Encrypts PINs, and signs webhooks. */
  secretKey: 'sk_test_Sandbox_bridgecard',
  /** What the signature of a webhook says once it is decrypted. */
  webhookSecret: 'whs_sandbox_bridgecard',
} as const;
