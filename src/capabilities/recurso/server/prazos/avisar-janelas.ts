import { diaSabido, lembrar, type NoAto } from '#capabilities/manifestacao/server/index.ts';
import { ultimoDiaDito } from '#capabilities/remedio/domain/ciencia.ts';
import { isAvisoDaJanela } from '#capabilities/remedio/domain/remedios.ts';
import { addDays, localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { DIAS_PARA_RECORRER } from '#kernel/prazo/prazos-da-lei.ts';
import { formatData } from '#kernel/texto.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { verdictDoAto } from '../interpor/remedios.ts';
import { quemDecideNa } from '../ler/recurso-que-cabe.ts';
import { findInstancias } from '../ler/visto-repository.ts';
import { listSemResposta } from './janelas-repository.ts';
import { findAberto, listQueVencem } from './prazos-repository.ts';

/** Longer than any window against silence is open, holidays included; the case itself says whether it is. */
const DIAS_DA_BUSCA = 30;

/** Where the person may go today because nobody spoke, with the last day; null while there is nothing to tell. */
const janelaAberta = async (platform: Platform, { tx, caso }: NoAto, nome: 'reclamar' | 'recorrer') => {
  const remedio = caso.remedios?.[nome];
  if (!remedio?.porSilencio || !remedio.instancia) return null;
  // Of a window without an end only one that was never announced is news.
  const dia = remedio.janela?.fecha ?? remedio.semAvisoDesde;
  if (!dia) return null;
  // Who is told otherwise was told by the office: the days that this gave are no news.
  if (remedio.janela && isAvisoDaJanela(caso.row.acesso?.avisoDoSilencio ?? null, remedio.janela))
    return null;
  if (!verdictDoAto(platform, caso, nome).allowed) return null;
  return {
    instancia: remedio.instancia,
    marco: toIsoDate(dia),
    variaveis: {
      ultimoDia: ultimoDiaDito(remedio.janela && diaSabido(caso, remedio.janela.fecha), DIAS_PARA_RECORRER),
      quemDecide: await quemDecideNa(tx, caso.row, remedio.instancia),
    },
  };
};

const avisarReclamacao = (platform: Platform, idManifestacao: number): Promise<void> =>
  lembrar(platform, idManifestacao, async (noAto) => {
    const janela = await janelaAberta(platform, noAto, 'reclamar');
    if (!janela) return [];
    const prazo = formatData(diaGuardado(noAto.caso.row.prazo));
    return [
      {
        evento: 'reclamacao.aberta',
        variaveis: { ...janela.variaveis, prazo },
        chave: `reclamacao-aberta:${idManifestacao}:${janela.marco}`,
      },
    ];
  });

const avisarInstancia = (platform: Platform, idManifestacao: number, idRecurso: number): Promise<void> =>
  lembrar(platform, idManifestacao, async (noAto) => {
    const prazo = (await findAberto(noAto.tx, idRecurso))?.prazo;
    const janela = prazo && (await janelaAberta(platform, noAto, 'recorrer'));
    if (!janela) return [];
    const instancias = await findInstancias(noAto.tx);
    return [
      {
        evento: 'recurso.instancia-aberta',
        variaveis: {
          ...janela.variaveis,
          prazo: formatData(diaGuardado(prazo)),
          instancia: instancias.find(({ id }) => id === janela.instancia)?.descricao ?? '',
        },
        chave: `instancia-aberta:${idRecurso}:${janela.marco}`,
      },
    ];
  });

/**
 * Every morning: silence opens a window that no decision announces, so its author is told in writing, once, from its first
 * day on, until when it is open (Decreto 7.724/2012, art. 22; Lei 12.527/2011, arts. 15 and 16). A last day that
 * moved is told anew. Whoever no mail reaches is told by the office, which finds them in its queue (`ciencia`).
 */
export const avisarJanelasJob = (platform: Platform): Job => ({
  name: 'avisar-janelas-do-silencio',
  cron: '29 10 * * *',
  run: async () => {
    const hoje = localDate(platform.clock.now().getTime());
    const desde = toIsoDate(addDays(hoje, -DIAS_DA_BUSCA));
    const ontem = toIsoDate(addDays(hoje, -1));
    await emCada(await listSemResposta(platform.db, { de: desde, ate: ontem }), ({ id }) =>
      avisarReclamacao(platform, id),
    );
    await emCada(await listQueVencem(platform.db, { de: desde, ate: ontem }), ({ id, id_manifestacao }) =>
      avisarInstancia(platform, id_manifestacao, id),
    );
  },
});
