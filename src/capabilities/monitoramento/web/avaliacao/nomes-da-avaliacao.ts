import type { TagProps } from '#shell/ui/estado/tag.tsx';
import type { Nota } from '../../domain/criterios.ts';
import type { SituacaoDaAvaliacao } from '../../domain/fatos-da-avaliacao.ts';

type Tom = NonNullable<TagProps['tone']>;

export const tomDaSituacao: Readonly<Record<SituacaoDaAvaliacao, Tom>> = {
  'em-avaliacao': 'info',
  devolvida: 'warning',
  respondida: 'info',
  encerrada: 'success',
  cancelada: 'neutral',
};

export const tomDaNota: Readonly<Record<Nota, Tom>> = {
  atende: 'success',
  'atende-em-parte': 'warning',
  'nao-atende': 'danger',
  'nao-se-aplica': 'neutral',
};
