// Whether a tarball is what Node, TypeScript and bundlers expect of a package: publint and "are the types wrong?".
import { readFile } from 'node:fs/promises';
import { checkPackage as checkTypes, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** All packages are modules only, which a CommonJS program loads with `import()`; what Node 10 made of several entries no Node that runs them does. */
const isMeant = ({ kind, resolutionKind }) =>
  kind === 'CJSResolvesToESM' || (kind === 'NoResolution' && resolutionKind === 'node10');

/** @returns what is wrong, in words; nothing when all is well */
export async function checkPackage(tarball) {
  const data = await readFile(tarball);
  const { messages, pkg } = await publint({
    pack: { tarball: data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) },
  });
  const types = await checkTypes(createPackageFromTarballData(new Uint8Array(data)));
  const wrongTypes = types.types === false ? [] : types.problems.filter((each) => !isMeant(each));
  return [...messages.map((message) => formatMessage(message, pkg)), ...wrongTypes.map((each) => JSON.stringify(each))];
}
