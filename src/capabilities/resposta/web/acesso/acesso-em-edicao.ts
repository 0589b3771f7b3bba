import { z } from 'zod';
import type { DecisaoPedida } from '#capabilities/conteudo-da-resposta/domain/check-decisao.ts';
import {
  type CampoDoAcesso,
  type CampoPedido,
  type ConteudoDoAcesso,
  camposDoAcesso,
  type EscritoDoAcesso,
  parseConteudoDoAcesso,
} from '#capabilities/conteudo-da-resposta/domain/conteudo-do-acesso.ts';
import { concede, isConsulta } from '#capabilities/conteudo-da-resposta/domain/especificacao.ts';
import { localDate, type PlainDate } from '#kernel/prazo/data.ts';
import { isoFromDateText } from '#shell/ui/campos/date-text.ts';

/** Ids of the reference table `modo_resposta`. */
export const ModoResposta = { sistema: 1, email: 2, correio: 3, consulta: 4 } as const;

export const acessoVazio = {
  idDetalhamento: '',
  fundamentoLegal: '',
  restricao: '',
  restritaAte: '',
  porQuePermanente: '',
  grauSigilo: '',
  autoridadeClassificadora: '',
  codigoIndexacao: '',
  orgaoCompetente: '',
  ondePedir: '',
  protocoloAnterior: '',
  buscaFeita: '',
  porQueNaoTudo: '',
  oQueSeraEntregue: '',
  dataEntrega: '',
  consultaHora: '',
  consultaLocal: '',
  /** Null counts as yes until somebody answers. */
  publicavel: null,
  porQueNaoPublica: '',
} as const satisfies Readonly<Record<CampoDoAcesso, '' | null>>;

export type DetalhesDoAcesso = Readonly<Record<CampoDoAcesso, string | boolean | null>>;

/** The decision on an access request whose answer is being written. */
export interface AcessoEmEdicao {
  readonly decisao: DecisaoPedida;
  /** How the person wants the answer; null when several cases are answered at once. */
  readonly idModoResposta: number | null;
  readonly hoje: PlainDate;
}

const idOuNada = (texto: string): number | null => (texto === '' ? null : Number(texto));

const decisaoEscolhida = (campos: {
  readonly idCodigoDecisao: string;
  readonly idEspecificacaoDecisao: string;
}): DecisaoPedida => ({
  idCodigoDecisao: idOuNada(campos.idCodigoDecisao),
  idEspecificacaoDecisao: idOuNada(campos.idEspecificacaoDecisao),
});

export const acessoEmEdicao = (
  campos: Parameters<typeof decisaoEscolhida>[0],
  idModoResposta: number | null,
  agora: Date,
): AcessoEmEdicao => ({
  decisao: decisaoEscolhida(campos),
  idModoResposta,
  hoje: localDate(agora.getTime()),
});

const valorDe = (campo: CampoDoAcesso, valor: string | boolean | null): unknown => {
  if (campo === 'publicavel') return valor !== false;
  if (valor === null || valor === '') return undefined;
  switch (campo) {
    case 'idDetalhamento':
      return Number(valor);
    case 'dataEntrega':
    case 'restritaAte':
      // A half-typed date is left as it is, and is refused as invalid.
      return isoFromDateText(String(valor)) ?? valor;
    default:
      return valor;
  }
};

/** Asked if the decision is a consultation, or one was asked for and something is granted. */
const cabeConsulta = ({ decisao, idModoResposta }: AcessoEmEdicao): boolean =>
  isConsulta(decisao) || (idModoResposta === ModoResposta.consulta && concede(decisao));

const escrito = (acesso: AcessoEmEdicao, detalhes: DetalhesDoAcesso): EscritoDoAcesso => {
  const semConsulta = !cabeConsulta(acesso);
  return Object.fromEntries(
    Object.keys(acessoVazio).flatMap((nome) => {
      const campo = nome as CampoDoAcesso;
      if (semConsulta && (campo === 'consultaHora' || campo === 'consultaLocal')) return [];
      return [[campo, valorDe(campo, detalhes[campo])]];
    }),
  );
};

/** The fields to show now. */
export const camposEmEdicao = (
  acesso: AcessoEmEdicao,
  detalhes: DetalhesDoAcesso,
): readonly CampoPedido[] => {
  const pedidos = camposDoAcesso(acesso.decisao, escrito(acesso, detalhes));
  return cabeConsulta(acesso)
    ? pedidos
    : pedidos.filter(({ campo }) => campo !== 'consultaHora' && campo !== 'consultaLocal');
};

/** What is sent: fields filled in for another decision are left out. */
export const acessoPertinente = (acesso: AcessoEmEdicao, detalhes: DetalhesDoAcesso): EscritoDoAcesso => {
  const tudo = escrito(acesso, detalhes);
  return Object.fromEntries(
    camposEmEdicao(acesso, detalhes).flatMap(({ campo }) =>
      tudo[campo] === undefined ? [] : [[campo, tudo[campo]]],
    ),
  );
};

export const readAcesso = (acesso: AcessoEmEdicao, detalhes: DetalhesDoAcesso) =>
  parseConteudoDoAcesso(acesso.decisao, acessoPertinente(acesso, detalhes), acesso.hoje);

/** `acesso` is called during validation, because the decision is another field of the form. */
export const schemaDoAcesso = <D extends DetalhesDoAcesso>(
  acesso: () => AcessoEmEdicao,
): z.ZodType<ConteudoDoAcesso, D> =>
  z.custom<D>().transform((valor, ctx) => {
    const lido = readAcesso(acesso(), valor);
    if (lido.success) return lido.data;
    for (const { path, message } of lido.error.issues)
      ctx.addIssue({ code: 'custom', path: [...path], message, input: valor });
    return z.NEVER;
  });
