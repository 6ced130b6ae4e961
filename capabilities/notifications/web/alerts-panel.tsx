import { call } from '@wura/browser/client';
import { useServices } from '@wura/browser/config';
import { useMessages } from '@wura/browser/messages';
import { keyOf, useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { useSaveChoice } from '@wura/browser/save-choice';
import { Banner } from '@wura/ui/banner';
import { Checkbox } from '@wura/ui/checkbox';
import { Field } from '@wura/ui/field';
import { Select } from '@wura/ui/select';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { Switch } from '@wura/ui/switch';
import type { BodyOf } from '@wura/wire';
import type { Alerts, routes } from '../contract.ts';
import { alertMessages } from './alert-messages.ts';
import { changeAlerts, readAlerts, readPush } from './calls.ts';
import { DeviceSwitch } from './device-switch.tsx';
import { canBeTold } from './told-here.ts';

type Changes = BodyOf<typeof routes.changeAlerts>;
type Kind = Alerts['kinds'][number];

/** What there is to hear of, and by what ways. What is always told is shown as such, and cannot be switched off. */
export default function AlertsPanel() {
  const words = useMessages(alertMessages);
  const answer = useRoute(readAlerts, {});
  const services = useServices();
  const push = useRoute(readPush, {}, { isOff: services['push'] !== true });
  const ways: Record<string, boolean> = {
    sms: services['sms'] === true,
    push: services['push'] === true && (push.data?.devices ?? 0) > 0,
  };
  const change = useSaveChoice({
    key: keyOf(readAlerts),
    save: (body: Changes) => call(changeAlerts, { body }),
    chosen: withChanges,
  });
  return (
    <section aria-labelledby="alerts" className="panel px-5 pt-5 pb-3">
      <h2 id="alerts" className="text-t3">
        {words.title}
      </h2>
      <p className="mt-1 mb-2 text-small text-ink-2">
        {words.lead} {services['sms'] === true && words.texts}
      </p>
      {change.isError && (
        <p role="alert" className="font-medium text-bad">
          {refusalText(change.error, { fallback: words.notSaved })}
        </p>
      )}
      {answer.data ? (
        <div className="divide-y divide-line">
          {services['push'] === true &&
            canBeTold() &&
            (push.data ? <DeviceSwitch isTold={push.data.here} /> : push.isPending && <Skeleton className="h-20" />)}
          {answer.data.kinds.map(each => (
            <KindRow key={each.kind} of={each} ways={ways} onChange={chosen => change.mutate({ kinds: [chosen] })} />
          ))}
          <Quiet hours={answer.data.quiet_hours} onChange={hours => change.mutate({ quiet_hours: hours })} />
        </div>
      ) : answer.isError ? (
        <Banner
          tone="bad"
          title={refusalText(answer.error, { fallback: words.failed })}
          action={
            <button type="button" className="min-h-11" onClick={() => void answer.refetch()}>
              {words.retry}
            </button>
          }
        />
      ) : (
        <Loading text={words.loading}>
          <Skeleton className="h-[970px] md:h-[684px]" />
        </Loading>
      )}
    </section>
  );
}

function withChanges(before: Alerts, { kinds = [], quiet_hours: hours = before.quiet_hours }: Changes): Alerts {
  const isOn = (kind: string, channel: string) =>
    kinds.find(change => change.kind === kind && change.channel === channel)?.on;
  return {
    kinds: before.kinds.map(({ kind, channels }) => ({
      kind,
      channels: channels.map(each => ({ ...each, on: isOn(kind, each.channel) ?? each.on })),
    })),
    quiet_hours: hours,
  };
}

interface KindRowProps {
  of: Kind;
  /** Those that there are only where a provider delivers them. */
  ways: Readonly<Record<string, boolean>>;
  onChange: (chosen: NonNullable<Changes['kinds']>[number]) => void;
}

function KindRow({ of: { kind, channels }, ways, onChange }: KindRowProps) {
  const words = useMessages(alertMessages);
  const shown = channels.filter(({ channel }) => ways[channel] ?? true);
  const isAlwaysTold = channels.some(({ channel, fixed }) => channel === 'mail' && fixed);
  return (
    <fieldset className="min-w-0 py-2">
      <legend className="float-left w-full font-label">{words.kinds[kind]}</legend>
      {isAlwaysTold && <p className="clear-both text-small text-ink-3">{words.always}</p>}
      <div className="clear-both flex flex-wrap gap-x-6">
        {shown.map(({ channel, on, fixed }) => (
          <Checkbox
            key={channel}
            label={words.channels[channel]}
            checked={on}
            aria-disabled={fixed || undefined}
            onChange={({ target }) => {
              if (!fixed) onChange({ kind, channel, on: target.checked });
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}

const usualHours = { from: 22, until: 7 };
const hours = Array.from({ length: 24 }, (_, hour) => hour);

function Quiet({
  hours: chosen,
  onChange,
}: {
  hours: Alerts['quiet_hours'];
  onChange: (to: Alerts['quiet_hours']) => void;
}) {
  const words = useMessages(alertMessages);
  return (
    <div>
      <Switch
        label={words.quiet}
        helper={words.quietHelper}
        isOn={chosen !== null}
        onChange={isOn => onChange(isOn ? usualHours : null)}
      />
      {chosen && (
        <div className="grid grid-cols-2 gap-4 pb-3">
          {(['from', 'until'] as const).map(end => (
            <Field key={end} label={words[end]}>
              <Select
                value={chosen[end]}
                onChange={({ target }) => onChange({ ...chosen, [end]: Number(target.value) })}
              >
                {hours
                  .filter(hour => hour !== chosen[end === 'from' ? 'until' : 'from'])
                  .map(hour => (
                    <option key={hour} value={hour}>
                      {`${String(hour).padStart(2, '0')}:00`}
                    </option>
                  ))}
              </Select>
            </Field>
          ))}
        </div>
      )}
    </div>
  );
}
