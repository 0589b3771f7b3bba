import {
  assinatura,
  cadeiaDoCaso,
  diaSabido,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { ultimoDiaDito } from '#capabilities/remedio/domain/ciencia.ts';
import { isFavoravelDeTodo } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import type { IdInstancia } from '#capabilities/remedio/domain/instancia.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { DIAS_PARA_RECORRER } from '#kernel/prazo/prazos-da-lei.ts';
import { semPontoFinal } from '#kernel/texto.ts';
import {
  ESCLARECIMENTO_ENCERRADO,
  fraseDaDecisao,
  fraseDoRecursoQueCabe,
} from '../../domain/frases-do-recurso.ts';
import type { DecisaoDoRecurso } from '../../domain/resposta-do-recurso.ts';
import { passoSeguinte } from '../../domain/resposta-do-recurso.ts';
import type { EfeitoNoRecurso, NoRecurso } from '../agir-no-recurso.ts';
import { quemDecideNa } from '../ler/recurso-que-cabe.ts';
import { findInstancias } from '../ler/visto-repository.ts';
import { closeEsclarecimento } from './esclarecimento-repository.ts';
import { closePassos } from './passos-repository.ts';
import { findNomesDaDecisao, insertRespostaRecurso } from './resposta-repository.ts';

export interface RespostaRegistrada {
  readonly idRespostaRecurso: number;
  readonly instanciaSeguinte: string | null;
  readonly prazoSeguinte: string | null;
}

interface ParaOndeVai {
  readonly nome: string;
  readonly ultimoDia: string;
  readonly quemDecide: string;
}

const proximoPasso = (seguinte: ParaOndeVai | null, favoravel: boolean): string => {
  if (seguinte) {
    const { nome, ultimoDia, quemDecide } = seguinte;
    return `${fraseDoRecursoQueCabe(ultimoDia, quemDecide)} O recurso vai para: ${nome}.`;
  }
  return favoravel ? 'A decisão foi a seu favor.' : 'Contra esta decisão não cabe outro recurso.';
};

export type AvisoDaDecisao = 'recurso.respondido' | 'recurso.negado';

/**
 * Writes the decision, with where and until when it can be appealed, and tells the appellant: a
 * denial with its reasons (Lei 12.527/2011, art. 14), but nothing of a case that is or was a
 * denúncia.
 */
export const registrarResposta = async (
  quem: QuemAge,
  { tx, caso, agora, recurso: { row } }: NoRecurso,
  decisao: Omit<DecisaoDoRecurso, 'entregaJunto'> & {
    readonly texto: string;
    /** What the person is told of the delivery. */
    readonly depois?: string;
    readonly motivo?: string;
  },
): Promise<EfeitoNoRecurso<RespostaRegistrada, AvisoDaDecisao>> => {
  const seguinte = passoSeguinte(
    caso.calendario,
    cadeiaDoCaso(caso.row).map(({ idInstancia }) => idInstancia),
    {
      instancia: row.id_instancia as IdInstancia,
      idTipoResposta: decisao.idTipoResposta,
      em: agora.getTime(),
    },
  );
  const prazoSeguinte = seguinte && toIsoDate(seguinte.ultimoDia);
  const sabido = seguinte && diaSabido(caso, seguinte.ultimoDia);
  const entrega = decisao.dataEntrega && toIsoDate(decisao.dataEntrega);
  const idRespostaRecurso = await insertRespostaRecurso(tx, {
    id_recurso: row.id,
    id_tipo_resposta_recurso: decisao.idTipoResposta,
    id_especificacao: decisao.idEspecificacao,
    id_detalhamento: decisao.idDetalhamento,
    ...caso.guardarTexto(decisao.texto),
    data_entrega: entrega,
    data_entrega_original: entrega,
    id_instancia_seguinte: seguinte?.instancia ?? null,
    prazo_seguinte: prazoSeguinte,
    id_ouvidoria: row.id_ouvidoria_julgadora,
    ...assinatura(quem, { row: { sigla_ouvidoria: row.sigla_julgadora } }),
    registrada_em: agora,
  });
  await closePassos(tx, [row.id], agora);
  const semResposta = await closeEsclarecimento(tx, row.id, agora);
  const instancias = await findInstancias(tx);
  const nome = (id: number | undefined): string =>
    instancias.find((instancia) => instancia.id === id)?.descricao ?? '';
  const nomes = await findNomesDaDecisao(tx, decisao);
  const paraOndeVai = seguinte && {
    nome: nome(seguinte.instancia),
    ultimoDia: ultimoDiaDito(sabido, DIAS_PARA_RECORRER),
    quemDecide: await quemDecideNa(tx, caso.row, seguinte.instancia),
  };
  const favoravel = isFavoravelDeTodo(decisao.idTipoResposta);
  const variaveis = {
    instancia: nome(row.id_instancia),
    proximoPasso: [proximoPasso(paraOndeVai, favoravel), decisao.depois].filter(Boolean).join(' '),
  };
  const resultado = {
    idRespostaRecurso,
    instanciaSeguinte: paraOndeVai?.nome ?? null,
    prazoSeguinte: sabido && prazoSeguinte,
  };
  return {
    informacoes: [
      fraseDaDecisao(nome(row.id_instancia), nomes.tipo, decisao.dataEntrega),
      ...(semResposta ? [ESCLARECIMENTO_ENCERRADO] : []),
    ].join(' '),
    detalhes: { idRecurso: row.id, idRespostaRecurso, idTipoResposta: decisao.idTipoResposta },
    mudancas: { respondido_em: agora },
    avisos: [
      favoravel || caso.isSigilosa
        ? { evento: 'recurso.respondido', variaveis }
        : {
            evento: 'recurso.negado',
            variaveis: {
              ...variaveis,
              decisao: [nomes.tipo, nomes.especificacao].filter(Boolean).join('. '),
              razoes: semPontoFinal([decisao.motivo, decisao.texto].filter(Boolean).join('.\n')),
            },
          },
    ],
    resultado,
  };
};
