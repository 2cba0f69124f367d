export default function tearDown() {
  globalThis.removePrepared?.();
}
