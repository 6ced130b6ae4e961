import { createElement, lazy, useState, type ComponentType } from 'react';

/**
 * A part of a screen that is fetched before its place is reached, and stands there at once when it is. React shows what stands
 * in for a lazy part for 300 ms even where it has been fetched already, and then what is below it would move under the finger.
 * Where it cannot be fetched, `orElse` is in its place.
 */
export function prefetched<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  orElse: ComponentType<Props>,
) {
  let here: ComponentType<Props> | undefined;
  async function take() {
    const part = await load();
    here = part.default;
    return part;
  }
  const Awaited: ComponentType<Props> = lazy(() => take().catch(() => ({ default: orElse })));
  function Part(props: Props) {
    const [Now] = useState(() => here ?? Awaited);
    return createElement(Now, props);
  }
  return Object.assign(Part, { fetch: () => void take().catch(() => undefined) });
}
