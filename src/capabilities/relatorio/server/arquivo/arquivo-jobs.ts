import { z } from 'zod';
import { alertar } from '#capabilities/alerta/server/index.ts';
import { DomainError } from '#kernel/errors.ts';
import { days } from '#server/clock.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { createFileStore } from '#server/storage/create-file-store.ts';
import { DIAS_GUARDADO, type EstadoDoArquivo, type Formato, isACaminho } from '../../domain/arquivo.ts';
import {
  type ArquivoRow,
  deleteArquivo,
  findArquivo,
  listArquivosAntigos,
  updateArquivo,
} from './arquivo-repository.ts';
import { escreverAParte } from './escrever-a-parte.ts';
import { type Escrito, escreverArquivo } from './escrever-arquivo.ts';
import { abrirOlhar, apagarLugar, chaveDosArquivos } from './guardar-arquivo.ts';
import { prepararArquivo } from './preparar-arquivo.ts';

export const ESCREVER = 'relatorio-arquivo';

const EM_PALAVRAS = 'Não foi possível escrever este arquivo. Peça de novo.';

const entregar = ({ db, clock }: Platform, row: ArquivoRow, escrito: Escrito): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await updateArquivo(tx, row.id, {
      ...escrito,
      estado: 'pronto',
      progresso: 100,
      pronto_em: clock.now(),
    });
    const { idOuvidoria } = row.olhar as unknown as { readonly idOuvidoria: number | null };
    await alertar(tx, {
      tipo: 'relatorio-pronto',
      ...(idOuvidoria !== null && { idOuvidoria }),
      chave: `relatorio-pronto:${row.id}`,
      agora: clock.now(),
      para: [row.id_usuario],
    });
  });

/** Up to this many rows, writing them takes less time than starting a thread. */
const POUCAS_LINHAS: Readonly<Record<Formato, number>> = { csv: 5000, xlsx: 2000, pdf: 50 };

const desistir = async (platform: Platform, { id, local }: ArquivoRow, motivo: string): Promise<void> => {
  await updateArquivo(platform.db, id, { estado: 'falhou', motivo, pronto_em: platform.clock.now() });
  await apagarLugar(platform, local);
};

const escrever = async (platform: Platform, row: ArquivoRow): Promise<Escrito> => {
  const { config, leitura, pool, clock } = platform;
  // Progress updates are chained, so that the last one reported is the last one written.
  let dito: Promise<void> = Promise.resolve();
  const dizer = (progresso: number): void => {
    dito = dito.then(() => updateArquivo(platform.db, row.id, { estado: 'fazendo', progresso }));
    // A failure is reported by the `await dito` below; here it only must not go unhandled.
    dito.catch(() => undefined);
  };
  dizer(0);
  try {
    const preparado = await prepararArquivo(
      { db: leitura, plataforma: config.instalacao.nome, agora: clock.now() },
      { ...row, olhar: abrirOlhar(platform, row) },
    );
    if (preparado.tabela.total > POUCAS_LINHAS[preparado.formato])
      return await escreverAParte(platform, preparado, row, dizer);
    const oficina = { pool, store: createFileStore(config), chave: chaveDosArquivos(platform), dizer };
    return await escreverArquivo(oficina, preparado, row);
  } finally {
    await dito;
  }
};

const pedido = z.object({ idArquivo: z.int() });

export const arquivoJobs = (platform: Platform): readonly Job[] => [
  {
    name: ESCREVER,
    run: async (payload) => {
      const row = await findArquivo(platform.db, pedido.parse(payload).idArquivo);
      // A file interrupted by a server's stop is written again; one that failed is not retried.
      if (!row || !isACaminho(row.estado as EstadoDoArquivo)) return;
      try {
        await entregar(platform, row, await escrever(platform, row));
      } catch (error) {
        const isRecusa = error instanceof DomainError;
        await desistir(platform, row, isRecusa ? error.message : EM_PALAVRAS);
        if (!isRecusa) throw error;
      }
    },
  },
  {
    name: 'relatorio-arquivos-antigos',
    cron: '50 5 * * *',
    run: async () => {
      const antesDe = new Date(platform.clock.now().getTime() - days(DIAS_GUARDADO));
      for (const { id, local } of await listArquivosAntigos(platform.db, antesDe)) {
        await apagarLugar(platform, local);
        await deleteArquivo(platform.db, id);
      }
    },
  },
];
