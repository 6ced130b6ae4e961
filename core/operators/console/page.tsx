import { Banner } from '@wura/ui/banner';
import { Button } from '@wura/ui/button';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { staffText } from './staff-text.ts';

interface PageProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** Every screen: its heading, what can be done with all of it, and it. */
export function Page({ title, lead, actions, children }: PageProps) {
  return (
    <>
      <title>{`${title}, Wura console`}</title>
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-t2">
            {title}
          </h1>
          {lead && <p className="mt-1 max-w-[720px] text-small text-ink-2">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </>
  );
}

/** Where what is about one customer is come back from. */
export function BackToCustomer({ id }: { id: string }) {
  return (
    <Link to={`/customers/${id}`} className="link inline-flex min-h-11 items-center">
      Back to the customer
    </Link>
  );
}

/** Above a list that was filtered by a customer: whose page it was come from, and the way to the list of all. */
export function OfOneCustomer({ id, all }: { id: string; all: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-small">
      Of one customer.
      <BackToCustomer id={id} />
      <Link to={all} className="link inline-flex min-h-11 items-center">
        Those of all
      </Link>
    </p>
  );
}

interface Query<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
}

/** What was asked for: on its way, not to be had, or there. A later failure stands above what is known. */
export function Asked<Data>({ query, children }: { query: Query<Data>; children: (data: Data) => ReactNode }) {
  const { data, error, isPending, refetch } = query;
  if (isPending) return <Waiting />;
  return (
    <>
      {error !== null && error !== undefined && <Failed error={error} again={() => void refetch()} />}
      {data !== undefined && children(data)}
    </>
  );
}

export function Waiting() {
  return (
    <Loading text="Loading…" className="panel p-4">
      {Array.from({ length: 5 }, (_, at) => (
        <Skeleton key={at} className="my-3 h-5" />
      ))}
    </Loading>
  );
}

/** What may be asked `again` without a thought was a look, and no act. */
export function Failed({ error, again }: { error: unknown; again?: () => void }) {
  if (error === undefined || error === null) return null;
  return (
    <Banner
      tone="bad"
      className="mb-4"
      title={staffText(error, { isRead: again !== undefined })}
      action={
        again && (
          <button type="button" className="min-h-11" onClick={again}>
            Try again
          </button>
        )
      }
    />
  );
}

export function Nothing({ children }: { children: ReactNode }) {
  return <p className="panel px-5 py-8 text-center text-ink-2">{children}</p>;
}

interface MoreProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

export function More({ list }: MoreProps) {
  if (!list.hasNextPage) return null;
  return (
    <div className="mt-4">
      <Button
        look="line"
        size={40}
        isLoading={list.isFetchingNextPage}
        loadingLabel="Loading…"
        onClick={() => void list.fetchNextPage()}
      >
        Load more
      </Button>
    </div>
  );
}

/** A part of a screen, with a heading of its own. */
export function Section({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <section className="panel mb-4 break-inside-avoid p-4 md:p-5">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-row">{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
