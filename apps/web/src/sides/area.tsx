import { createLazyRoute, Outlet } from '@tanstack/react-router';
import { MoreWords } from '../language/area.js';

export const sidesArea = createLazyRoute('/_sides')({ component: SidesArea });

function SidesArea() {
  return (
    <MoreWords words={sidesArea.useLoaderData()}>
      <Outlet />
    </MoreWords>
  );
}
