import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapping, type SourceMapPayload } from 'node:module';
import { dirname, resolve } from 'node:path';

/**
 * Traces of errors name the lines of the sources of a bundle. Its map is read for the first trace, and not at each start as
 * by `process.setSourceMapsEnabled`.
 * @param file with its map beside it, as `FILE.map`; without one, traces name lines of the bundle
 */
export function traceSources(file: string): void {
  let map: SourceMap | null | undefined;
  Error.prepareStackTrace = (error, calls) => {
    if (map === undefined) map = mapOf(file);
    return [headOf(error), ...calls.map((call) => `    at ${placed(call, file, map ?? null)}`)].join('\n');
  };
}

function mapOf(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
  } catch {
    return null;
  }
}

/** As V8 says it; errors whose words cannot be read are thrown too. */
function headOf(error: Error): string {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return '<error>';
  }
}

/** V8's has words of its own, which its type does not say. */
interface Call extends NodeJS.CallSite {
  readonly toString: () => string;
}

function placed(call: Call, file: string, map: SourceMap | null): string {
  const said = call.toString();
  const [line, column] = [call.getLineNumber(), call.getColumnNumber()];
  if (map === null || call.getFileName() !== file || line === null || column === null) return said;
  const { originalSource, originalLine, originalColumn } = map.findEntry(
    line - 1,
    column - 1,
  ) as Partial<SourceMapping>;
  if (originalSource === undefined || originalLine === undefined || originalColumn === undefined) return said;
  const place = `${resolve(dirname(file), originalSource)}:${originalLine + 1}:${originalColumn + 1}`;
  return said.replace(`${file}:${line}:${column}`, () => place);
}
