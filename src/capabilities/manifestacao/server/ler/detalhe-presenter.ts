import type { Anexo } from '#capabilities/anexo/domain/anexo.ts';
import type { AnexoDoCaso } from '#capabilities/anexo/server/index.ts';
import { comOndePedir } from '#capabilities/conteudo-da-resposta/domain/acesso-em-palavras.ts';
import {
  conteudoEmPalavras,
  type LinhaDoConteudo,
} from '#capabilities/conteudo-da-resposta/domain/conteudo-em-palavras.ts';
import type { DetalhesSelados } from '#capabilities/conteudo-da-resposta/domain/detalhes.ts';
import { recursoDaResposta } from '#capabilities/conteudo-da-resposta/domain/recurso-da-resposta.ts';
import { isAcesso } from '#kernel/enumeracoes.ts';
import type { IdPerfil } from '#kernel/perfil.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { AtoDaManifestacao } from '../../domain/ato.ts';
import { fraseDoHistorico, responsavelPara } from '../../domain/frase-do-historico.ts';
import { Acao, MANIFESTANTE } from '../../domain/historico.ts';
import { semNomes } from '../../domain/ler/caso-lido.ts';
import type { DetalheDaManifestacao } from '../../domain/ler/detalhe.ts';
import { lePedidosDaPessoa, leRepresentacao } from '../../domain/ler/leitura.ts';
import { modoDeResposta } from '../../domain/ler/modo-de-resposta.ts';
import type { Teor } from '../../domain/registrar/teor.ts';
import type { Caso } from '../caso.ts';
import { toSituacao } from '../listar/item-presenter.ts';
import { readPalavras } from '../palavras.ts';
import { andamentoDe } from './andamento-presenter.ts';
import { emAbertoDoCaso } from './em-aberto-do-caso.ts';
import { autorDe, type Leitura } from './leitura.ts';
import type { NomesDoCaso, NomesDoTeor } from './nomes-repository.ts';
import type { PartesLidas } from './partes-do-caso.ts';
import { pedidosDaPessoa } from './pedidos-da-pessoa.ts';
import { cadeiaDoCaso } from './remedios-do-caso.ts';

type Detalhe = DetalheDaManifestacao;

export interface PartesDoDetalhe
  extends Pick<
    PartesLidas,
    | 'respostas'
    | 'complementacoes'
    | 'consentimento'
    | 'desistencias'
    | 'reabertura'
    | 'avaliacao'
    | 'historico'
  > {
  /** Nobody of the office may handle it; looked at for who reports alone. */
  readonly semQuemTrate: boolean;
  readonly caso: Caso;
  readonly leitura: Pick<Leitura, 'daPessoa' | 'daEquipe'>;
  readonly teor: Teor;
  readonly nomes: NomesDoCaso;
  readonly nomesDoTeor: NomesDoTeor;
  readonly anexos: readonly AnexoDoCaso[];
  readonly avisoDosAnexos: string | undefined;
  /** The reader's profile. */
  readonly perfil: IdPerfil;
  /** Acts open to this person now. */
  readonly atos: readonly AtoDaManifestacao[];
  /** Every act there is, to say why one is closed. */
  readonly todosOsAtos: readonly AtoDaManifestacao[];
}

/** Not listed: files from an area, which stay in the office, and those shown with what they belong to. */
const isDoRegistro = (anexo: AnexoDoCaso): boolean =>
  anexo.idResposta === null &&
  anexo.idComplementacao === null &&
  anexo.idMensagem === null &&
  anexo.idTramitacao === null &&
  anexo.idRecurso === null &&
  anexo.idRespostaRecurso === null &&
  anexo.idEntrega === null &&
  anexo.idRepresentacao === null;

/** Of a file no more than its reader is shown: who of the staff sent it stays here. */
const toAnexo = ({ idAnexo, nomeArquivo, tamanho, tipoConteudo, href }: AnexoDoCaso): Anexo => ({
  idAnexo,
  nomeArquivo,
  tamanho,
  tipoConteudo,
  href,
});

const toTeor = (
  { envolvidos, local, camposAdicionais, integracao: _, ...teor }: Teor,
  { municipio, funcao }: NomesDoTeor,
): Detalhe['teor'] => ({
  ...teor,
  envolvidos: (envolvidos ?? []).map(({ nome, idFuncao, orgao }) => ({
    nome,
    funcao: idFuncao === undefined ? null : funcao(idFuncao),
    orgao: orgao ?? null,
  })),
  local: local ? { municipio, descricao: local.descricao ?? null } : null,
  camposAdicionais: [...(camposAdicionais ?? [])],
});

