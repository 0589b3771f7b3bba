import { casoDoPrazo } from '#capabilities/feriado/domain/recontagem.ts';
import { compararPrazos, type PrazosRecontaveis } from '#capabilities/feriado/server/index.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { DIAS_COMPLEMENTACAO, DIAS_CONSENTIMENTO } from '#kernel/prazo/prazos-da-lei.ts';
import { formatData } from '#kernel/texto.ts';
import { Acao } from '../../domain/historico.ts';
import { prazoDoCidadao } from '../../domain/manifestacao-prazos.ts';
import { anotarPeloSistema } from '../anotar.ts';
import {
  countJanelas,
  findJanela,
  type JanelaAberta,
  listJanelas,
  type TabelaDeJanelas,
  updateJanela,
} from './janelas-repository.ts';

interface JanelasDoCidadao extends TabelaDeJanelas {
  readonly dias: number;
  /** As the sentence of the history says it. */
  readonly oPrazo: string;
}

/** Later only: a last day that the person was told stays true. */
const contar = (calendario: Calendario, { aberta_em, prazo }: JanelaAberta, dias: number): string => {
  const novo = toIsoDate(prazoDoCidadao(calendario, aberta_em.getTime(), dias));
  return novo > prazo ? novo : prazo;
};

/** The days in which the person, not the office, has to do something. */
const recontaveis = (janelas: JanelasDoCidadao): PrazosRecontaveis => ({
  tipo: janelas.tabela,

  contar: (db, alcance) => countJanelas(db, janelas, alcance),

  comparar: async (db, alcance, lote, calendarioDe) =>
    compararPrazos(
      await listJanelas(db, janelas, alcance, lote.depoisDe, lote.limite),
      lote,
      async (row) => ({
        idManifestacao: row.id_manifestacao,
        antes: row.prazo,
        novo: contar(await calendarioDe(row.id_ouvidoria), row, janelas.dias),
      }),
    ),

  recontar: async (platform, mudanca, recontar) => {
    const { idAlvo } = mudanca;
    const idManifestacao = casoDoPrazo(mudanca);
    const feito = await anotarPeloSistema(platform, idManifestacao, async ({ tx }) => {
      const row = await findJanela(tx, janelas, idAlvo);
      const novo = row && contar(await recontar.calendarioDe(row.id_ouvidoria), row, janelas.dias);
      if (!novo || novo === row.prazo) return null;
      await updateJanela(tx, janelas, idAlvo, novo);
      await recontar.anotar(tx, { idAlvo, idManifestacao, prazoAnterior: row.prazo, prazoNovo: novo });
      const variaveis = {
        prazoAnterior: formatData(diaGuardado(row.prazo)),
        prazo: formatData(diaGuardado(novo)),
      };
      return {
        acao: Acao.recontagem,
        informacoes: `${recontar.porque} e ${janelas.oPrazo} foi contado de novo: passou de ${variaveis.prazoAnterior} para ${variaveis.prazo}.`,
        detalhes: { prazoAnterior: row.prazo, prazo: novo },
        avisos: [{ evento: 'manifestacao.janela-recontada', variaveis }],
        resultado: true as const,
      };
    });
    return feito === true;
  },
});

/** Recounted when a calendar changes. */
export const janelasDoCidadao: readonly PrazosRecontaveis[] = [
  recontaveis({
    tabela: 'complementacao',
    abertaEm: 'pedida_em',
    fechadaEm: 'encerrada_em',
    dias: DIAS_COMPLEMENTACAO,
    oPrazo: 'o prazo para complementar',
  }),
  recontaveis({
    tabela: 'consentimento',
    abertaEm: 'pedido_em',
    fechadaEm: 'respondido_em',
    dias: DIAS_CONSENTIMENTO,
    oPrazo: 'o prazo para responder ao pedido de consentimento',
  }),
];
