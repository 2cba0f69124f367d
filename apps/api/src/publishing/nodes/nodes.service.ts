import { Injectable } from '@nestjs/common';
import { inOrderOf, loaderPerRequest } from '../../platform/graphql/loader.js';
import type { Node } from '../../platform/schema/node.type.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { CompetitionNodes } from './competition-nodes.service.js';
import { MatchNodes } from './match-nodes.service.js';
import type { NodeFinder } from './node-finder.js';
import { type NodeKind, NodesRepository } from './nodes.repository.js';
import { RegistryNodes } from './registry-nodes.service.js';

/** Objects by their ids alone, each as its own query shows it to the caller. */
@Injectable()
export class NodesService {
  private readonly finders: Readonly<Record<NodeKind, NodeFinder>>;
  private readonly kinds = loaderPerRequest<string, { readonly id: string; readonly kind: NodeKind } | null>(
    async (ids) => inOrderOf(ids, await this.repository.kindsOf(ids), ({ id }) => id),
  );

  constructor(
    private readonly repository: NodesRepository,
    registry: RegistryNodes,
    matches: MatchNodes,
    competitions: CompetitionNodes,
  ) {
    this.finders = { ...registry.finders, ...matches.finders, ...competitions.finders };
  }

  /** Null when there is no such object, or the caller may not see it. */
  async find(context: RequestContext, id: string): Promise<Node | null> {
    const found = await this.kinds(context).load(id);
    if (found === null) return null;
    const object = await this.finders[found.kind](context, id);
    return object && ({ ...object, __typename: found.kind } as unknown as Node);
  }
}