/** In a denúncia, the structured part of an answer is sealed as a whole. */
const abrirDetalhes = (caso: Caso, detalhes: unknown): unknown => {
  const { cifrado } = (detalhes ?? {}) as Partial<DetalhesSelados>;
  return cifrado && caso.cofre ? JSON.parse(caso.cofre.open(Buffer.from(cifrado, 'base64'))) : detalhes;
};

/** Until when and where the last answer can be appealed; an answer that was replaced cannot. */
const recursoDe = (
  { row: doCaso, remedios }: Caso,
  respostas: PartesDoDetalhe['respostas'],
  { id, id_codigo_decisao }: PartesDoDetalhe['respostas'][number],
): LinhaDoConteudo[] => {
  const ultima = respostas.findLast((resposta) => resposta.id_codigo_decisao !== null);
  if (id_codigo_decisao === null || id !== ultima?.id) return [];
  if (!remedios || !isAcesso(doCaso.id_tipo_formulario)) return [];
  return [recursoDaResposta(remedios.recorrer, cadeiaDoCaso(doCaso)[0]?.idInstancia)];
};

const toRespostas = ({ caso, respostas, anexos, leitura }: PartesDoDetalhe): Detalhe['respostas'] =>
  respostas.map((row) => {
    const ocultar = leitura.daEquipe(autorDe(row));
    const linhas = comOndePedir(
      conteudoEmPalavras(abrirDetalhes(caso, row.detalhes), row.data_compromisso),
      caso.row.id_ouvidoria,
    );
    return {
      idResposta: row.id,
      idTipoResposta: row.id_tipo_resposta,
      descTipoResposta: row.desc_tipo,
      texto: ocultar(caso.readTexto(row)),
      decisao: row.decisao,
      especificacaoDecisao: row.especificacao,
      conteudo: [
        ...linhas.map((linha) => ({ ...linha, valor: ocultar(linha.valor) })),
        ...recursoDe(caso, respostas, row),
      ],
      responsavel: row.responsavel,
      registradaEm: row.registrada_em.toISOString(),
      anexos: semNomes(anexos.filter(({ idResposta }) => idResposta === row.id).map(toAnexo), ocultar),
    };
  });

const toComplementacoes = (partes: PartesDoDetalhe): Detalhe['complementacoes'] => {
  const { caso, complementacoes, respostas, anexos, leitura } = partes;
  return complementacoes.map((row) => {
    const pedido = respostas.find(({ id }) => id === row.id_resposta);
    const ocultar = leitura.daEquipe(pedido ? autorDe(pedido) : null);
    return {
      idComplementacao: row.id,
      pedido: pedido ? ocultar(caso.readTexto(pedido)) : '',
      novidade: ocultar(caso.readTexto({ texto: row.novidade, texto_cifrado: row.novidade_cifrada })) || null,
      pedidaEm: row.pedida_em.toISOString(),
      ultimoDia: row.prazo,
      texto: row.respondida_em ? caso.readTexto(row) : null,
      respondidaEm: row.respondida_em?.toISOString() ?? null,
      anexos: anexos.filter(({ idComplementacao }) => idComplementacao === row.id).map(toAnexo),
    };
  });
};

/** Rows whose words have readers of their own, fewer than the case has. */
const reservadasDe = ({ caso, perfil }: PartesDoDetalhe): readonly string[] => [
  ...(leRepresentacao(caso.fatos, { idPerfil: perfil }) ? [] : [Acao.representacao]),
  ...(lePedidosDaPessoa(caso.relacao, { idPerfil: perfil })
    ? []
    : [Acao.desistencia, Acao.decisaoDaDesistencia, Acao.pedidoDeReabertura]),
];

/** The versions of acts that were taken back: what was typed for them is nobody's to read. */
const versoesDesfeitas = (historico: PartesDoDetalhe['historico']): ReadonlySet<unknown> =>
  new Set(
    historico
      .filter(({ acao }) => acao === Acao.desfeito)
      .map(({ detalhes }) => (Object(detalhes) as { readonly desfazVersao?: number }).desfazVersao),
  );

const DE_QUEM_AGIU = ['motivo', 'justificativa', 'mensagem'] as const;

