import { z } from 'zod';
import { MAX_RESPOSTA } from '#capabilities/conteudo-da-resposta/domain/resposta.ts';
import { TipoIdentificacao } from '#capabilities/manifestacao/domain/identificacao.ts';
import { id } from '#kernel/campos.ts';
import { isAcesso, isSigilosa } from '#kernel/enumeracoes.ts';
import { campo } from '#kernel/validacao/campo.ts';

export const variaveisDoModelo = ['protocolo', 'prazo', 'nome', 'orgao', 'artigo'] as const;
export type VariavelDoModelo = (typeof variaveisDoModelo)[number];

const VARIAVEL = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The names between braces, whether known or not. */
export const variaveisNoTexto = (texto: string): string[] =>
  [...texto.matchAll(VARIAVEL)].map(([, nome = '']) => nome);

const desconhecidas = (texto: string): string[] =>
  variaveisNoTexto(texto).filter((nome) => !variaveisDoModelo.some((cada) => cada === nome));

export const modeloDeResposta = z.strictObject({
  nome: campo('Nome do modelo', z.string().trim().min(3).max(100)),
  texto: campo('Texto do modelo', z.string().trim().min(20).max(MAX_RESPOSTA)).refine(
    (texto) => desconhecidas(texto).length === 0,
    {
      error: ({ input }) =>
        `Não existe {{${desconhecidas(String(input))[0]}}}. Use: ${variaveisDoModelo.map((v) => `{{${v}}}`).join(' ')}.`,
    },
  ),
  idTipoManifestacao: campo('Tipo de manifestação', id).nullable().default(null),
});

export interface CasoDoModelo {
  readonly protocolo: string;
  /** dd/mm/aaaa */
  readonly prazo: string;
  readonly orgao: string;
  readonly nome: string | null;
  readonly idTipo: number;
  readonly idTipoFormulario: number;
  readonly idTipoIdentificacao: number;
  readonly identidadePreservada: boolean;
}

/** Only a name that all who handle the case may see; a protected one is never copied. */
const nomeDe = (caso: CasoDoModelo): string =>
  caso.nome !== null &&
  !isSigilosa(caso.idTipo) &&
  !caso.identidadePreservada &&
  caso.idTipoIdentificacao === TipoIdentificacao.semRestricao
    ? caso.nome
    : 'manifestante';

/** The article that sets the deadline of the answer. */
const artigoDe = (idTipoFormulario: number): string =>
  isAcesso(idTipoFormulario) ? 'art. 11 da Lei nº 12.527/2011' : 'art. 16 da Lei nº 13.460/2017';

export const preencherModelo = (texto: string, caso: CasoDoModelo): string => {
  const valores: Readonly<Record<VariavelDoModelo, string>> = {
    protocolo: caso.protocolo,
    prazo: caso.prazo,
    nome: nomeDe(caso),
    orgao: caso.orgao,
    artigo: artigoDe(caso.idTipoFormulario),
  };
  return texto.replace(VARIAVEL, (inteiro, nome: string) => valores[nome as VariavelDoModelo] ?? inteiro);
};
