import { type AnnouncementSoFar, sayReason } from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { useCardName } from '../cards/card.js';
import { nameAlone } from '../announcement-names.js';
import { sentenceOf } from './explained.js';
import { usePlaying } from './playing.js';
import { useSeatName } from './use-seat-name.js';

const signs: Readonly<Record<AnnouncementSoFar['status'], string>> = {
  open: '…',
  won: '✓',
  lost: '✗',
  raised: '↑',
  stated: '·',
  void: '∅',
};

/** Every announcement as it stands: made or lost as soon as the cards say so, with what decided it. */
export function Announcements() {
  const t = useTranslations('playing');
  const tm = useTranslations('match');
  const { namesIn } = usePage();
  const { standing } = usePlaying();
  const seatName = useSeatName();
  const { announcements, bound } = standing;
  if (announcements.length === 0) return null;
  const open = announcements.filter(({ status }) => status === 'open').length;
  const statusOf = (status: AnnouncementSoFar['status']): string =>
    status === 'open' ? t('open') : tm(`status.${status.toUpperCase() as 'WON'}`);
  return (
    <details className="announced" open={announcements.length < 4}>
      <summary>{t('announced', { number: announcements.length, open })}</summary>
      <ul className="lines-of-game">
        {announcements.map((each, index) => {
          const own = bound.filter(({ by, party }) => by === each.announcement && party === each.party);
          return (
            <li key={index} className={`standing-line is-${each.status}`}>
              <span className="sign" aria-hidden="true">
                {signs[each.status]}
              </span>
              <span className="name">
                {nameAlone(each.announcement, namesIn)}{' '}
                <small>
                  {[
                    seatName(each.seat),
                    statusOf(each.status),
                    each.contra === null ? '' : t('contraBy', { name: seatName(each.contra) }),
                  ]
                    .filter((words) => words !== '')
                    .join(', ')}
                </small>
                {each.reason === null || each.status === 'stated' ? null : (
                  <small className="standing-why">{sentenceOf(sayReason(each.reason, namesIn, seatName))}</small>
                )}
                {own.length === 0 ? null : (
                  <small className="standing-why">
                    <BoundCards bound={own} />
                  </small>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function BoundCards({ bound }: { readonly bound: ReturnType<typeof usePlaying>['standing']['bound'] }) {
  const t = useTranslations('playing');
  const name = useNameOfCard();
  return bound
    .map(({ card, tricks }) => t('isBound', { card: name(card), tricks: tricks.join('\u00a0/\u00a0') }))
    .join('. ');
}

function useNameOfCard(): (card: number) => string {
  const name = useCardName();
  return (card) => {
    const words = name(card);
    return words.charAt(0).toUpperCase() + words.slice(1);
  };
}
