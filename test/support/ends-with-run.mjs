/** For a process that outlives the worker that has begun it, and must not outlive the run. */
export function endWithRun(pid) {
  setInterval(() => {
    try {
      process.kill(Number(pid), 0);
    } catch {
      process.exit();
    }
  }, 1000);
}
