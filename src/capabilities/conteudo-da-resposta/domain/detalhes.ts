import { z } from 'zod';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { semRegras } from '#kernel/validacao/sem-regras.ts';
import { type ConteudoDoAcesso, conteudoDoAcesso, partesDoAcesso } from './conteudo-do-acesso.ts';
import {
  type ConteudoMinimo,
  denuncia,
  elogio,
  parseConteudoMinimo,
  reclamacao,
  solicitacao,
  sugestao,
} from './conteudo-minimo.ts';

/**
 * What a conclusive answer contains besides its text, one shape per type of case; for an access
 * request also by its decision. The titles appear in the API documentation.
 */
export const detalhesDaResposta = z.union([
  reclamacao.meta({ title: 'Reclamação' }),
  elogio.meta({ title: 'Elogio' }),
  sugestao.meta({ title: 'Sugestão ou Simplifique' }),
  solicitacao.meta({ title: 'Solicitação' }),
  denuncia.meta({ title: 'Denúncia ou comunicação' }),
  conteudoDoAcesso.meta({ title: 'Acesso à informação, conforme a decisão' }),
]);
/** As sent, before validation. */
export type DetalhesEnviados = z.input<typeof detalhesDaResposta>;

/** For an access request: the detail with its name; the day of delivery has its own column. */
export type AcessoGuardado = Omit<ConteudoDoAcesso, 'dataEntrega'> & {
  readonly detalhamento?: string | undefined;
};

/** Stored with the type it answered, since the case may get another type later. */
type DetalhesGuardados<C> = C & {
  readonly idTipoManifestacao: number;
};

/** In a denúncia even the structured part names people, so it is sealed as a whole. */
export interface DetalhesSelados {
  /** In base64. */
  readonly cifrado: string;
}

export const guardarConteudo = <C extends object>(tipo: number, conteudo: C): DetalhesGuardados<C> => ({
  ...conteudo,
  idTipoManifestacao: tipo,
});

const { dataEntrega: _, ...partesGuardadas } = partesDoAcesso;
const acessoGuardado = semRegras({ ...partesGuardadas, detalhamento: z.string() });

/** Each field is read by itself: an answer older than a field still has the others. */
export const readAcessoGuardado = (guardado: unknown): AcessoGuardado => acessoGuardado.parse(guardado);

const comTipo = semRegras({ idTipoManifestacao: z.int() });

type DetalhesLidos =
  | { readonly isAcesso: true; readonly conteudo: AcessoGuardado }
  /** Empty for an answer older than the minimum content. */
  | { readonly isAcesso: false; readonly conteudo: ConteudoMinimo };

/** The only reader of this column, once unsealed; the day of delivery is passed apart. */
export const readDetalhes = (guardado: unknown, dataEntrega: string | null): DetalhesLidos => {
  const { idTipoManifestacao: tipo = TipoManifestacao.nenhum, ...conteudo } = comTipo.parse(guardado);
  // Only an access request has a day of delivery, also in answers stored without a type.
  if (tipo === TipoManifestacao.acessoAInformacao || dataEntrega !== null)
    return { isAcesso: true, conteudo: readAcessoGuardado(conteudo) };
  return { isAcesso: false, conteudo: parseConteudoMinimo(tipo, conteudo).data ?? {} };
};
