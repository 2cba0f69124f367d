#!/usr/bin/env node
// Stands in for Prisma's schema engine, which is downloaded at install time and is not to be had behind a closed network.
// Prisma starts it as `schema-engine --datasource JSON [--datamodels FILE…]` and speaks JSON-RPC, one message a line, or as
// `schema-engine --datasource JSON cli (can-connect-to-database | create-database)`. The work is done by the WebAssembly build of
// the same engine over the pg driver.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import * as wasm from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';

const UTC = '-c TimeZone=UTC';
// PostgreSQL's type "char" (one letter in the system catalogs): the adapter refuses its oid.
const CHAR = 18;
const TEXT = 25;

/** Faults of the driver adapter that matter to migrations, put right: it cuts scripts at every ";", cannot read the type "char", and gives the main database where a shadow database is asked for. */
class MigrationAdapter extends PrismaPg {
  #url;
  #shadowUrl;
  #shadows = [];

  constructor(url, shadowUrl) {
    super({ connectionString: url, options: UTC });
    this.#url = url;
    this.#shadowUrl = shadowUrl;
  }

  async connect() {
    return repaired(await super.connect());
  }

  async connectToShadowDb() {
    if (this.#shadowUrl)
      return repaired(await new PrismaPg({ connectionString: this.#shadowUrl, options: UTC }).connect());
    const name = `prisma_migrate_shadow_db_${globalThis.crypto.randomUUID()}`;
    await administer(this.#url, `CREATE DATABASE "${name}"`);
    const connection = await new PrismaPg({ connectionString: withDatabase(this.#url, name), options: UTC }).connect();
    this.#shadows.push(async () => {
      await connection.dispose().catch(() => {}); // the engine may have closed it already
      await administer(this.#url, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    });
    return repaired(connection);
  }

  /** Drops the shadow databases: the engine does not, and Prisma ends this process as soon as it has its answer. */
  async dropShadows() {
    for (const drop of this.#shadows.splice(0)) await drop();
  }
}

function repaired(connection) {
  const pool = connection.underlyingDriver();
  connection.executeScript = async (script) => {
    try {
      await pool.query(script); // without values pg uses the simple protocol, which takes many statements
    } catch (error) {
      connection.onError(error);
    }
  };
  const charColumns = new WeakMap();
  const performIO = connection.performIO.bind(connection);
  connection.performIO = async (query) => {
    const result = await performIO(query);
    charColumns.set(
      query,
      result.fields.map((field) => field.dataTypeID === CHAR),
    );
    for (const field of result.fields) if (field.dataTypeID === CHAR) field.dataTypeID = TEXT;
    return result;
  };
  const queryRaw = connection.queryRaw.bind(connection);
  connection.queryRaw = async (query) => {
    const set = await queryRaw(query);
    const isChar = charColumns.get(query);
    return { ...set, columnTypes: set.columnTypes.map((type, i) => (isChar[i] ? ColumnTypeEnum.Character : type)) };
  };
  return connection;
}

function withDatabase(url, name) {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

async function administer(url, sql) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function loadEngine() {
  // A panic of the engine is reported through this global, then thrown as "unreachable".
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => process.stderr.write(`${message}\n`) };
  const file = createRequire(import.meta.url)
    .resolve('@prisma/schema-engine-wasm')
    .replace(/schema_engine\.js$/, 'schema_engine_bg.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(file), { './schema_engine_bg.js': wasm });
  wasm.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
}

function readArguments(argv) {
  const read = { datamodels: [], datasource: {}, command: null };
  for (let i = 0; i < argv.length; i += 1) {
    if (argv[i] === '--datamodels') read.datamodels.push(argv[++i]);
    else if (argv[i] === '--datasource') read.datasource = JSON.parse(argv[++i]);
    else if (argv[i] === 'cli') read.command = argv[++i];
    else if (argv[i]?.startsWith('--')) i += 1;
  }
  return read;
}

/** The CLI looks for this line on standard error; with another shape it reports "engine exited" and hides the reason. */
function reportFailure(code, message) {
  process.stderr.write(
    `\n${JSON.stringify({ level: 'ERROR', target: 'schema_engine::logger', fields: { error_code: code, message } })}\n`,
  );
  process.exitCode = 1;
}

async function answerCommand(command, { url }) {
  if (command === 'create-database') {
    const name = decodeURIComponent(new URL(url).pathname.slice(1));
    await administer(withDatabase(url, 'postgres'), `CREATE DATABASE "${name.replaceAll('"', '""')}"`);
    return;
  }
  try {
    await administer(url, 'SELECT 1');
  } catch (error) {
    reportFailure(error.code === '3D000' ? 'P1003' : 'P1001', `Can't reach the database: ${error.message}`);
  }
}

async function serve({ datamodels, datasource }) {
  await loadEngine();
  const sources = await Promise.all(datamodels.map(async (file) => [file, await readFile(file, 'utf8')]));
  const adapter = new MigrationAdapter(datasource.url, datasource.shadowDatabaseUrl);
  let engine;
  const engineOf = async () =>
    (engine ??= await wasm.SchemaEngine.new(
      { datamodels: sources.length > 0 ? sources : undefined },
      () => {},
      bindMigrationAwareSqlAdapterFactory(adapter),
    ));
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const request = JSON.parse(line);
    if (request.method === undefined) continue;
    const answered = await answer(await engineOf(), request);
    await adapter.dropShadows();
    process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id: request.id, ...answered })}\n`);
  }
  process.exit(process.exitCode ?? 0); // the pools of the engine would keep the process alive
}

async function answer(engine, { method, params }) {
  try {
    const name = method === 'getDatabaseVersion' ? 'version' : method;
    const result = await engine[name](params);
    if (method === 'diff' && result.stdout) {
      process.stdout.write(
        `${JSON.stringify({ jsonrpc: '2.0', id: 0, method: 'print', params: { content: result.stdout } })}\n`,
      );
    }
    return { result: result ?? {} };
  } catch (error) {
    return {
      error: {
        code: 4466,
        message: 'An error happened.',
        data: { is_panic: false, message: error.message ?? String(error), error_code: error.code },
      },
    };
  }
}

const given = readArguments(process.argv.slice(2));
if (given.command) await answerCommand(given.command, given.datasource);
else await serve(given);
