import { IconButton } from '@wura/ui/icon-button';
import { Keyboard, Search } from 'lucide-react';
import { openKeysHelp } from './keys-help.tsx';
import { openSearch } from './search-dialog.tsx';

export function Tools() {
  return (
    <div className="flex">
      <IconButton label="Search" icon={<Search />} onClick={openSearch} />
      <IconButton label="Keys" icon={<Keyboard />} onClick={openKeysHelp} className="max-md:hidden" />
    </div>
  );
}
