import { Cloth } from '@wura/ui/cloth';
import { headerMotifs } from '@wura/ui/cloth-of';
import { Skeleton } from '@wura/ui/skeleton';
import { AwaitedAction, actionGrid } from './awaited-actions.tsx';

/** How many quick actions there are where all of them are switched on. */
const actions = 10;

/**
 * What a phone shows of the wallet before anything of it is known: its cloth, and each part where it will stand. It is part
 * of the page that opens every screen, so it is made of the least that draws it.
 */
export function FirstSight() {
  return (
    <div aria-hidden="true" className="flex grow flex-col">
      <div className="cloth-ngn relative min-h-[288px] overflow-hidden bg-cloth-ngn">
        <Cloth
          cellPx={84}
          marginPx={10}
          columns={4}
          motifs={headerMotifs}
          className="cloth cloth-header -top-[26px] -right-5"
        />
      </div>
      <div className="relative -mt-11.5 grow rounded-t-[24px] bg-canvas pt-5 pb-6">
        <ul className={`${actionGrid} px-3`}>
          {Array.from({ length: actions }, (_, at) => (
            <AwaitedAction key={at} />
          ))}
        </ul>
        <Skeleton className="mt-7 mb-4 ml-5 h-6 w-44" />
        <Skeleton className="mx-5 h-32 rounded-card!" />
      </div>
    </div>
  );
}
