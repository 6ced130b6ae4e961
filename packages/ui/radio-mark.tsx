import { Check } from 'lucide-react';

/** What is seen of a radio button whose own circle is hidden: it follows an input before it that is a `peer`. */
export function RadioMark() {
  return (
    <span
      aria-hidden="true"
      className="grid size-5 flex-none place-items-center rounded-full border border-control text-transparent peer-checked:border-solid peer-checked:bg-solid peer-checked:text-on-solid"
    >
      <Check className="size-[13px] stroke-3" />
    </span>
  );
}
