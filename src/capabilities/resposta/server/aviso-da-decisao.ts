import { comOndePedir, porExtenso } from '#capabilities/conteudo-da-resposta/domain/acesso-em-palavras.ts';
import type { DecisaoPedida } from '#capabilities/conteudo-da-resposta/domain/check-decisao.ts';
import type { AcessoGuardado } from '#capabilities/conteudo-da-resposta/domain/detalhes.ts';
import { razoesDaDecisao } from '#capabilities/conteudo-da-resposta/domain/razoes-da-decisao.ts';
import { diaDaEntrega } from '#capabilities/email/domain/eventos.ts';
import {
  type Aviso,
  lockCasoVisivel,
  type NoAto,
  pendenciaDoCaso,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { recursoQueCabe } from '#capabilities/recurso/server/index.ts';
import { CodigoDecisao } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { isAcesso } from '#kernel/enumeracoes.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData, semPontoFinal } from '#kernel/texto.ts';
import { todas } from '#server/db/todas.ts';
import type { Platform } from '#server/platform.ts';
import { findNomesDaDecisao } from './decisao-repository.ts';

type AvisoDaResposta = Aviso & { readonly evento: 'manifestacao.respondida' | 'manifestacao.acesso-negado' };

interface Respondida {
  readonly decisao: DecisaoPedida;
  readonly texto: string;
  readonly detalhes: object;
  readonly dataEntrega: string | null;
  readonly caminhoDaPesquisa: string;
}

/**
 * A request that was not granted in full is told why in the mail itself, and that one may appeal,
 * until when and to whom (Lei 12.527/2011, art. 11 §4; Decreto 7.724/2012, art. 19). Of a case that
 * is or was a denúncia no mail says anything. The answer is already written: the remedies are read
 * again, with it.
 */
export const avisoDaResposta = async (
  { platform, quem, tx, caso }: NoAto & { readonly platform: Platform; readonly quem: QuemAge },
  {
    decisao: { idCodigoDecisao, idEspecificacaoDecisao },
    texto,
    detalhes,
    dataEntrega,
    caminhoDaPesquisa,
  }: Respondida,
): Promise<AvisoDaResposta> => {
  const { row, isSigilosa } = caso;
  const semNegativa = idCodigoDecisao === null || idCodigoDecisao === CodigoDecisao.concedido;
  if (semNegativa || isSigilosa || !isAcesso(row.id_tipo_formulario))
    return {
      evento: 'manifestacao.respondida',
      caminhoDaPesquisa,
      ...(dataEntrega && !isSigilosa && { variaveis: diaDaEntrega(formatData(diaGuardado(dataEntrega))) }),
    };
  // A text that also hands over what was granted, often data of the person, stays on the platform.
  const entregouAlgo = idCodigoDecisao === CodigoDecisao.parcialmenteConcedido;
  const [nomes, respondido] = await todas([
    findNomesDaDecisao(tx, idCodigoDecisao, idEspecificacaoDecisao),
    lockCasoVisivel(platform, tx, quem, row.id),
  ]);
  const recurso = await recursoQueCabe(tx, respondido, pendenciaDoCaso(caso) === null);
  return {
    evento: 'manifestacao.acesso-negado',
    caminhoDaPesquisa,
    variaveis: {
      decisao: [nomes.decisao, nomes.especificacao].filter(Boolean).join('. '),
      razoes: semPontoFinal(
        [
          ...comOndePedir(razoesDaDecisao(detalhes as AcessoGuardado, dataEntrega), row.id_ouvidoria).map(
            (linha) => porExtenso(linha, quem.origem),
          ),
          ...(entregouAlgo ? [] : [texto]),
        ].join('\n'),
      ),
      recurso,
    },
  };
};
