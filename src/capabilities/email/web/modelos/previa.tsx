import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { useDebounced } from '#shell/ui/use-debounced.ts';
import { type EmPrevia, usePrevia } from '../email-queries.ts';
import { QuadroDoEmail } from '../mensagens/quadro-do-email.tsx';

const PAUSA_MS = 400;

/** A preview with made-up data, updated when typing pauses. */
export function Previa(props: EmPrevia) {
  // Compared as text, so that equal words count as the same value.
  const pedido: EmPrevia = JSON.parse(useDebounced(JSON.stringify(props), PAUSA_MS));
  const previa = usePrevia(pedido);
  if (previa.isPending) return <Skeleton shape="row" lines={6} label="Montando a prévia…" />;
  if (!previa.data) return <FalhaAoAbrir titulo="Não foi possível montar a prévia." falha={previa} />;
  return (
    <div aria-busy={previa.isPlaceholderData}>
      {previa.isError && <FalhaAoAbrir titulo="A prévia não foi atualizada." falha={previa} />}
      <QuadroDoEmail {...previa.data} />
    </div>
  );
}
