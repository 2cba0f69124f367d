import { useTranslations } from 'use-intl';
import { type Followed, toggleFollowed, useFollowed } from './followed.js';

/** On the page of a player, team or pair: the first page of this device shows it first from then on. */
export function FollowButton(followed: Followed) {
  const t = useTranslations('followed');
  const isFollowed = useFollowed().some(({ id }) => id === followed.id);
  return (
    <button
      type="button"
      className="action scripted"
      aria-pressed={isFollowed}
      onClick={() => toggleFollowed(followed)}
    >
      {t(isFollowed ? 'unfollow' : 'follow')}
    </button>
  );
}
