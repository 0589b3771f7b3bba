import { z } from 'zod';
import { classificar } from '../domain/classificar.ato.ts';

const { tags } = classificar.entrada.shape;

/** The choice 'as it is': nothing is sent, so nothing changes. */
export const MANTER = 'manter';
export const EU = 'eu';
export const NENHUM = 'nenhum';
const PRIORIDADES = [MANTER, 'urgente', 'normal'] as const;

/** The fields have the names that the server's errors use; an empty choice changes nothing. */
export const formulario = z.object({
  idResponsavel: z.string(),
  idAssunto: z.string(),
  idSubassunto: z.string(),
  tags: tags.unwrap(),
  /** For many cases: the tags are replaced, not added to, so this must be chosen explicitly. */
  trocarTags: z.boolean(),
  urgente: z.enum(PRIORIDADES),
});
export type Valores = z.output<typeof formulario>;

/** The current classification of a single case; many cases have none in common. */
export interface Atual {
  readonly idAssunto: number | null;
  readonly subassunto: { readonly idSubassunto: number } | null;
  readonly tags: readonly string[];
  readonly urgente: boolean;
}

export const valoresIniciais = (atual: Atual | null): Valores => ({
  idResponsavel: MANTER,
  idAssunto: atual?.idAssunto ? String(atual.idAssunto) : '',
  idSubassunto: atual?.subassunto ? String(atual.subassunto.idSubassunto) : '',
  tags: [...(atual?.tags ?? [])],
  trocarTags: atual !== null,
  urgente: atual === null ? MANTER : atual.urgente ? 'urgente' : 'normal',
});

/** Null if the responsible person does not change. */
export const responsavelEscolhido = ({ idResponsavel }: Valores): number | typeof EU | null => {
  if (idResponsavel === EU) return EU;
  return idResponsavel === '' || idResponsavel === MANTER ? null : Number(idResponsavel);
};

export interface Classificacao {
  idAssunto?: number;
  idSubassunto?: number | null;
  tags?: string[];
  incluirTags?: string[];
  retirarTags?: string[];
  urgente?: boolean;
}

const menos = (tags: readonly string[], outras: readonly string[]): string[] =>
  tags.filter((tag) => !outras.includes(tag));

/** For one case, additions and removals, so that a colleague's tags stay; for many, the list. */
const novasTags = ({ tags, trocarTags }: Valores, atual: Atual | null): Classificacao => {
  if (!atual) return trocarTags ? { tags } : {};
  const [incluirTags, retirarTags] = [menos(tags, atual.tags), menos(atual.tags, tags)];
  return {
    ...(incluirTags.length > 0 && { incluirTags }),
    ...(retirarTags.length > 0 && { retirarTags }),
  };
};

const novoSubassunto = (
  { idSubassunto }: Valores,
  atual: Atual | null,
  mudaAssunto: boolean,
): Pick<Classificacao, 'idSubassunto'> => {
  if (idSubassunto === NENHUM)
    return atual && (mudaAssunto || !atual.subassunto) ? {} : { idSubassunto: null };
  const escolhido = Number(idSubassunto);
  if (!escolhido || escolhido === atual?.subassunto?.idSubassunto) return {};
  return { idSubassunto: escolhido };
};

/** Only what differs from the current classification; null if nothing does. */
export const classificacaoEscolhida = (valores: Valores, atual: Atual | null): Classificacao | null => {
  const idAssunto = Number(valores.idAssunto);
  const mudaAssunto = idAssunto > 0 && idAssunto !== atual?.idAssunto;
  const urgente = valores.urgente === 'urgente';
  const escolhida: Classificacao = {
    ...(mudaAssunto && { idAssunto }),
    ...novoSubassunto(valores, atual, mudaAssunto),
    ...novasTags(valores, atual),
    ...(valores.urgente !== MANTER && urgente !== atual?.urgente && { urgente }),
  };
  return Object.keys(escolhida).length > 0 ? escolhida : null;
};
