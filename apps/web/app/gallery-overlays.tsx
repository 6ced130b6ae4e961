import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { Field } from '@wura/ui/field';
import { LinkButton } from '@wura/ui/link-button';
import { MenuDrawer } from '@wura/ui/menu-drawer';
import { Picker, type PickerTexts } from '@wura/ui/picker';
import { PinInput } from '@wura/ui/pin-input';
import { Tile } from '@wura/ui/tile';
import { LogOut, Settings, User } from 'lucide-react';
import { useState } from 'react';
import { Section } from './gallery-section.tsx';

const bankNames =
  'Access Bank,Ecobank,Fidelity Bank,First Bank of Nigeria,First City Monument Bank,Guaranty Trust Bank,Polaris Bank,Union Bank,Wema Bank,Zenith Bank';
const banks = bankNames.split(',').map((label, at) => ({
  value: label,
  label,
  detail: at === 3 ? 'Used on 20 Nov' : undefined,
  keywords: label.startsWith('Guaranty') ? 'GTBank' : undefined,
  tile: (
    <Tile
      monogram={label.slice(0, 1) + (label.split(' ')[1]?.[0] ?? '')}
      size={36}
      colour={{ fill: '#203973', ink: '#fff' }}
    />
  ),
}));
const texts: PickerTexts = {
  label: 'Bank',
  placeholder: 'Choose a bank',
  search: 'Search banks',
  close: 'Close',
  loading: 'Loading banks...',
  failed: 'Failed to fetch banks',
  retry: 'Retry',
  noMatch: query => `No bank matches '${query}'`,
};

export function GalleryOverlays() {
  const [open, setOpen] = useState<'dialog' | 'busy' | 'panel' | 'menu' | null>(null);
  const [bank, setBank] = useState<string | undefined>(undefined);
  const [pin, setPin] = useState('');
  const close = () => setOpen(null);
  return (
    <Section title="Picker, dialogs, drawer">
      <div className="grid gap-4">
        <Field label="Bank">
          <Picker options={banks} value={bank} onChange={setBank} texts={texts} />
        </Field>
        <Field label="Provider">
          <Picker options={banks.slice(0, 3)} value="Ecobank" onChange={() => {}} texts={texts} />
        </Field>
        <Field label="Loading">
          <Picker options={[]} status="loading" value={undefined} onChange={() => {}} texts={texts} />
        </Field>
        <Field label="Failed">
          <Picker options={[]} status="failed" value={undefined} onChange={() => {}} texts={texts} />
        </Field>
        <div className="flex flex-wrap gap-2.5">
          <Button look="line" size={44} onClick={() => setOpen('dialog')}>
            Open dialog
          </Button>
          <Button look="line" size={44} onClick={() => setOpen('busy')}>
            Open busy dialog
          </Button>
          <Button look="line" size={44} onClick={() => setOpen('panel')}>
            Open panel
          </Button>
          <Button look="line" size={44} onClick={() => setOpen('menu')}>
            Open menu
          </Button>
          <LinkButton to="/" look="quiet" size={44}>
            Link
          </LinkButton>
        </div>
      </div>
      <Dialog
        isOpen={open === 'dialog' || open === 'busy'}
        isBusy={open === 'busy'}
        onClose={close}
        title="Enter your PIN"
        closeLabel="Close"
        footer={
          <Button
            isWide
            isDisabled={pin.length < 4}
            isLoading={open === 'busy'}
            loadingLabel="Sending..."
            onClick={close}
          >
            Confirm
          </Button>
        }
      >
        <p className="mb-4 text-ink-2">₦25,000.00 to Tolulope Adebayo</p>
        <Field label="4-digit PIN">
          <PinInput value={pin} onChange={setPin} data-autofocus="" />
        </Field>
        {open === 'busy' && (
          <Button look="quiet" onClick={close}>
            Finish
          </Button>
        )}
      </Dialog>
      <Dialog isOpen={open === 'panel'} look="panel" onClose={close} title="Transaction" closeLabel="Close">
        <p>Everything about one transaction.</p>
      </Dialog>
      <MenuDrawer
        isOpen={open === 'menu'}
        onClose={close}
        title="Menu"
        closeLabel="Close menu"
        items={[
          { label: 'My Profile', icon: <User />, to: '/profile' },
          { label: 'Settings', icon: <Settings />, to: '/settings' },
          { label: 'Logout', icon: <LogOut />, onSelect: () => {} },
        ]}
      />
    </Section>
  );
}
