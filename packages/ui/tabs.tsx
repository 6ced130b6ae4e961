import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly panel: ReactNode;
}

type TabsProps = { label: string; tabs: readonly Tab[]; current: string; onChange: (id: string) => void };

/** Two or three ways to the same end, side by side. Arrows move between them, Tab goes on into the chosen one. */
export function Tabs({ label, tabs, current, onChange }: TabsProps) {
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(tab => tab.id === current);

  function steer(event: KeyboardEvent, from: number) {
    // From the tab that has focus: what is chosen may be a moment behind quick fingers.
    const moves: Record<string, number> = {
      ArrowRight: (from + 1) % tabs.length,
      ArrowLeft: (from - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = moves[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    list.current?.querySelectorAll('button')[next!]?.focus();
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="flex gap-1 rounded-2xl bg-sunken p-1">
        {tabs.map((tab, index) => {
          const isCurrent = tab.id === current;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${baseId}${tab.id}`}
              aria-selected={isCurrent}
              aria-controls={isCurrent ? `${baseId}${tab.id}-panel` : undefined}
              tabIndex={isCurrent ? 0 : -1}
              onClick={() => onChange(tab.id)}
              onKeyDown={event => steer(event, index)}
              className={`min-h-11 grow basis-0 rounded-control px-3 text-body font-label ${isCurrent ? 'bg-surface text-ink shadow-1' : 'text-ink-2'}`}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      {tabs[at] && (
        <div role="tabpanel" id={`${baseId}${current}-panel`} aria-labelledby={`${baseId}${current}`}>
          {tabs[at].panel}
        </div>
      )}
    </>
  );
}
