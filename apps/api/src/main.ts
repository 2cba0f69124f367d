// Traces in the log name lines of the sources: of what is loaded from here on, Node reads the maps beside it.
process.setSourceMapsEnabled(true);
await import('./server.js');
