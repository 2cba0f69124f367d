import { lazy, Suspense } from 'react';
import { useFollowed } from './followed.js';

const FollowedList = lazy(() => import('./list.js').then(({ FollowedList: each }) => ({ default: each })));

/** On the first page, before all else that everybody sees. It is as high as it will be before anything of it is there. */
export function FollowedPlace() {
  const followed = useFollowed();
  return (
    <div className="followed">
      {followed.length === 0 ? null : (
        <Suspense>
          <FollowedList followed={followed} />
        </Suspense>
      )}
    </div>
  );
}
