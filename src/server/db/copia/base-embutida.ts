import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { comCliente } from './cluster.ts';
import { copiarArvore, copiarUm } from './copiar-arvore.ts';
import { type Copiado, pastaDoBanco, sha256De } from './pasta-da-copia.ts';
import { listDoWalEntre } from './segmentos.ts';

/** What PostgreSQL's manual leaves out of a base backup (25.3.4): it is made anew at the start. */
const FORA =
  /^(postmaster\.(pid|opts)|(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.+|.*\/?pgsql_tmp.*|.*\/?pg_internal\.init|backup_label|tablespace_map)$/;

const terminar = async (client: pg.Client) => {
  // What this base needs of the log is copied with it, so that it is whole without an archive.
  const { rows } = await client.query<{ fim: string; rotulo: string; espacos: string }>(
    'select pg_walfile_name(lsn) as fim, labelfile as rotulo, spcmapfile as espacos from pg_backup_stop(false)',
  );
  const [dado] = rows;
  if (!dado) throw new Error('pg_backup_stop told nothing');
  return dado;
};

/** The manual's low-level way, because the embedded PostgreSQL comes without pg_basebackup: nobody waits meanwhile. */
export const copiarEmbutido = async (url: string, pasta: string, base: string): Promise<Copiado[]> => {
  const banco = pastaDoBanco(base);
  return comCliente(url, async (client) => {
    // Ends with the connection; until then no segment that the base needs is recycled.
    await client.query("select pg_create_physical_replication_slot('escuta_copia', true, true)");
    const { rows } = await client.query<{ inicio: string }>(
      "select pg_walfile_name(pg_backup_start('escuta.br', true)) as inicio",
    );
    const copiados = await copiarArvore(pasta, banco, (nome) => !FORA.test(nome));
    const { fim, rotulo, espacos } = await terminar(client);
    // The last segment is whole only after another was begun.
    await client.query('select pg_switch_wal()');
    const acrescentar = async (nome: string, texto: string) => {
      await writeFile(path.join(banco, nome), texto, { mode: 0o600, flush: true });
      copiados.push({ nome, bytes: Buffer.byteLength(texto), sha256: sha256De(texto) });
    };
    await acrescentar('backup_label', rotulo);
    if (espacos.trim() !== '') await acrescentar('tablespace_map', espacos);
    const segmentos = listDoWalEntre(await readdir(path.join(pasta, 'pg_wal')), rows[0]?.inicio ?? '', fim);
    for (const nome of segmentos) {
      const feito = await copiarUm(path.join(pasta, 'pg_wal', nome), path.join(banco, 'pg_wal', nome));
      if (feito) copiados.push({ nome: `pg_wal/${nome}`, ...feito });
    }
    return copiados;
  });
};
