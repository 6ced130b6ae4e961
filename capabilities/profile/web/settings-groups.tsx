import { isLanguage, languageNames, languages } from '@wura/browser/language';
import { chooseLanguage, useMessages } from '@wura/browser/messages';
import { useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { useLanguage } from '@wura/browser/use-language';
import { lockScreen } from '@wura/browser/screen-lock';
import { viewAddress } from '@wura/browser/views';
import { allowVibration, buzz, canVibrate } from '@wura/browser/vibration';
import type { Settings } from '@wura/identity/contract';
import { autoLockMinutes } from '@wura/identity/rules';
import { canUsePasskeys, listPasskeys } from '@wura/identity/web/passkeys';
import { PayByPasskeySwitch } from '@wura/identity/web/pay-by-passkey-switch';
import { useChangeSettings } from '@wura/identity/web/settings';
import { Button } from '@wura/ui/button';
import { Field } from '@wura/ui/field';
import { Select } from '@wura/ui/select';
import { Switch } from '@wura/ui/switch';
import { useHiddenBalances } from '@wura/wallets/web/hidden-balances';
import { ChevronRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { DarkMode } from './dark-mode.tsx';
import { settingsMessages } from './settings-messages.ts';

/** Every choice holds from the moment it is made, and is saved for this customer's other devices. */
export function SettingsGroups({ settings }: { settings: Settings }) {
  const words = useMessages(settingsMessages);
  const change = useChangeSettings();
  const [isHidden, hide] = useHiddenBalances();
  const canAsk = canUsePasskeys();
  const passkeys = useRoute(listPasskeys, {});
  const hasPasskey = (passkeys.data?.data.length ?? 0) > 0;
  return (
    <>
      {change.isError && (
        <p role="alert" className="font-medium text-bad">
          {refusalText(change.error, { fallback: words.notSaved })}
        </p>
      )}
      <Group title={words.security}>
        <Link to={viewAddress('security')} className="flex min-h-14 items-center gap-4 py-1.5">
          <span className="min-w-0 grow">
            <span className="block py-1 font-label">{words.wayIn}</span>
            <span className="-mt-1 block pb-1 text-small text-ink-3">{words.wayInHelper}</span>
          </span>
          <ChevronRight className="text-ink-3" />
        </Link>
        <PayByPasskeySwitch
          label={words.biometrics}
          helper={!canAsk ? words.biometricsNoDevice : hasPasskey ? words.biometricsHelper : words.biometricsNoPasskey}
          isOn={canAsk && hasPasskey && settings.biometrics}
          isDisabled={!canAsk || !hasPasskey}
          notSaved={words.notSaved}
        />
        <Switch
          label={words.autoLock}
          helper={words.autoLockHelper}
          isOn={settings.autoLock}
          onChange={autoLock => change.mutate({ autoLock })}
        />
        {settings.autoLock && (
          <Field label={words.lockAfter} className="py-3">
            <Select
              value={settings.autoLockMinutes}
              onChange={({ target }) => {
                const minutes = autoLockMinutes.find(each => String(each) === target.value);
                if (minutes !== undefined) change.mutate({ autoLockMinutes: minutes });
              }}
            >
              {autoLockMinutes.map(each => (
                <option key={each} value={each}>
                  {words.minutes(each)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <div className="py-2">
          <Button look="quiet" size={40} className="-ml-4" onClick={lockScreen}>
            {words.lockNow}
          </Button>
        </div>
      </Group>
      <Group title={words.display}>
        <Switch label={words.hideBalance} helper={words.hideBalanceHelper} isOn={isHidden} onChange={hide} />
        <DarkMode onChange={darkMode => change.mutate({ darkMode })} />
        <LanguageField onChange={language => change.mutate({ language })} />
      </Group>
      <Group title={words.alerts}>
        <Switch
          label={words.notifications}
          helper={words.notificationsHelper}
          isOn={settings.notifications}
          onChange={notifications => change.mutate({ notifications })}
        />
        <Switch
          label={words.vibration}
          helper={canVibrate() ? words.vibrationHelper : words.vibrationNoDevice}
          isOn={canVibrate() && settings.vibration}
          isDisabled={!canVibrate()}
          onChange={vibration => {
            allowVibration(vibration);
            buzz('done');
            change.mutate({ vibration });
          }}
        />
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="panel px-5 pt-5 pb-3">
      <h2 id={id} className="mb-1 text-t3">
        {title}
      </h2>
      <div className="divide-y divide-line">{children}</div>
    </section>
  );
}

/** Each language in its own words, because a reader who looks for one may be able to read no other. */
function LanguageField({ onChange }: { onChange: (language: Settings['language']) => void }) {
  const words = useMessages(settingsMessages);
  return (
    <Field label={words.language} className="py-3">
      <Select
        value={useLanguage()}
        onChange={({ target }) => {
          if (!isLanguage(target.value)) return;
          void chooseLanguage(target.value, 'customer');
          onChange(target.value);
        }}
      >
        {languages.map(each => (
          <option key={each} value={each} lang={each}>
            {languageNames[each]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
