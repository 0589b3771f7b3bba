import { z } from 'zod';
import { todosOsImpedidos } from '#capabilities/manifestacao/server/index.ts';
import { foraSoOsImpedidos, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { days } from '#server/clock.ts';
import { enqueue, type Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import type { RelatorioPedido } from '../contract.ts';
import type { Alcance } from '../domain/autoridade.ts';
import {
  relatorioAindaNaoPronto,
  relatorioNaoEncontrado,
  relatoriosDemais,
} from '../domain/monitoramento-errors.ts';
import type { EstadoDoRelatorio, RelatorioDoOrgao } from '../domain/relatorio-do-orgao.ts';
import { quemMonitora } from './alcance.ts';
import type { Periodo } from './fatos-repository.ts';
import { readOrgaos } from './monitorar-orgaos.ts';
import { pdfDeTodos } from './relatorio-pdf.ts';
import {
  countNaFila,
  deleteRelatoriosAntigos,
  findRelatorio,
  insertRelatorio,
  selectRelatorios,
  updateRelatorio,
} from './relatorios-repository.ts';
import { conferirPeriodo, montarRelatorio, type Vizinhos } from './ver-relatorio.ts';

const ESCREVER = 'monitoramento-relatorio';
const GUARDADO_POR = days(30);
const MAIS_NA_FILA = 3;
const MOSTRADOS = 10;
/** With more offices the report would be a book; the table still has every office. */
const MAIS_DETALHADOS = 60;

/** Requested here, written by a job, downloaded when ready. */
export const pedirRelatorio = async (
  platform: Platform,
  usuario: UsuarioAtual,
  periodo: Periodo,
): Promise<{ idRelatorio: number }> => {
  conferirPeriodo(periodo);
  return platform.db.transaction().execute(async (tx) => {
    if ((await countNaFila(tx, usuario.idUsuario)) >= MAIS_NA_FILA) throw relatoriosDemais();
    const { alcance } = await quemMonitora(tx, usuario);
    const idRelatorio = await insertRelatorio(tx, {
      ...periodo,
      idSolicitante: usuario.idUsuario,
      alcance,
      agora: platform.clock.now(),
    });
    await enqueue(tx, ESCREVER, { idRelatorio });
    return { idRelatorio };
  });
};

export const listRelatorios = async (
  { db }: Platform,
  { idUsuario }: UsuarioAtual,
): Promise<RelatorioPedido[]> => {
  const rows = await selectRelatorios(db, idUsuario, MOSTRADOS);
  return rows.map((row) => ({
    idRelatorio: row.id,
    de: row.de,
    ate: row.ate,
    estado: row.estado as EstadoDoRelatorio,
    orgaos: row.orgaos,
    pedidoEm: row.pedido_em.toISOString(),
    prontoEm: row.pronto_em?.toISOString() ?? null,
  }));
};

/** A report belongs to the person who asked for it: for others it does not exist. */
export const baixarRelatorio = async (
  { db }: Platform,
  { idUsuario }: UsuarioAtual,
  idRelatorio: number,
): Promise<{ arquivo: Buffer; de: string; ate: string }> => {
  const row = await findRelatorio(db, idRelatorio);
  if (row?.id_solicitante !== idUsuario) throw relatorioNaoEncontrado();
  if (row.arquivo === null) throw relatorioAindaNaoPronto();
  return { arquivo: row.arquivo, de: row.de, ate: row.ate };
};

const pedido = z.object({ idRelatorio: z.int() });

const escrever = async (platform: Platform, vizinhos: Vizinhos, idRelatorio: number): Promise<void> => {
  const { db, clock, config } = platform;
  const row = await findRelatorio(db, idRelatorio);
  if (row?.estado !== 'na-fila') return;
  const agora = clock.now();
  // Asked as it is written: a job keeps in the open neither who is kept away nor from what.
  const impedidoEm = (await todosOsImpedidos(platform, db)).flatMap(({ idUsuario, idManifestacao }) =>
    idUsuario === row.id_solicitante ? [idManifestacao] : [],
  );
  const fora = foraSoOsImpedidos({ impedidoEm });
  const alcance = row.alcance as unknown as Alcance;
  const orgaos = await readOrgaos(db, agora, { alcance, ...fora }, null);
  const detalhados: RelatorioDoOrgao[] = [];
  for (const { orgao, alertas } of orgaos) {
    if (alertas.length > 0 && detalhados.length < MAIS_DETALHADOS)
      detalhados.push(await montarRelatorio(db, agora, vizinhos, orgao, row, fora));
  }
  const arquivo = await pdfDeTodos(
    { de: row.de, ate: row.ate, orgaos, detalhados },
    { plataforma: config.instalacao.nome, agora },
  );
  await updateRelatorio(db, idRelatorio, {
    estado: 'pronto',
    orgaos: orgaos.length,
    arquivo,
    pronto_em: agora,
  });
};

export const relatorioJobs = (platform: Platform, vizinhos: Vizinhos): readonly Job[] => [
  {
    name: ESCREVER,
    run: async (payload) => {
      const { idRelatorio } = pedido.parse(payload);
      try {
        await escrever(platform, vizinhos, idRelatorio);
      } catch (error) {
        // The person who waits is told; the worker records the failure and does not retry for ever.
        await updateRelatorio(platform.db, idRelatorio, {
          estado: 'falhou',
          pronto_em: platform.clock.now(),
        });
        throw error;
      }
    },
  },
  {
    name: 'monitoramento-relatorios-antigos',
    cron: '40 5 * * *',
    run: () => deleteRelatoriosAntigos(platform.db, new Date(platform.clock.now().getTime() - GUARDADO_POR)),
  },
];
