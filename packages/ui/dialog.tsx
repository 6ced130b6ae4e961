import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { holdPageStill } from './still-page.ts';
import { useDragDown } from './use-drag-down.ts';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Buttons, kept in sight under the scrolling body; on a low screen all of the dialog scrolls. */
  footer?: ReactNode;
  /**
   * dialog: centred 480. panel: right side, 440. menu: left side. camera: dark like a viewfinder, its body a column. Under 768
   * the first two are bottom sheets, and a camera is the whole screen.
   */
  look?: 'dialog' | 'panel' | 'menu' | 'camera' | undefined;
  /** Money is moving: Esc, the backdrop and Close all wait. */
  isBusy?: boolean | undefined;
  /** The title only speaks; something in the body is the visible heading. */
  isTitleHidden?: boolean | undefined;
};

const classOf = { dialog: '', panel: 'dialog-panel', menu: 'dialog-menu', camera: 'dialog-camera on-cloth' } as const;

/** The native dialog: the browser traps focus, hides the page behind it and gives focus back on closing. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, closeLabel, children, footer, look = 'dialog', isBusy, isTitleHidden } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const drag = useDragDown(onClose);

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    // Before it opens, so that the page is styled and laid out once for both.
    const letGo = holdPageStill();
    element.showModal();
    // The browser would focus Close. A named first field is better, and otherwise the title, so that it is read out.
    const first = element.querySelector<HTMLElement>('[data-autofocus]') ?? element.querySelector<HTMLElement>('h2');
    first?.focus();
    return () => {
      element.close();
      letGo();
    };
  }, [isOpen]);

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || isBusy || !element) return;
    // The backdrop counts as the dialog itself; everything inside it is one of its children.
    const pressBackdrop = (event: MouseEvent) => event.target === element && onClose();
    element.addEventListener('mousedown', pressBackdrop);
    return () => element.removeEventListener('mousedown', pressBackdrop);
  }, [isOpen, isBusy, onClose]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-busy={isBusy || undefined}
      closedby={isBusy ? 'none' : 'closerequest'}
      className={`dialog ${classOf[look]}`}
      onCancel={event => {
        event.preventDefault();
        if (!isBusy) onClose();
      }}
    >
      {isOpen && (
        <>
          {(look === 'dialog' || look === 'panel') && (
            <div
              {...(isBusy ? {} : drag)}
              aria-hidden="true"
              className="flex h-5 flex-none touch-none items-end justify-center md:hidden"
            >
              <i className="h-1 w-9 rounded-full bg-control" />
            </div>
          )}
          {/* Above what the lens of a camera sees, which lies behind everything. */}
          <div className="relative z-10 flex flex-none items-center gap-3 px-5 pt-2 md:px-6 md:pt-4">
            <h2 id={titleId} tabIndex={-1} className={isTitleHidden ? 'sr-only' : 'text-t3'}>
              {title}
            </h2>
            <IconButton
              label={closeLabel}
              icon={<X />}
              aria-disabled={isBusy || undefined}
              onClick={() => !isBusy && onClose()}
              className="-mr-2 ml-auto aria-disabled:cursor-not-allowed aria-disabled:text-ink-3"
            />
          </div>
          <div
            className={`min-h-0 grow overflow-y-auto px-5 pt-1 pb-5 md:px-6 md:pb-6 ${look === 'camera' ? 'flex flex-col max-md:overflow-visible' : 'low:flex-none low:overflow-visible'}`}
          >
            {children}
          </div>
          {footer && <div className="flex-none border-t border-line px-5 py-4 md:px-6">{footer}</div>}
        </>
      )}
    </dialog>
  );
}
