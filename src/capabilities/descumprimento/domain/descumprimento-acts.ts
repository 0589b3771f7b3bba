import type { ActsTable } from '#kernel/acts.ts';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import { allow, refuse } from '#kernel/verdict.ts';
import { naoDecide } from './descumprimento-errors.ts';
import type { PapeisNaDenuncia } from './descumprimento-policy.ts';

export const situacoesDaDenuncia = ['aberta', 'decidida'] as const;
export type SituacaoDaDenuncia = (typeof situacoesDaDenuncia)[number];

export const situacaoDe = ({ respondida_em }: { readonly respondida_em: unknown }): SituacaoDaDenuncia =>
  respondida_em === null ? 'aberta' : 'decidida';

const analistas: readonly IdPerfil[] = [Perfil.administrador, Perfil.gestor, Perfil.respondente];

export type AtoDaDenuncia = 'decidir';

/** The life of a denúncia de descumprimento. Filing is an act on the request (manifestacao-acts) and has no row here. */
export const descumprimentoActs: ActsTable<AtoDaDenuncia, SituacaoDaDenuncia, PapeisNaDenuncia> = {
  decidir: {
    from: ['aberta'],
    to: 'decidida',
    perfis: analistas,
    when: ({ decide }) => (decide ? allow : refuse(naoDecide())),
  },
};
