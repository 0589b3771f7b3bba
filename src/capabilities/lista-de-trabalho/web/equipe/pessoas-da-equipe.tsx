import type { ReactNode } from 'react';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { useCarga } from '../trabalho-queries.ts';

type Carga = NonNullable<ReturnType<typeof useCarga>['data']>;
export type PessoaDaEquipe = Carga['pessoas'][number];

/** 'Renata Brandão · 12 abertas, 2 vencidas': shows how much each person already has. */
export const textoDaCarga = ({ abertas, vencidas }: PessoaDaEquipe): string => {
  const total = abertas === 1 ? '1 aberta' : `${abertas.toLocaleString('pt-BR')} abertas`;
  if (vencidas === 0) return total;
  return `${total}, ${vencidas === 1 ? '1 vencida' : `${vencidas.toLocaleString('pt-BR')} vencidas`}`;
};

interface ComAEquipeProps {
  readonly idOuvidoria: number | null;
  readonly children: (pessoas: readonly PessoaDaEquipe[]) => ReactNode;
}

export function ComAEquipe({ idOuvidoria, children }: ComAEquipeProps) {
  const carga = useCarga(idOuvidoria);
  if (carga.isError) return <FalhaAoAbrir titulo="Não foi possível abrir a equipe." falha={carga} />;
  if (carga.isPending) return <Skeleton lines={4} label="Carregando a equipe…" />;
  return children(carga.data.pessoas);
}

/** The office of the cases; null if they are of several, and then the team is everybody's. */
export const orgaoDosCasos = (
  casos: readonly { readonly ouvidoria: { readonly idOuvidoria: number } }[],
): number | null => {
  const orgaos = new Set(casos.map(({ ouvidoria }) => ouvidoria.idOuvidoria));
  return orgaos.size === 1 ? ([...orgaos][0] ?? null) : null;
};
