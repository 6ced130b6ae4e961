import { useRoute } from '@wura/browser/query';
import { listApprovals } from '@wura/operators/console/calls';
import { Asked, Page } from '@wura/operators/console/page';
import { useState } from 'react';
import { listRules } from './calls.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { RuleCard } from './rule-card.tsx';
import { WaitingChanges } from './waiting-changes.tsx';

/** Limits, fees, taxes and thresholds: what holds, what is to come, what held, and what waits for a second person. */
export default function RulesScreen() {
  const rules = useRoute(listRules, {}, { everyMs: 60_000 });
  const waiting = useRoute(
    listApprovals,
    { query: { status: 'pending', kind: 'rule_change', limit: '100' } },
    { everyMs: 30_000 },
  );
  const [changing, setChanging] = useState<string>();
  return (
    <Page
      title="Rules"
      lead="Limits, fees, taxes and thresholds. A change begins at midnight in Lagos on a day to come, once a second admin has agreed. What a customer confirmed before keeps its price; a payment on a day to come has the fee of its day."
    >
      <Asked query={rules}>
        {({ data, earliest }) => {
          const rule = data.find(each => each.rule === changing);
          return (
            <>
              {waiting.data && waiting.data.data.length > 0 && (
                <section aria-label="Waiting for a second admin">
                  <h2 className="mb-2 text-row">Waiting for a second admin</h2>
                  <div className="grid items-start gap-x-4 lg:grid-cols-2">
                    <WaitingChanges waiting={waiting.data.data} rules={data} />
                  </div>
                </section>
              )}
              <h2 className="mb-2 text-row">In force</h2>
              <ul aria-label="Rules" className="grid items-start gap-x-4 lg:grid-cols-2">
                {data.map(each => (
                  <li key={each.rule} className="min-w-0">
                    <RuleCard rule={each} onChange={() => setChanging(each.rule)} />
                  </li>
                ))}
              </ul>
              {rule && <ChangeDialog rule={rule} earliest={earliest} onClose={() => setChanging(undefined)} />}
            </>
          );
        }}
      </Asked>
    </Page>
  );
}
