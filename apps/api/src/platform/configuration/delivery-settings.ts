import { isIP } from 'node:net';
import type { Environment } from './environment.js';

/** How people are told outside the office, by mail and webhooks. */
export interface DeliverySettings {
  /** Whether this process tells at all; another may. */
  readonly jobs: boolean;
  /** How often a letter or message is tried before it is given up. */
  readonly attempts: number;
  /** Seconds before the second attempt; each later pause is twice as long, give or take. */
  readonly retrySeconds: number;
  /** The hour of the office's day from which reminders come, 0 to 23. */
  readonly reminderHour: number;
  /** Keys from which the secrets of webhooks are derived, the present one first; null: none are set. */
  readonly keys: readonly string[] | null;
  readonly webhooks: WebhookSettings;
}

/** Where webhooks may lead. */
export interface WebhookSettings {
  /** Whether `http:` will do. */
  readonly http: boolean;
  readonly ports: readonly number[];
  /** Networks that are allowed although they are inner ones. */
  readonly networks: readonly string[];
  /** Seconds that an answer is waited for. */
  readonly seconds: number;
}

export function readDeliverySettings(environment: Environment): DeliverySettings {
  return {
    jobs: environment.oneOf('JOBS', ['on', 'off'] as const, 'on') === 'on',
    attempts: environment.integer('DELIVERY_ATTEMPTS', 14, 1, 16),
    retrySeconds: environment.integer('DELIVERY_RETRY_SECONDS', 10, 1, 3600),
    reminderHour: environment.integer('REMINDER_HOUR', 8, 0, 23),
    keys: keys(environment),
    webhooks: {
      http: environment.oneOf('WEBHOOK_HTTP', ['on', 'off'] as const, 'off') === 'on',
      ports: ports(environment),
      networks: listOf(
        environment,
        'WEBHOOK_NETWORKS',
        isNetwork,
        'give networks with commas between (10.1.2.0/24, fd00:1::/64)',
      ),
      seconds: environment.integer('WEBHOOK_SECONDS', 10, 1, 60),
    },
  };
}

/** A secret is never repeated on the terminal. */
function keys(environment: Environment): readonly string[] | null {
  const value = environment.text('OFFICE_KEY');
  if (value === null) return null;
  const list = value.split(',').map((each) => each.trim());
  if (list.every((each) => /^[\x21-\x7e]{32,200}$/.test(each))) return list;
  environment.problems.push(
    'OFFICE_KEY has to be 32 to 200 visible characters nobody can guess; make one with "openssl rand -base64 32". Several, the present one first, stand with commas between.',
  );
  return null;
}

function ports(environment: Environment): readonly number[] {
  const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;
  const advice = 'give numbers of ports with commas between (443, 8443)';
  const list = listOf(environment, 'WEBHOOK_PORTS', isPort, advice).map(Number);
  return list.length === 0 ? [443, 8443] : list;
}

function listOf(
  environment: Environment,
  name: string,
  isGood: (text: string) => boolean,
  advice: string,
): readonly string[] {
  const value = environment.text(name);
  if (value === null) return [];
  const list = value.split(',').map((each) => each.trim());
  if (list.every(isGood)) return list;
  environment.problems.push(`${name} is ${JSON.stringify(value)}; ${advice}.`);
  return [];
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '', ...rest] = text.split('/');
  const family = isIP(address);
  return family !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}
