import { useMessages } from '@wura/browser/messages';
import { Banner } from '@wura/ui/banner';
import { RadioTiles } from '@wura/ui/radio-tiles';
import { TriangleAlert } from 'lucide-react';
import { likelyNetwork, networkNames, networks, type Network } from '../networks.ts';
import { nationalPhone } from '../phone.ts';
import { networkMessages } from './messages.ts';
import { NetworkTile } from './network-tile.tsx';

const options = networks.map(network => ({
  value: network,
  label: networkNames[network],
  tile: <NetworkTile network={network} />,
}));

type NetworkPickerProps = {
  /** Of the form: `form.field('network')`. */
  field: { id: string; error: string | undefined };
  value: string;
  onChange: (network: Network) => void;
  /** As it was typed; a number of another network's is allowed, and worth a second look. */
  phone: string;
};

export function NetworkPicker({ field, value, onChange, phone }: NetworkPickerProps) {
  const words = useMessages(networkMessages);
  const likely = unlike(value, phone);
  return (
    <RadioTiles
      id={field.id}
      legend={words.network}
      name="network"
      options={options}
      value={value}
      onChange={chosen => onChange(chosen as Network)}
      error={field.error}
      note={likely && words.looksLike(networkNames[likely], networkNames[value as Network])}
    />
  );
}

/** The same on the review, where it is the last that can be said. */
export function OtherNetwork({ network, phone }: { network: Network; phone: string }) {
  const words = useMessages(networkMessages);
  const likely = unlike(network, phone);
  if (!likely) return null;
  return (
    <Banner
      isNote
      tone="wait"
      icon={TriangleAlert}
      title={words.looksLike(networkNames[likely], networkNames[network])}
    />
  );
}

/** The network that gave the number out, where another one was chosen for it. */
function unlike(network: string, phone: string): Network | undefined {
  const likely = likelyNetwork(nationalPhone(phone) ?? '');
  return network !== '' && likely !== network ? likely : undefined;
}
