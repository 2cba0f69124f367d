import type { DealDocument, LineDocument, Ruleset } from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { withSign } from '../../ui/figures.js';
import { Rule } from '../rules/rule.js';

/** Why a deal brought what it brought: the lines of its settlement, each with its reason, and what breaks the rules in it. */
export function DealLines({
  deal,
  ruleset,
  players,
}: {
  readonly deal: DealDocument;
  readonly ruleset: Ruleset;
  readonly players: readonly string[];
}) {
  const t = useTranslations('free');
  const { lines, declarers, partner, violations, warnings } = deal;
  return (
    <div className="reason">
      <p>
        {t('dealtBy', { name: players[deal.dealer]! })}
        {declarers.length === 0
          ? ''
          : ` ${t('declaredBy', { names: declarers.map((seat) => players[seat]).join(', ') })}`}
        {partner === null ? '' : ` ${t('partnerIs', { name: players[partner]! })}`}
        {deal.form === 'scored' ? ` ${t('scored')}` : ''}
      </p>
      {lines.length === 0 ? <p>{t('nothingPaid')}</p> : null}
      <ol className="settlement">
        {lines.map((line, index) => (
          <SettlementLine key={index} line={line} ruleset={ruleset} players={players} />
        ))}
      </ol>
      {violations.map(({ message, rule }, index) => (
        <p key={index} className="problem">
          {message}{' '}
          {rule === null ? null : (
            <small>
              <Rule of={rule} ruleset={ruleset.id} />
            </small>
          )}
        </p>
      ))}
      {warnings.map(({ message }, index) => (
        <p key={index}>
          <small>{message}</small>
        </p>
      ))}
    </div>
  );
}

function SettlementLine({
  line: { item, side, seat, announced, points, factor, payments, pot, reason },
  ruleset,
  players,
}: {
  readonly line: LineDocument;
  readonly ruleset: Ruleset;
  readonly players: readonly string[];
}) {
  const t = useTranslations('free');
  const { namesIn } = usePage();
  const name = ruleset.items.find(({ id }) => id === item)?.name[namesIn] ?? item;
  const whose = side !== null ? t(`side.${side}`) : seat !== null ? players[seat] : undefined;
  return (
    <li>
      <p className="item">
        <span>
          {name}{' '}
          <small>
            {[whose, announced === true ? t('announced') : undefined].filter((each) => each !== undefined).join(', ')}
          </small>
        </span>
        <span className="figures">{factor === 1 ? points : `${points} × ${factor}`}</span>
      </p>
      <p>{reason}</p>
      <p className="paid">
        {players.map((player, index) => (
          <span key={index}>
            {player} <strong>{withSign(payments[index]!)}</strong>
          </span>
        ))}
        {pot === 0 ? null : (
          <span>
            {t('pot')} <strong>{withSign(pot)}</strong>
          </span>
        )}
      </p>
    </li>
  );
}
