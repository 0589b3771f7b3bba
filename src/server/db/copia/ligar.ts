import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import pg from 'pg';
import { comUsuario } from '../papeis.ts';
import { comCliente } from './cluster.ts';
import { comandoDeArquivar, DEMORA_DO_WAL } from './comandos-do-wal.ts';
import { pastaDoWal } from './pasta-da-copia.ts';

const PAPEL = 'escuta_copia';

const criarPapel = async (client: pg.Client, senha: string): Promise<void> => {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [PAPEL]);
  if (!rowCount)
    await client.query(
      `create role ${PAPEL} login replication nosuperuser nocreatedb nocreaterole nobypassrls`,
    );
  await client.query(`alter role ${PAPEL} with replication password ${pg.escapeLiteral(senha)}`);
  const { rows } = await client.query<{ nome: string }>('select current_database() as nome');
  await client.query(`grant connect on database ${pg.escapeIdentifier(rows[0]?.nome ?? '')} to ${PAPEL}`);
  // It says in the manifest which version the copy is of, and reads nothing else of ours.
  await client.query(`grant usage on schema public to ${PAPEL}; grant select on public.migracao to ${PAPEL}`);
};

export interface Ligado {
  readonly url: string;
  /** What still holds only after PostgreSQL starts again. */
  readonly precisaReiniciar: boolean;
  readonly pasta: string;
}

/**
 * Switches the continuous archive of a PostgreSQL on, and makes the role that copies it. The folder is the one that PostgreSQL's
 * machine sees; on another machine it is a mount of the same name.
 */
export const ligarArquivo = async (administrador: string, copia: string): Promise<Ligado> => {
  const pasta = pastaDoWal(copia);
  const senha = randomBytes(24).toString('base64url');
  await mkdir(pasta, { recursive: true, mode: 0o2770 }).catch(() => undefined);
  return comCliente(administrador, async (client) => {
    await criarPapel(client, senha);
    const ditas = {
      wal_level: 'replica',
      archive_mode: 'on',
      archive_command: comandoDeArquivar(pasta),
      archive_timeout: `${DEMORA_DO_WAL}s`,
    };
    for (const [nome, valor] of Object.entries(ditas))
      await client.query(`alter system set ${nome} = ${pg.escapeLiteral(valor)}`);
    await client.query('select pg_reload_conf()');
    const { rows } = await client.query<{ modo: string; nivel: string }>(
      "select current_setting('archive_mode') as modo, current_setting('wal_level') as nivel",
    );
    return {
      url: comUsuario(administrador, PAPEL, senha),
      precisaReiniciar: rows[0]?.modo === 'off' || rows[0]?.nivel === 'minimal',
      pasta,
    };
  });
};