const toHistorico = (partes: PartesDoDetalhe): Detalhe['historico'] => {
  const { caso, historico, leitura } = partes;
  const reservadas = reservadasDe(partes);
  const leQuemPediu = leRepresentacao(caso.fatos, { idPerfil: partes.perfil });
  const desfeitas = versoesDesfeitas(historico);
  const linhas = historico.map((row) => {
    const calada = reservadas.includes(row.acao) || (row.versao !== null && desfeitas.has(row.versao));
    const ditas = calada ? '' : readPalavras(caso.cofre, row.detalhes, DE_QUEM_AGIU);
    const quemPediu = leQuemPediu ? readPalavras(caso.cofre, row.detalhes, ['representante']) : '';
    const frase = fraseDoHistorico(row.acao, row.informacoes);
    const { em, precisao } = caso.readMomentoDoHistorico(row);
    const ocultar = row.responsavel === MANIFESTANTE ? leitura.daPessoa : leitura.daEquipe(autorDe(row));
    return {
      acao: row.acao,
      frase: ocultar([frase, quemPediu, ditas].filter(Boolean).join(' ')),
      responsavel: responsavelPara(row.responsavel, caso.relacao === 'manifestante'),
      ocorridoEm: em.toISOString(),
      ...(precisao && { precisao }),
      isVisualizacao: row.acao === Acao.visualizacao,
    };
  });
  // Among views of the same hour the place of a row would tell what its moment does not.
  return linhas.some(({ precisao }) => precisao)
    ? linhas.sort((a, b) => b.ocorridoEm.localeCompare(a.ocorridoEm))
    : linhas;
};

const toConsentimento = ({ caso, leitura, consentimento: row }: PartesDoDetalhe): Detalhe['consentimento'] =>
  row
    ? {
        destinatario: row.destinatario,
        motivo: leitura.daEquipe({ idUsuario: row.id_solicitante, idOuvidoria: row.id_ouvidoria })(
          caso.readTexto({ texto: null, texto_cifrado: row.motivo_cifrado }),
        ),
        pedidoEm: row.pedido_em.toISOString(),
        ultimoDia: row.prazo,
        resposta: row.resposta,
        respondidoEm: row.respondido_em?.toISOString() ?? null,
      }
    : null;

/** The case as its reader may see it, never with who filed: staff open that elsewhere. */
export const toDetalhe = (partes: PartesDoDetalhe, agora: Date): DetalheDaManifestacao => {
  const { caso, nomes, anexos, avaliacao } = partes;
  const { row } = caso;
  return {
    idManifestacao: row.id,
    numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
    tipo: { idTipoManifestacao: row.id_tipo, descTipoManifestacao: nomes.desc_tipo },
    formulario: { idTipoFormulario: row.id_tipo_formulario, descTipoFormulario: nomes.desc_formulario },
    subtipo: nomes.subtipo,
    situacao: toSituacao(
      { ...nomes, id_situacao: row.id_situacao },
      emAbertoDoCaso(row, caso, agora.getTime()),
    ),
    ouvidoria: {
      idOuvidoria: row.id_ouvidoria,
      sigla: row.sigla_ouvidoria,
      nomeOuvidoria: row.nome_ouvidoria,
    },
    assunto: nomes.assunto,
    canal: nomes.canal,
    modoResposta: modoDeResposta(nomes.modo_resposta, {
      idModoResposta: row.id_modo_resposta,
      temEmail: Boolean(caso.manifestante()?.email),
    }),
    ouvidoriaInterna: row.ouvidoria_interna,
    identificacao: {
      idTipoIdentificacao: row.id_tipo_identificacao,
      descTipoIdentificacao: nomes.desc_identificacao,
    },
    registradaEm: row.registrada_em.toISOString(),
    ...andamentoDe(partes, agora),
    teor: toTeor(partes.teor, partes.nomesDoTeor),
    anexos: anexos.filter(isDoRegistro).map(toAnexo),
    avisoDosAnexos: partes.avisoDosAnexos,
    respostas: toRespostas(partes),
    complementacoes: toComplementacoes(partes),
    consentimento: toConsentimento(partes),
    acrescentada: caso.fatos.acrescentada,
    ...pedidosDaPessoa(partes),
    pesquisa: avaliacao ? { respondidaEm: avaliacao.respondida_em.toISOString() } : null,
    historico: toHistorico(partes),
    pelaChave: caso.pelaChave,
  };
};
