import pg from 'pg';
import { CopiaError } from './copia-error.ts';

/** What a base's manifest tells of the PostgreSQL it is of. */
export interface DoCluster {
  readonly postgres: number;
  readonly sistema: string;
  readonly banco: string;
  readonly migracao: string;
  readonly bytesDoSegmento: number;
  readonly agora: Date;
  /** Whether what is written later goes to the archive too. */
  readonly arquiva: boolean;
}

export const comCliente = async <T>(url: string, fazer: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await fazer(client);
  } finally {
    await client.end();
  }
};

export const lerCluster = async (client: pg.Client): Promise<DoCluster> => {
  const { rows } = await client.query<{
    versao: number;
    sistema: string;
    banco: string;
    agora: Date;
    bytes: number;
    arquiva: boolean;
    tabela: string | null;
  }>(`select current_setting('server_version_num')::int as versao, system_identifier::text as sistema,
    current_database() as banco, clock_timestamp() as agora, pg_size_bytes(current_setting('wal_segment_size'))::int as bytes,
    current_setting('archive_mode') <> 'off' and current_setting('wal_level') <> 'minimal' as arquiva,
    to_regclass('public.migracao')::text as tabela from pg_control_system()`);
  const [lido] = rows;
  if (!lido?.tabela) throw new CopiaError('Esse banco não é o da plataforma: nele não há migrações.');
  const { rows: migracoes } = await client.query<{ nome: string }>(
    "select max(nome) as nome from public.migracao where nome ~ '^[0-9]'",
  );
  return {
    postgres: Math.floor(lido.versao / 10_000),
    sistema: lido.sistema,
    banco: lido.banco,
    migracao: migracoes[0]?.nome ?? '',
    bytesDoSegmento: lido.bytes,
    agora: lido.agora,
    arquiva: lido.arquiva,
  };
};
