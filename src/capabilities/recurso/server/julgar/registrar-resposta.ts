import { assinatura, cadeiaDoCaso, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import { isFavoravelDeTodo } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import type { IdInstancia } from '#capabilities/remedio/domain/instancia.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import { ESCLARECIMENTO_ENCERRADO, fraseDaDecisao } from '../../domain/frases-do-recurso.ts';
import type { DecisaoDoRecurso } from '../../domain/resposta-do-recurso.ts';
import { passoSeguinte } from '../../domain/resposta-do-recurso.ts';
import type { EfeitoNoRecurso, NoRecurso } from '../agir-no-recurso.ts';
import { findInstancias } from '../ler/visto-repository.ts';
import { closeEsclarecimento } from './esclarecimento-repository.ts';
import { closePassos } from './passos-repository.ts';
import { findTipoResposta, insertRespostaRecurso } from './resposta-repository.ts';

export interface RespostaRegistrada {
  readonly idRespostaRecurso: number;
  readonly instanciaSeguinte: string | null;
  readonly prazoSeguinte: string | null;
}

const proximoPasso = (
  { instanciaSeguinte }: RespostaRegistrada,
  ultimoDia: string | null,
  favoravel: boolean,
): string => {
  if (instanciaSeguinte && ultimoDia) {
    return `Se você não concordar, pode recorrer até ${ultimoDia}. O recurso vai para: ${instanciaSeguinte}.`;
  }
  return favoravel ? 'A decisão foi a seu favor.' : 'Contra esta decisão não cabe outro recurso.';
};

/** Writes the decision, with where and until when it can be appealed, and tells the appellant. */
export const registrarResposta = async (
  quem: QuemAge,
  { tx, caso, agora, recurso: { row } }: NoRecurso,
  decisao: Omit<DecisaoDoRecurso, 'entregaJunto'> & {
    readonly texto: string;
    /** What the person is told of the delivery. */
    readonly depois?: string;
  },
): Promise<EfeitoNoRecurso<RespostaRegistrada, 'recurso.respondido'>> => {
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
  const tipo = await findTipoResposta(tx, decisao.idTipoResposta);
  const resultado = {
    idRespostaRecurso,
    instanciaSeguinte: seguinte && nome(seguinte.instancia),
    prazoSeguinte,
  };
  return {
    informacoes: [
      fraseDaDecisao(nome(row.id_instancia), tipo?.descricao ?? '', decisao.dataEntrega),
      ...(semResposta ? [ESCLARECIMENTO_ENCERRADO] : []),
    ].join(' '),
    detalhes: { idRecurso: row.id, idRespostaRecurso, idTipoResposta: decisao.idTipoResposta },
    mudancas: { respondido_em: agora },
    avisos: [
      {
        evento: 'recurso.respondido',
        variaveis: {
          instancia: nome(row.id_instancia),
          proximoPasso: [
            proximoPasso(
              resultado,
              seguinte && formatData(seguinte.ultimoDia),
              isFavoravelDeTodo(decisao.idTipoResposta),
            ),
            decisao.depois,
          ]
            .filter(Boolean)
            .join(' '),
        },
      },
    ],
    resultado,
  };
};
