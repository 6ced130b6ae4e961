import { useRef, type PointerEvent, type RefObject } from 'react';

const closeAfterPx = 80;

/** Lets a thumb pull a sheet away by its handle. Close and Esc do the same, so nothing depends on dragging. */
export function useDragDown(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const startY = useRef<number | null>(null);

  function settle(event: PointerEvent) {
    if (startY.current === null) return;
    const pulledPx = event.clientY - startY.current;
    startY.current = null;
    if (sheet.current) sheet.current.style.transform = '';
    if (pulledPx > closeAfterPx) onClose();
  }

  return {
    onPointerDown(event: PointerEvent) {
      startY.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (startY.current === null || !sheet.current) return;
      sheet.current.style.transform = `translateY(${Math.max(0, event.clientY - startY.current)}px)`;
    },
    onPointerUp: settle,
    onPointerCancel: settle,
  };
}
