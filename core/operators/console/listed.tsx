import type { ComponentProps, ReactNode } from 'react';
import { Failed, More, Nothing, Waiting } from './page.tsx';

interface ListedProps {
  list: ComponentProps<typeof More>['list'] & {
    data: unknown;
    error: unknown;
    isPending: boolean;
    refetch: () => unknown;
  };
  isEmpty: boolean;
  /** What is said then. */
  nothing: ReactNode;
  children: ReactNode;
}

/** What is listed, once it is there: or that it comes, that it could not be read, or that there is nothing. */
export function Listed({ list, isEmpty, nothing, children }: ListedProps) {
  return (
    <>
      <Failed error={list.error} again={() => void list.refetch()} />
      {list.isPending ? (
        <Waiting />
      ) : isEmpty ? (
        // What was never read is not empty: that no address is forbidden, or no case is open, would be untrue. Nor is what was
        // looked through in part.
        list.data !== undefined && (
          <>
            <Nothing>{list.hasNextPage ? 'Nothing yet, and not all has been looked through.' : nothing}</Nothing>
            <More list={list} />
          </>
        )
      ) : (
        children
      )}
    </>
  );
}
