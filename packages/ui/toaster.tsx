import { Check, Info } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { currentToast, dropToast, watchToast, type Toast } from './toast.ts';

const shownMs = 3000;

/** Mounted once, at the root. One toast at a time; the region itself always exists, or readers would miss the first. */
export function Toaster() {
  const toast = useSyncExternalStore(watchToast, currentToast, () => null);
  const dialog = useTopDialog(toast?.id);
  return (
    <>
      <div role="status">{toast && !dialog && <Shown key={toast.id} toast={toast} />}</div>
      {/* What is outside of an open dialog can be neither read out nor pressed. */}
      {toast && dialog && createPortal(<Shown key={toast.id} toast={toast} role="status" />, dialog)}
    </>
  );
}

/** The dialog that has the page, looked for with each toast and whenever one closes. */
function useTopDialog(toastId: number | undefined): Element | undefined {
  const [dialog, setDialog] = useState<Element>();
  useEffect(() => {
    const look = () => setDialog([...document.querySelectorAll('dialog:modal')].at(-1));
    look();
    if (toastId === undefined) return;
    // Closing does not bubble, and a dialog that is taken out of the page goes without a word.
    document.addEventListener('close', look, true);
    const leaving = new MutationObserver(look);
    leaving.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('close', look, true);
      leaving.disconnect();
    };
  }, [toastId]);
  return dialog;
}

function Shown({ toast, role }: { toast: Toast; role?: 'status' }) {
  const [isHeld, setHeld] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  // Shown last, it lies above a dialog that is open: both are in the browser's top layer.
  useEffect(() => {
    // The dialog that it was said in may be gone by now: then it is said again outside.
    if (box.current?.isConnected) box.current.showPopover();
  }, []);

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dropToast(toast.id), shownMs);
    return () => clearTimeout(timer);
  }, [toast.id, isHeld]);

  return (
    <div
      ref={box}
      role={role}
      popover="manual"
      // What a dialog offers is on its right and at its top.
      className={`toast-place pointer-events-none fixed inset-x-4 top-auto bottom-[calc(var(--toast-bottom,88px)+env(safe-area-inset-bottom))] m-0 w-auto justify-center overflow-visible border-0 bg-transparent p-0 flex md:inset-x-auto ${role ? 'md:bottom-6 md:left-6' : 'md:top-6 md:right-6 md:bottom-auto'}`}
    >
      <div
        // Reachable by keyboard, because holding focus here is how a slow reader keeps it on the screen.
        tabIndex={0}
        onMouseEnter={() => setHeld(true)}
        onMouseLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        className="toast receipt-arrive pointer-events-auto inline-flex items-center gap-2.5 rounded-control bg-(--toast) px-4 py-[13px] text-note font-medium text-(--on-toast) shadow-3"
      >
        {toast.tone === 'ok' ? <Check className="text-(--ewe-300)" /> : <Info className="text-(--aro-300)" />}
        {toast.text}
      </div>
    </div>
  );
}
