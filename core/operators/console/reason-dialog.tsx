import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { Field } from '@wura/ui/field';
import { TextArea } from '@wura/ui/text-area';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Failed } from './page.tsx';
import { useDeed } from './use-deed.ts';

interface ReasonDialogProps {
  title: string;
  lead?: ReactNode;
  /** On the button: what is about to be done. */
  confirm: string;
  isDangerous?: boolean;
  label?: string;
  helper?: string;
  /** Where a reason is not asked for. */
  isOptional?: boolean;
  templates?: readonly string[];
  children?: ReactNode;
  onClose: () => void;
  /** Answers what is said once it is done. */
  run: (reason: string) => Promise<string | void>;
}

const shortest = 3;

/** Every act asks why, and the reason stands in the audit log. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, lead, confirm, isDangerous, label = 'Reason', isOptional, templates = [], children, onClose } = props;
  const { helper = 'It stands in the audit log.' } = props;
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const deed = useDeed(props.run, onClose);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!isOptional && reason.trim().length < shortest) return setFault('Please say why, in three letters or more.');
    await deed.run(reason.trim());
  }

  return (
    <Dialog isOpen title={title} closeLabel="Close" onClose={onClose} isBusy={deed.isBusy}>
      <form noValidate onSubmit={send} className="flex flex-col gap-4">
        {lead && <div className="text-ink-2">{lead}</div>}
        {children}
        {templates.length > 0 && (
          <ul className="flex flex-wrap gap-2" aria-label="Ready reasons">
            {templates.map(each => (
              <li key={each}>
                <Button
                  look="line"
                  size={40}
                  className="h-auto! min-h-10 py-1.5 text-left whitespace-normal!"
                  onClick={() => setReason(each)}
                >
                  {each}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <Field label={label} helper={helper} error={fault}>
          <TextArea
            data-autofocus=""
            rows={3}
            maxLength={500}
            value={reason}
            onChange={event => {
              setReason(event.target.value);
              setFault(undefined);
            }}
          />
        </Field>
        <Failed error={deed.failure} />
        <Button type="submit" look={isDangerous ? 'danger' : 'gold'} isLoading={deed.isBusy} loadingLabel="Sending…">
          {confirm}
        </Button>
      </form>
    </Dialog>
  );
}
