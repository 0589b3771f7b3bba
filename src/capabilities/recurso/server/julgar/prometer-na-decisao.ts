import { assinatura, diaSabido, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import { ultimoDiaDito } from '#capabilities/remedio/domain/ciencia.ts';
import { entregaDeUmModo, entregaNaDecisao } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { janelaDaEntrega } from '#capabilities/remedio/domain/promessas.ts';
import { prometer } from '#capabilities/remedio/server/index.ts';
import { type PlainDate, toIsoDate } from '#kernel/prazo/data.ts';
import { DIAS_PARA_RECORRER } from '#kernel/prazo/prazos-da-lei.ts';
import { formatData } from '#kernel/texto.ts';
import type { DecisaoDoRecurso } from '../../domain/resposta-do-recurso.ts';
import type { NoRecurso } from '../agir-no-recurso.ts';

interface PromessaDaDecisao {
  readonly prazo: PlainDate;
  /** The last day to contest what came with the decision; null for what comes later. */
  readonly contestarAte: PlainDate | null;
}

/** What a decision leaves to be handed over or, having come with it, to be confirmed. */
export const promessaDaDecisao = (
  { caso, agora, recurso: { row } }: NoRecurso,
  decisao: DecisaoDoRecurso,
): { readonly promessa: PromessaDaDecisao | null; readonly frase: string } => {
  const julgamento = { contraOTipo: row.contra_o_tipo };
  if (decisao.dataEntrega) {
    return {
      promessa: { prazo: decisao.dataEntrega, contestarAte: null },
      frase: `O órgão deve entregar até ${formatData(decisao.dataEntrega)}.`,
    };
  }
  if (!entregaNaDecisao(julgamento, decisao) && !entregaDeUmModo(julgamento, decisao)) {
    return { promessa: null, frase: '' };
  }
  const { abre, fecha } = janelaDaEntrega(caso.calendario, agora.getTime());
  // By letter or at the desk the days run from the notice (`registrarCiencia`).
  const ate = ultimoDiaDito(diaSabido(caso, fecha), DIAS_PARA_RECORRER);
  return {
    promessa: { prazo: abre, contestarAte: fecha },
    frase: `A informação veio com a decisão: se não é o que foi decidido, conteste até ${ate}.`,
  };
};

interface Escrito {
  readonly oQueEntregar: string | null;
  readonly informacaoEntregue: string | null;
}

export const prometerNaDecisao = async (
  quem: QuemAge,
  { tx, caso, agora, recurso: { row } }: NoRecurso,
  { prazo, contestarAte }: PromessaDaDecisao,
  { oQueEntregar, informacaoEntregue }: Escrito,
): Promise<void> => {
  const padrao = contestarAte
    ? 'O que a decisão deferiu, entregue com ela.'
    : 'O que a decisão mandou entregar.';
  const vazio = { texto: null, texto_cifrado: null };
  await prometer(
    tx,
    {
      id_manifestacao: caso.row.id,
      id_ouvidoria: caso.row.id_ouvidoria,
      origem: 'decisao',
      id_resposta: null,
      id_recurso: row.id,
      ...caso.guardarTexto(oQueEntregar ?? padrao),
      prazo: toIsoDate(prazo),
      prometida_em: agora,
    },
    contestarAte
      ? {
          ...(informacaoEntregue ? caso.guardarTexto(informacaoEntregue) : vazio),
          na_decisao: true,
          ...assinatura(quem, { row: { sigla_ouvidoria: row.sigla_julgadora } }),
          entregue_em: agora,
          contestar_ate: toIsoDate(contestarAte),
        }
      : undefined,
  );
};
