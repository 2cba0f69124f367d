// FULL has to be set before the ordinary configuration reads it, so that is not imported but loaded here.
process.env['FULL'] = '1';

const { default: config } = await import('./vitest.config.js');

export default config;
