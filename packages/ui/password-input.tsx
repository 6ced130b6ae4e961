import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { IconButton } from './icon-button.tsx';
import { TextInput } from './text-input.tsx';

type PasswordInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'trail' | 'icon' | 'prefixChip'> & {
  /** One name for both states: aria-pressed says which of them holds. */
  showLabel: string;
};

export function PasswordInput({ showLabel, ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={isShown ? 'text' : 'password'}
      trail={
        <IconButton
          label={showLabel}
          aria-pressed={isShown}
          icon={isShown ? <EyeOff /> : <Eye />}
          onClick={() => setShown(!isShown)}
          className="-mr-2 text-ink-2"
        />
      }
    />
  );
}
