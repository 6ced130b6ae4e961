/** As much as we use of what the browser's own library of types does not know yet. */
interface TrustedTypes {
  createPolicy<Rule extends 'createScript' | 'createScriptURL'>(
    name: string,
    rules: Record<Rule, (text: string) => string>,
  ): Record<Rule, (text: string) => unknown>;
}

/**
 * A text of ours that the browser is to take for a script, or for the address of one. Our pages let nothing else become
 * either, and only these two policies may be made, once each (`trusted-types` in their headers).
 */
export function trusted(
  rule: 'createScript' | 'createScriptURL',
  policy: 'wura-begin' | 'wura-worker',
  text: string,
): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const made = trustedTypes?.createPolicy(policy, { [rule]: () => text } as Record<typeof rule, () => string>);
  // The library of types has text where the browser has an object that stands for it.
  return (made?.[rule]('') as string | undefined) ?? text;
}
