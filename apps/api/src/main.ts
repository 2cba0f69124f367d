// The server's program. Source maps are switched on before it is loaded, so that traces of errors name the lines of its sources.
process.setSourceMapsEnabled(true);
await import('./server.js');
