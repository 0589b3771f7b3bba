import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { serverNow } from '#shell/api/server-clock.ts';
import { formatDia } from '#shell/formato.ts';
import { Tag, type TagProps } from '#shell/ui/estado/tag.tsx';
import { type PerfilDaPessoa, type SituacaoDePessoa, situacoesDePessoa } from '../../../domain/gestao.ts';

const TONS: Readonly<Record<SituacaoDePessoa, NonNullable<TagProps['tone']>>> = {
  ativo: 'success',
  convidado: 'info',
  bloqueado: 'danger',
  'a-confirmar': 'warning',
  'perfil-vencido': 'warning',
  'sem-perfil': 'warning',
};

export function SituacaoDaPessoa({ situacao }: { readonly situacao: SituacaoDePessoa }) {
  return <Tag tone={TONS[situacao]}>{situacoesDePessoa[situacao]}</Tag>;
}

/**
 * 'até qui., 31/12/2026', 'venceu em …' or 'sem data para acabar'. A profile in a closed office is
 * not in force either.
 */
export const textoDaValidade = ({
  validade,
  isVigente,
  isAConfirmar,
  isAAceitar,
}: PerfilDaPessoa): string => {
  if (isVigente || isAConfirmar || isAAceitar)
    return validade === null ? 'sem data para acabar' : `até ${formatDia(validade)}`;
  const isPassada = validade !== null && validade < toIsoDate(localDate(serverNow().getTime()));
  return isPassada ? `venceu em ${formatDia(validade)}` : 'órgão inativo';
};
