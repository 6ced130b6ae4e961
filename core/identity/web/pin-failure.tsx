import { pinRefusal } from './pin-calls.ts';

/** Why a form that asks for the PIN was not taken; nothing while it was. */
export function PinFailure({ error }: { error: unknown }) {
  if (error === undefined) return null;
  return (
    <p role="alert" className="font-medium text-bad">
      {pinRefusal(error)}
    </p>
  );
}
