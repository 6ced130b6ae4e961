import { initials } from './initials.ts';

type AvatarProps = {
  name: string;
  photoUrl?: string | undefined;
  size?: 36 | 40 | 52 | 96 | undefined;
  className?: string;
};

/** Beside a written name, so it says nothing itself; alone in a button, the button carries the name. */
export function Avatar({ name, photoUrl, size = 40, className = '' }: AvatarProps) {
  const shape = `${sizes[size]} flex-none rounded-full ${className}`;
  if (photoUrl) return <img src={photoUrl} alt="" width={size} height={size} className={`${shape} object-cover`} />;
  return (
    <span
      aria-hidden="true"
      className={`${shape} grid place-items-center bg-selected font-display tracking-[-.01em] text-link`}
    >
      {initials(name)}
    </span>
  );
}

const sizes = {
  36: 'size-9 text-small',
  40: 'size-10 text-small',
  52: 'size-[52px] text-row',
  96: 'size-24 text-figure-lg',
};
