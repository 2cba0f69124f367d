import { createLazyRoute, Outlet } from '@tanstack/react-router';
import { MoreWords } from '../language/area.js';

export const accountArea = createLazyRoute('/_account')({ component: AccountArea });

function AccountArea() {
  return (
    <MoreWords words={accountArea.useLoaderData()}>
      <Outlet />
    </MoreWords>
  );
}
