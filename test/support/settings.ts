import { readConfiguration } from '../../apps/api/src/platform/configuration/configuration.js';
import { projectRoot } from './project.js';

/** Every variable that is looked at when the office starts. */
export function settings(): readonly string[] {
  const asked = new Set<string>();
  const variables = new Proxy<NodeJS.ProcessEnv>(
    {},
    {
      get: (_, name) => {
        asked.add(String(name));
        return undefined;
      },
    },
  );
  readConfiguration(variables, projectRoot);
  return [...asked].sort();
}
