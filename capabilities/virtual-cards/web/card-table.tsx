import { useMessages } from '@wura/browser/messages';
import { currencyName } from '@wura/browser/money-format';
import { RadioMark } from '@wura/ui/radio-mark';
import type { Wallet } from '@wura/wallets/contract';
import { useBalanceText } from '@wura/wallets/web/balance-text';
import type { VirtualCard } from '../contract.ts';
import { cardMessages } from './messages.ts';

type CardTableProps = {
  cards: readonly VirtualCard[];
  wallets: readonly Wallet[];
  chosen: VirtualCard;
  onChoose: (id: string) => void;
};

/** On a phone these stand under the number, so that the balance stays in sight. */
const wideOnly = 'max-md:hidden';

/** Every card with what may be seen of it; the one that is chosen is the one shown above. */
export function CardTable({ cards, wallets, chosen, onChoose }: CardTableProps) {
  const words = useMessages(cardMessages);
  const balanceText = useBalanceText();
  const walletOf = (id: string) => wallets.find(wallet => wallet.id === id)?.currency ?? '';
  return (
    <section aria-labelledby="your-cards">
      <h2 id="your-cards" className="mb-3 text-t3">
        {words.yours}
      </h2>
      <div className="panel overflow-x-auto" tabIndex={0} role="group" aria-labelledby="your-cards">
        <table className="w-full text-left text-note max-[359px]:[&_:is(td,th)]:px-1.5">
          <thead className="text-small text-ink-2">
            <tr>
              {[words.choose, words.number, words.expiry, words.cvv, words.wallet, words.balance].map((name, at) => (
                <th
                  key={name}
                  scope="col"
                  className={`px-3 py-3 font-medium whitespace-nowrap ${at === 5 ? 'text-right' : ''} ${at > 1 && at < 5 ? wideOnly : ''}`}
                >
                  <span className={at === 0 ? 'sr-only' : ''}>{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cards.map(card => {
              const last = card.card_number.slice(-4);
              return (
                <tr key={card.id} className="h-13 border-t border-line">
                  <td className="w-15 px-3" aria-label={words.chooseThis(last)}>
                    <span className="relative grid size-11 place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-focus">
                      <input
                        type="radio"
                        name="card"
                        aria-label={words.chooseThis(last)}
                        className="peer absolute inset-0 cursor-pointer opacity-0"
                        checked={card.id === chosen.id}
                        onChange={() => onChoose(card.id)}
                      />
                      <RadioMark />
                    </span>
                  </td>
                  <td className="px-3 py-2 tabular-nums md:whitespace-nowrap">
                    <span className="whitespace-nowrap">{card.card_number}</span>
                    <span className="block text-small text-ink-2 md:hidden">
                      {card.expiry_date} · {words.cvv} {card.cvv} · {currencyName(walletOf(card.wallet_id))}
                    </span>
                    {card.status !== 'active' && (
                      <span className="block text-small text-ink-2">{words.status[card.status]}</span>
                    )}
                  </td>
                  <td className={`px-3 tabular-nums ${wideOnly}`}>{card.expiry_date}</td>
                  <td className={`px-3 ${wideOnly}`}>{card.cvv}</td>
                  <td className={`px-3 whitespace-nowrap ${wideOnly}`}>{currencyName(walletOf(card.wallet_id))}</td>
                  <td className="px-3 text-right whitespace-nowrap tabular-nums">
                    {balanceText(card.balance, card.currency).shown}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
