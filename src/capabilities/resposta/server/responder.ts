import type { AnexoEnviado } from '#capabilities/anexo/domain/anexo.ts';
import { anexarA } from '#capabilities/anexo/server/index.ts';
import { isSigilosa } from '#capabilities/manifestacao/domain/identificacao.ts';
import { isAcesso } from '#capabilities/manifestacao/domain/manifestacao-prazos.ts';
import {
  agir,
  assinatura,
  type Caso,
  type CasoVisto,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { linkDaPesquisa } from '#capabilities/pesquisa-satisfacao/server/index.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { camposComErro } from '#kernel/validacao/campos-com-erro.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { parseConteudoDoAcesso } from '../domain/conteudo-do-acesso.ts';
import { type DetalhesDaDenuncia, guardarConteudo, parseConteudoMinimo } from '../domain/conteudo-minimo.ts';
import { checkDecisao, type DecisaoPedida } from '../domain/decisao.ts';
import { responder as ato } from '../domain/responder.ato.ts';
import { TipoResposta } from '../domain/resposta.ts';
import { conteudoMinimoFalta, detalhamentoNaoExiste } from '../domain/resposta-errors.ts';
import { conferirTextoDoGrupo } from './conferir-texto-do-grupo.ts';
import { deleteRascunho } from './rascunho-resposta-repository.ts';
import { findDecisao, findDetalhamento, insertResposta } from './resposta-repository.ts';

export interface RespostaConclusiva extends DecisaoPedida {
  readonly texto: string;
  readonly anexos: readonly AnexoEnviado[];
  readonly detalhes: Readonly<Record<string, unknown>>;
}

const lerDetalhes = (
  { row }: Caso,
  { detalhes, ...decisao }: Pick<RespostaConclusiva, 'detalhes' | keyof DecisaoPedida>,
  agora: Date,
): Readonly<Record<string, unknown>> => {
  const lido = isAcesso(row.id_tipo_formulario)
    ? parseConteudoDoAcesso(decisao, detalhes, localDate(agora.getTime()))
    : parseConteudoMinimo(row.id_tipo, detalhes);
  if (!lido.success) throw conteudoMinimoFalta(camposComErro(lido.error));
  return lido.data as Readonly<Record<string, unknown>>;
};

/** Kept with its name: the list of today may be another tomorrow. */
const nomearDetalhamento = async (tx: Db, detalhes: Readonly<Record<string, unknown>>) => {
  const { idDetalhamento } = detalhes;
  if (typeof idDetalhamento !== 'number') return detalhes;
  const detalhamento = await findDetalhamento(tx, idDetalhamento);
  if (!detalhamento) throw detalhamentoNaoExiste();
  return { ...detalhes, detalhamento: detalhamento.descricao };
};

const conferirDecisao = async (tx: Db, { row }: Caso, pedida: DecisaoPedida): Promise<void> => {
  const daTabela =
    pedida.idCodigoDecisao === null
      ? null
      : await findDecisao(tx, row.id_tipo_formulario, pedida.idCodigoDecisao);
  enforce(checkDecisao(row.id_tipo_formulario, pedida, daTabela));
};

/** Of a denúncia even the structured part names people and bodies: it is sealed whole. */
const guardarDetalhes = (caso: Caso, detalhes: unknown): string => {
  const texto = JSON.stringify(guardarConteudo(caso.row.id_tipo, detalhes));
  return caso.isSigilosa ? JSON.stringify({ cifrado: caso.selar(texto).toString('base64') }) : texto;
};

/** Domain facts of a denúncia that the work list and the statistics need (Apta and the three 'envolve'). */
const marcasDaDenuncia = (caso: Caso, detalhes: unknown) => {
  if (!isSigilosa(caso.row.id_tipo)) return {};
  const { apta, envolveEmpresa, envolveServidorPublico, envolveCargoDas4 } = detalhes as DetalhesDaDenuncia;
  return {
    apta,
    envolve_empresa: envolveEmpresa,
    envolve_servidor: envolveServidorPublico,
    envolve_cargo_das4: envolveCargoDas4,
  };
};

/** The office's last word, which ends the case (Lei 13.460/2017, art. 12, V; Decreto 9.492/2018, arts. 19–22). */
export const responder = (
  platform: Platform,
  quem: QuemAge,
  alvo: CasoVisto,
  { texto, anexos, detalhes: enviados, ...decisao }: RespostaConclusiva,
): Promise<{ idResposta: number }> =>
  agir(platform, quem, alvo, ato, async ({ tx, caso, agora }) => {
    const { row } = caso;
    await conferirTextoDoGrupo(platform, quem, caso, texto);
    await conferirDecisao(tx, caso, decisao);
    const lidos = lerDetalhes(caso, { detalhes: enviados, ...decisao }, agora);
    const { dataEntrega, ...detalhes } = await nomearDetalhamento(tx, lidos);
    const autor = assinatura(quem, caso);
    const idResposta = await insertResposta(tx, {
      id_manifestacao: row.id,
      id_tipo_resposta: TipoResposta.conclusiva,
      ...caso.guardarTexto(texto),
      id_codigo_decisao: decisao.idCodigoDecisao,
      id_especificacao_decisao: decisao.idEspecificacaoDecisao,
      id_ouvidoria: row.id_ouvidoria,
      ...autor,
      registrada_em: agora,
      data_compromisso: typeof dataEntrega === 'string' ? dataEntrega : null,
      detalhes: guardarDetalhes(caso, detalhes),
    });
    await anexarA(platform, tx, {
      enviados: anexos,
      idManifestacao: row.id,
      cofre: caso.cofre,
      vinculo: { idResposta },
    });
    await deleteRascunho(tx, { idManifestacao: row.id, idUsuario: autor.id_responsavel });
    return {
      informacoes: 'O órgão deu a resposta conclusiva.',
      detalhes: { idResposta },
      mudancas: { respondida_em: agora, ...marcasDaDenuncia(caso, detalhes) },
      avisos: [
        {
          evento: 'manifestacao.respondida',
          caminhoDaPesquisa: await linkDaPesquisa(platform, tx, row.id),
        },
      ],
      resultado: { idResposta },
    };
  });
