import { graphql } from '../../api/graphql.js';

export const madeTeamInvitation = graphql(`
  fragment MadeTeamInvitation on TeamInvitationMade {
    address
    mailed
  }
`);
