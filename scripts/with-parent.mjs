// Imported for what it does: when the process that started this one is gone, this one is asked to stop. npm hands a signal to
// the shell in between, and that dies without handing it on; and a program killed hard takes nobody along.
if (process.platform !== 'win32') {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
  // Ctrl+C reaches all of them: then we are stopping already, and a second signal would end us at once.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => clearInterval(watch));
}
