export type ButtonLook = 'gold' | 'ink' | 'line' | 'quiet' | 'danger' | 'veil';

/** 52 in forms, 56 for the sticky mobile action, 48 and 44 where space is short, 40 in toolbars. */
export type ButtonSize = 56 | 52 | 48 | 44 | 40;

export type ButtonShape = {
  look?: ButtonLook | undefined;
  size?: ButtonSize | undefined;
  isWide?: boolean | undefined;
  className?: string | undefined;
};

/** Class names are written out whole: Tailwind and a reader both find them by searching. */
export function buttonClass({ look = 'gold', size = 52, isWide, className }: ButtonShape): string {
  return [looks[look], sizes[size], isWide ? 'w-full' : '', className ?? ''].filter(Boolean).join(' ');
}

const looks: Record<ButtonLook, string> = {
  gold: 'btn btn-gold',
  ink: 'btn btn-ink',
  line: 'btn btn-line',
  quiet: 'btn btn-quiet',
  danger: 'btn btn-danger',
  veil: 'btn btn-veil',
};

const sizes: Record<ButtonSize, string> = { 56: 'btn-56', 52: '', 48: 'btn-48', 44: 'btn-44', 40: 'btn-40' };
