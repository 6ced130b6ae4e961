import { useRef, type PointerEvent } from 'react';

const closeAfterPx = 80;

/** Lets a thumb pull a sheet away by its handle. Close and Esc do the same, so nothing depends on dragging. */
export function useDragDown(onClose: () => void) {
  const startY = useRef<number | null>(null);

  function settle(event: PointerEvent) {
    if (startY.current === null) return;
    const pulledPx = event.clientY - startY.current;
    startY.current = null;
    moveSheet(event, '');
    if (pulledPx > closeAfterPx) onClose();
  }

  return {
    onPointerDown(event: PointerEvent) {
      startY.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (startY.current === null) return;
      moveSheet(event, `translateY(${Math.max(0, event.clientY - startY.current)}px)`);
    },
    onPointerUp: settle,
    onPointerCancel: settle,
  };
}

function moveSheet(event: PointerEvent, transform: string) {
  const sheet = event.currentTarget.closest('dialog');
  if (sheet) sheet.style.transform = transform;
}
