import type { z } from 'zod';
import { anexarA } from '#capabilities/anexo/server/index.ts';
import { checkDecisao, type DecisaoPedida } from '#capabilities/conteudo-da-resposta/domain/check-decisao.ts';
import { parseConteudoDoAcesso } from '#capabilities/conteudo-da-resposta/domain/conteudo-do-acesso.ts';
import {
  type ConteudoMinimo,
  parseConteudoMinimo,
} from '#capabilities/conteudo-da-resposta/domain/conteudo-minimo.ts';
import {
  type AcessoGuardado,
  type DetalhesSelados,
  guardarConteudo,
} from '#capabilities/conteudo-da-resposta/domain/detalhes.ts';
import { Especificacao } from '#capabilities/conteudo-da-resposta/domain/especificacao.ts';
import { TipoResposta } from '#capabilities/conteudo-da-resposta/domain/resposta.ts';
import { assinatura, type Caso, faz, type NoAto } from '#capabilities/manifestacao/server/index.ts';
import { linkDaPesquisa } from '#capabilities/pesquisa-satisfacao/server/index.ts';
import { encerrarPromessas } from '#capabilities/remedio/server/index.ts';
import { isAcesso } from '#kernel/enumeracoes.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { camposComErro } from '#kernel/validacao/campos-com-erro.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Db } from '#server/db/database.ts';
import { todas } from '#server/db/todas.ts';
import { responder as ato } from '../domain/responder.ato.ts';
import { conteudoMinimoFalta, detalhamentoNaoExiste, semEmail } from '../domain/resposta-errors.ts';
import { avisoDaResposta } from './aviso-da-decisao.ts';
import { conferirTextoDoGrupo } from './conferir-texto-do-grupo.ts';
import { conferirPedidoAnterior } from './pedido-anterior.ts';
import { prometerNaResposta } from './prometer-na-resposta.ts';
import { deleteRascunho } from './rascunho-resposta-repository.ts';
import { findDecisao, findDetalhamento, insertResposta } from './resposta-repository.ts';

export type RespostaConclusiva = z.output<typeof ato.entrada>;

const conferido = <C>(lido: z.ZodSafeParseResult<C>): C => {
  if (!lido.success) throw conteudoMinimoFalta(camposComErro(lido.error));
  return lido.data;
};

interface DetalhesConferidos {
  /** Kept in its own column, because deadlines depend on it. */
  readonly dataEntrega: string | null;
  readonly detalhes: ConteudoMinimo | AcessoGuardado;
}

/** The detail is stored with its name, because the table of details may change later. */
const conferirAcesso = async (
  tx: Db,
  idManifestacao: number,
  { detalhes: enviados, ...decisao }: Pick<RespostaConclusiva, 'detalhes' | keyof DecisaoPedida>,
  agora: Date,
): Promise<DetalhesConferidos> => {
  const hoje = localDate(agora.getTime());
  const { dataEntrega = null, ...escritos } = conferido(parseConteudoDoAcesso(decisao, enviados, hoje));
  const { protocoloAnterior, idDetalhamento } = escritos;
  const [anterior, detalhamento] = await todas([
    protocoloAnterior === undefined ? null : conferirPedidoAnterior(tx, idManifestacao, protocoloAnterior),
    idDetalhamento === undefined ? undefined : findDetalhamento(tx, idDetalhamento),
  ]);
  const detalhes = { ...escritos, ...(anterior !== null && { protocoloAnterior: anterior }) };
  if (idDetalhamento === undefined) return { dataEntrega, detalhes };
  if (!detalhamento) throw detalhamentoNaoExiste();
  return { dataEntrega, detalhes: { ...detalhes, detalhamento: detalhamento.descricao } };
};

const conferirDetalhes = async (
  { tx, caso: { row }, agora }: Pick<NoAto, 'tx' | 'caso' | 'agora'>,
  resposta: Pick<RespostaConclusiva, 'detalhes' | keyof DecisaoPedida>,
): Promise<DetalhesConferidos> =>
  isAcesso(row.id_tipo_formulario)
    ? conferirAcesso(tx, row.id, resposta, agora)
    : { dataEntrega: null, detalhes: conferido(parseConteudoMinimo(row.id_tipo, resposta.detalhes)) };

