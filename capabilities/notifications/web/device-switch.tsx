import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '@wura/browser/messages';
import { keyOf } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { useCustomer } from '@wura/identity/web/customer';
import { Switch } from '@wura/ui/switch';
import { alertMessages } from './alert-messages.ts';
import { readPush } from './calls.ts';
import { allowHere, Blocked, stopHere } from './told-here.ts';

/** Whether the device in hand is told. The browser asks its customer itself, and its no is theirs to take back. */
export function DeviceSwitch({ isTold }: { isTold: boolean }) {
  const words = useMessages(alertMessages);
  const queries = useQueryClient();
  const { data: customer } = useCustomer();
  const change = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? allowHere(customer!.id) : stopHere()),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(readPush) }),
  });
  const isBlocked = Notification.permission === 'denied';
  return (
    <>
      <Switch
        label={words.device}
        helper={isBlocked ? words.deviceBlocked : words.deviceHelper}
        isOn={change.isPending ? change.variables : isTold && !isBlocked}
        isDisabled={isBlocked || !customer || change.isPending}
        onChange={isOn => change.mutate(isOn)}
      />
      {change.isError && !(change.error instanceof Blocked) && (
        <p role="alert" className="pb-3 font-medium text-bad">
          {refusalText(change.error, { fallback: words.deviceFailed })}
        </p>
      )}
    </>
  );
}
