process.env['FULL'] = '1';

export { default } from './vitest.config.js';