const conferirDecisao = async (tx: Db, caso: Caso, pedida: DecisaoPedida): Promise<void> => {
  const { row } = caso;
  const daTabela =
    pedida.idCodigoDecisao === null
      ? null
      : await findDecisao(tx, row.id_tipo_formulario, pedida.idCodigoDecisao);
  enforce(checkDecisao(row.id_tipo_formulario, pedida, daTabela));
  if (pedida.idEspecificacaoDecisao === Especificacao.porEmail && !caso.manifestante()?.email)
    throw semEmail();
};

/** Encrypted whole if the case is protected. */
const guardarDetalhes = (caso: Caso, detalhes: DetalhesConferidos['detalhes']): string => {
  const texto = JSON.stringify(guardarConteudo(caso.row.id_tipo, detalhes));
  if (!caso.isSigilosa) return texto;
  return JSON.stringify({ cifrado: caso.selar(texto).toString('base64') } satisfies DetalhesSelados);
};

/** Facts of a denúncia that work list and statistics need (`apta` and the three 'envolve'). */
const marcasDaDenuncia = (detalhes: DetalhesConferidos['detalhes']) =>
  'destino' in detalhes
    ? {
        apta: detalhes.apta,
        envolve_empresa: detalhes.envolveEmpresa,
        envolve_servidor: detalhes.envolveServidorPublico,
        envolve_cargo_das4: detalhes.envolveCargoDas4,
      }
    : {};

/**
 * The conclusive answer, which ends the case (Lei 13.460/2017, art. 12, V; Decreto 9.492/2018,
 * arts. 19–22).
 */
export const responder = faz(ato, async (noAto, { texto, anexos, detalhes: enviados, ...decisao }) => {
  const { platform, quem, tx, caso, agora } = noAto;
  const { row } = caso;
  await conferirTextoDoGrupo(platform, quem, caso, texto);
  const [, { dataEntrega, detalhes }] = await todas([
    conferirDecisao(tx, caso, decisao),
    conferirDetalhes(noAto, { detalhes: enviados, ...decisao }),
  ]);
  const autor = assinatura(quem, caso);
  const inserindo = insertResposta(tx, {
    id_manifestacao: row.id,
    id_tipo_resposta: TipoResposta.conclusiva,
    ...caso.guardarTexto(texto),
    id_codigo_decisao: decisao.idCodigoDecisao,
    id_especificacao_decisao: decisao.idEspecificacaoDecisao,
    id_ouvidoria: row.id_ouvidoria,
    ...autor,
    registrada_em: agora,
    data_compromisso: dataEntrega,
    detalhes: guardarDetalhes(caso, detalhes),
  });
  const [idResposta, caminhoDaPesquisa] = await todas([
    inserindo,
    linkDaPesquisa(platform, tx, row.id),
    deleteRascunho(tx, { idManifestacao: row.id, idUsuario: autor.id_responsavel }),
    isAcesso(row.id_tipo_formulario) && encerrarPromessas(tx, row.id, agora),
  ]);
  const vinculo = { idResposta };
  const [, , aviso] = await todas([
    prometerNaResposta(noAto, { idResposta, dataEntrega, detalhes, ...decisao }),
    anexarA(platform, tx, { enviados: anexos, idManifestacao: row.id, cofre: caso.cofre, vinculo }),
    avisoDaResposta(noAto, { decisao, texto, detalhes, dataEntrega, caminhoDaPesquisa }),
  ]);
  return {
    informacoes: 'O órgão deu a resposta conclusiva.',
    detalhes: { idResposta },
    mudancas: { respondida_em: agora, ...marcasDaDenuncia(detalhes) },
    avisos: [aviso],
    // Known under the lock: only then are there duplicates to look for, and to answer alike.
    resultado: { idResposta, temRepetidas: caso.fatos.temRepetidas },
  };
});
