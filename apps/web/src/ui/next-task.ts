/**
 * When the browser had the turn in between: what takes long is done in parts, so that it can scroll and answer. Unlike a timer without
 * being held up after the first few.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
