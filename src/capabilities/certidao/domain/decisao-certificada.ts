import { nomesDoAcesso } from '#capabilities/conteudo-da-resposta/domain/conteudo-do-acesso.ts';
import type { LinhaDoConteudo } from '#capabilities/conteudo-da-resposta/domain/conteudo-em-palavras.ts';
import type { CopiaDaDecisao } from '#capabilities/recibo/domain/copia-da-decisao.ts';

/** A decision with everything that its certified copy says of it. */
export interface DecisaoCertificada extends Omit<CopiaDaDecisao, 'digital'> {
  readonly orgao: string;
  /** 'Pedido de acesso à informação', or the instance of the appeal. */
  readonly sobre: string;
  readonly decisao: string;
  readonly especificacao: string | null;
  readonly texto: string;
  /** Grounds and what else the decision says besides its text. */
  readonly linhas: readonly LinhaDoConteudo[];
  readonly quemDecidiu: string;
  readonly anexos: readonly { readonly idAnexo: number; readonly nomeArquivo: string }[];
}

/**
 * What the digest of a copy covers: only words as somebody wrote them, so that a label that is put
 * better later does not make older copies false.
 */
export const palavrasDaDecisao = (decisao: DecisaoCertificada): string =>
  JSON.stringify([
    decisao.de,
    decisao.id,
    decisao.numeroProtocolo,
    decisao.decididaEm,
    decisao.quemDecidiu,
    decisao.linhas.find(({ rotulo }) => rotulo === nomesDoAcesso.fundamentoLegal)?.valor ?? '',
    decisao.texto,
  ]);
