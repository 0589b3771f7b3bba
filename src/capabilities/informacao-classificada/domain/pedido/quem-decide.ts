import { type IdPasso, Passo } from './estado-do-pedido.ts';

const comArtigo: Readonly<Record<IdPasso, string>> = {
  [Passo.classificadora]: 'a autoridade classificadora',
  [Passo.comando]: 'o Comandante da Força',
  [Passo.maxima]: 'a autoridade máxima do órgão',
  [Passo.comissao]: 'a CMRI',
};

interface Decide {
  readonly passo: IdPasso;
  /** The office where it is decided, and whether it is not the one asked. */
  readonly sigla: string;
  readonly isDeOutroOrgao: boolean;
  /** Those named to decide there; nobody named: the gestor. */
  readonly nomeados: readonly string[];
}

/** For staff who read a pedido and may not decide it. */
export const quemDecide = ({ passo, sigla, isDeOutroOrgao, nomeados }: Decide): string => {
  const autoridade =
    passo === Passo.maxima && isDeOutroOrgao ? 'o Ministro de Estado da Defesa' : comArtigo[passo];
  const pessoas =
    nomeados.length > 0
      ? `: ${nomeados.join(', ')} ou quem é gestor do órgão`
      : '. Como ninguém foi indicado, decide quem é gestor do órgão';
  return `Quem decide é ${autoridade}${passo === Passo.comissao ? '' : ` (${sigla})`}${pessoas}.`;
};
