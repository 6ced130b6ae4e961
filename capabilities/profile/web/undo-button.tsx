import { Button } from '@wura/ui/button';
import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';

const undoMs = 5000;

interface UndoButtonProps {
  label: string;
  /** Puts back what stood there before. */
  onUndo: () => void;
  /** Five seconds have passed in which the customer was not about to press it. */
  onGone: () => void;
}

/** Offered for five seconds after a change was saved; it does not go from under a finger or a keyboard. */
export function UndoButton({ label, onUndo, onGone }: UndoButtonProps) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onGone, undoMs);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react/exhaustive-deps -- the time runs from the change, not from a drawing of the screen
  }, [isHeld]);
  return (
    <span
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <Button look="quiet" size={40} icon={<Undo2 />} onClick={onUndo}>
        {label}
      </Button>
    </span>
  );
}
