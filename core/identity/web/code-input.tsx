import { TextInput } from '@wura/ui/text-input';
import type { ComponentProps } from 'react';

/** Takes what an authenticator app shows; phones offer to fill it in. A backup code has letters, so no keypad is forced. */
export function CodeInput(props: ComponentProps<typeof TextInput>) {
  return (
    <TextInput
      {...props}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      maxLength={24}
    />
  );
}
