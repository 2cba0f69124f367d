/**
 * An option of V8 for what lives for seconds, or brings its modules anew with each file of tests: functions are optimized after they
 * have run some fifteen times as long as usual, since that takes longer than it saves. It was a quarter of the unit tests.
 */
export const optimizeLate =
  // What is counted changed after the V8 of Node 20.
  process.versions.node.startsWith('20.') ? '--interrupt-budget=1000000' : '--invocation-count-for-turbofan=24000';
