import { staffText } from '@wura/operators/console/staff-text';
import { Button } from '@wura/ui/button';
import { useRouteError } from 'react-router';

/** A screen that could not be loaded, often because a newer console is out, or that fell over. */
export function ScreenFailed() {
  return (
    <div role="alert" className="flex max-w-[640px] flex-col items-start gap-3 p-5">
      <h1 className="text-t2">This screen could not be shown</h1>
      <p className="text-ink-2">{staffText(useRouteError())}</p>
      <Button look="line" onClick={() => location.reload()}>
        Load again
      </Button>
    </div>
  );
}
