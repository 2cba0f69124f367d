import { NeededApproval, PlannedMatchPreview, PlannedMatchSaved } from '../planned-matches/planned-match.types.js';
import { JuryRequest } from './request.types.js';
import { RequestsLoader } from './requests.loader.js';
import { fieldOf } from '../../platform/graphql/field-of.js';

export const fieldsOfRequestsOfPlans = [
  fieldOf(NeededApproval, 'request', () => JuryRequest, 'The request that decides how it stands.', {
    nullable: true,
  }).from(RequestsLoader, (loader, { requestId }, context) =>
    requestId === null ? null : loader.load(context, requestId),
  ),
  fieldOf(
    PlannedMatchSaved,
    'lapsed',
    () => [JuryRequest],
    'What the jury had decided for another date or place: it has lapsed (D21).',
  ).from(RequestsLoader, (loader, { lapsedIds }, context) => loader.loadAll(context, lapsedIds)),
  fieldOf(PlannedMatchPreview, 'lapsing', () => [JuryRequest], 'What the jury has decided and would lapse (D21).').from(
    RequestsLoader,
    (loader, { lapsingIds }, context) => loader.loadAll(context, lapsingIds),
  ),
];
