import { nomeDaSituacao, type SituacaoMostrada } from '#kernel/situacao.ts';
import { Tag } from './tag.tsx';

/** What is open weighs more than the situação, and is told apart from it. */
export function SituacaoTag({ situacao }: { readonly situacao: SituacaoMostrada }) {
  return <Tag tone={situacao.emAberto ? 'info' : 'neutral'}>{nomeDaSituacao(situacao)}</Tag>;
}
