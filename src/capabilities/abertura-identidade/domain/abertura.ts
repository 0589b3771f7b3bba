import { z } from 'zod';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import { type Independencia, isOutraPessoa } from '#kernel/quem/outra-pessoa.ts';
import { fundamento } from '#kernel/validacao/fundamento.ts';
import { perfisQueAbrem } from './quem-abre.ts';

/** Of the life cycle; a decided one was approved or refused (`FatosDaAbertura`). */
export type SituacaoDaAbertura = 'espera' | 'decidida' | 'aberta';

/** How long an approval serves: it is for what the person is doing now. */
export const HORAS_DA_APROVACAO = 24;

interface Freio {
  /** What the person opened or asked to open today, in any office. */
  readonly hoje: number;
  readonly porDia: number;
  /** How many of them need nobody else. */
  readonly semSegundaPessoa: number;
  /** The person works in the body that watches over the others. */
  readonly eDoControlador: boolean;
  readonly temTempoDeCasa: boolean;
}

/** The controlling body's own access always has a second person: nobody watches over it. Who is new opens nothing alone. */
export const comoAbre = ({
  hoje,
  porDia,
  semSegundaPessoa,
  eDoControlador,
  temTempoDeCasa,
}: Freio): 'abre' | 'espera' | 'chega' => {
  if (hoje >= porDia) return 'chega';
  return eDoControlador || !temTempoDeCasa || hoje >= semSegundaPessoa ? 'espera' : 'abre';
};

interface OndeHaOutros {
  readonly idOuvidoria: number;
  /** Somebody else of the office may approve (`podeAprovar`) and is not kept away from this case. */
  readonly temOutraPessoa: boolean;
  /** The body that watches over the others, and whether a gestor of it could decide this. */
  readonly controlador: { readonly idOuvidoria: number; readonly temGestor: boolean } | null;
}

/** The office whose people approve: its own, or of an office with one person the controlling body; null: nobody can. */
export const quemAprova = ({ idOuvidoria, temOutraPessoa, controlador }: OndeHaOutros): number | null => {
  if (temOutraPessoa) return idOuvidoria;
  return controlador?.temGestor && controlador.idOuvidoria !== idOuvidoria ? controlador.idOuvidoria : null;
};

interface Aprovador extends Independencia {
  readonly idUsuario: number;
  readonly idPerfil: IdPerfil;
  readonly idOuvidoria: number | null;
}

interface AberturaPedida {
  readonly idUsuario: number;
  readonly idOuvidoria: number;
  readonly idOuvidoriaQueAprova: number | null;
}

/** Another person who may open identities; of the controlling body, which stands in, only a gestor. */
export const podeAprovar = (quem: Aprovador | null, abertura: AberturaPedida): boolean => {
  if (!quem || abertura.idOuvidoriaQueAprova === null) return false;
  if (quem.idOuvidoria !== abertura.idOuvidoriaQueAprova || !isOutraPessoa(quem, abertura.idUsuario))
    return false;
  return abertura.idOuvidoriaQueAprova === abertura.idOuvidoria
    ? perfisQueAbrem.includes(quem.idPerfil)
    : quem.idPerfil === Perfil.gestor;
};

export const valeAinda = (decididaEm: number | null, agora: number): boolean =>
  decididaEm !== null && agora < decididaEm + HORAS_DA_APROVACAO * 3_600_000;

export interface FatosDaAbertura {
  readonly aprova: boolean;
  /** The person who asked, who still works where the case is and may open its identity. */
  readonly ePropria: boolean;
  readonly aprovada: boolean;
  readonly valeAinda: boolean;
}

export const fundamentoDaAbertura = fundamento('Fundamento');

export const aberturaVista = z.object({
  idAbertura: z.int(),
  idManifestacao: z.int(),
  numeroProtocolo: z.string(),
  situacao: z.enum(['espera', 'aprovada', 'recusada', 'aberta']),
  /** 'Ana Reis (IFCE)' */
  quem: z.string(),
  motivo: z.string(),
  pedidaEm: z.iso.datetime(),
  abertaEm: z.iso.datetime().nullable(),
  /** 'CGU – Controladoria-Geral da União'; null where no second person was needed. */
  quemAprova: z.string().nullable(),
  decisor: z.string().nullable(),
  fundamento: z.string().nullable(),
  decididaEm: z.iso.datetime().nullable(),
  podeDecidir: z.boolean(),
  podeAbrir: z.boolean(),
});
export type AberturaVista = z.output<typeof aberturaVista>;

/** In a list, without anybody's words; the protocol only in the office that has the case or decides. */
export const linhaDaAbertura = aberturaVista
  .pick({ idAbertura: true, situacao: true, quem: true, pedidaEm: true, quemAprova: true, decisor: true })
  .extend({ orgao: z.string(), numeroProtocolo: z.string().nullable(), podeDecidir: z.boolean() });
export type LinhaDaAbertura = z.output<typeof linhaDaAbertura>;

/** What happens when this person asks now. */
export const proximaAbertura = z.object({
  como: z.enum(['abre', 'espera', 'chega']),
  quemAprova: z.string().nullable(),
  restamHoje: z.int(),
});

/** The answer where a second person is needed: nothing was opened. */
export const aberturaPedida = z.object({ idAbertura: z.int(), esperaPor: z.string() });
