import { fecharSigilosas } from '#capabilities/dados-abertos/server/index.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { minutes } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { DIAS_DO_ANO, DIAS_DO_MES, isMesMagro, numerosDe } from '../domain/inicio.ts';
import { completarPeriodo, mesDoMomento } from '../domain/periodo.ts';
import type { NomeDoPainel, NumerosDoInicio } from '../domain/visao.ts';
import {
  encherLado,
  findAtualizacao,
  findFatosDoInicio,
  findPrimeiroMes,
  saveAtualizacao,
  tryLock,
} from './atualizacao-repository.ts';
import { montarVisao } from './montar-visao.ts';
import { replaceTempos } from './tempo-repository.ts';

const inicioDe = async (tx: Db, agora: Date): Promise<NumerosDoInicio> => {
  const doMes = await findFatosDoInicio(tx, agora, DIAS_DO_MES);
  const numeros = isMesMagro(doMes)
    ? numerosDe(await findFatosDoInicio(tx, agora, DIAS_DO_ANO), DIAS_DO_ANO)
    : numerosDe(doMes, DIAS_DO_MES);
  return { atualizadoEm: agora.toISOString(), ...numeros };
};

/** Reads all facts again. Meanwhile people see the complete result of the last run. */
const atualizarPaineis = async ({ db, clock, log }: Platform): Promise<void> => {
  const atualizadoEm = clock.now();
  const hoje = toIsoDate(localDate(atualizadoEm.getTime()));
  const ultimoMes = mesDoMomento(atualizadoEm);
  await db.transaction().execute(async (tx) => {
    if (!(await tryLock(tx))) {
      log.info('Os painéis já estão sendo atualizados por outra instância.');
      return;
    }
    const lado = (await findAtualizacao(tx))?.lado === 1 ? 2 : 1;
    await fecharSigilosas(tx, localDate(atualizadoEm.getTime()));
    await encherLado(tx, lado, hoje);
    const primeiroMes = await findPrimeiroMes(tx, lado, ultimoMes);
    const verPrimeiro = (painel: NomeDoPainel) =>
      montarVisao(
        { db: tx, recorte: { lado, acesso: painel === 'lai', ...completarPeriodo({}, ultimoMes) } },
        { painel, atualizadoEm, primeiroMes, ultimoMes },
      );
    const visoes = { resolveu: await verPrimeiro('resolveu'), lai: await verPrimeiro('lai') };
    const inicio = await inicioDe(tx, atualizadoEm);
    await replaceTempos(tx, atualizadoEm, hoje);
    await saveAtualizacao(tx, { lado, atualizadoEm, primeiroMes, ultimoMes, visoes, inicio });
  });
};

const VALE_POR = minutes(55);

export const painelJobs = (platform: Platform): readonly Job[] => [
  { name: 'atualizar-paineis', cron: '7 * * * *', run: () => atualizarPaineis(platform) },
  {
    // So that the panels of a new server are not empty for an hour.
    name: 'iniciar-paineis',
    aoIniciar: true,
    run: async () => {
      const ultima = await findAtualizacao(platform.db);
      const isNova = ultima && platform.clock.now().getTime() - ultima.atualizado_em.getTime() < VALE_POR;
      if (!isNova) await atualizarPaineis(platform);
    },
  },
];
