import { isDesistencia } from '#shell/api/confirmacao.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';

interface FalhaAoAbrirProps {
  readonly titulo?: string;
  readonly falha: {
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** What a query could not load, why, and a button to try again. */
export function FalhaAoAbrir({
  titulo = 'Não foi possível abrir.',
  falha: { error, isFetching, refetch },
}: FalhaAoAbrirProps) {
  if (!error) return null;
  const isSemConfirmar = isDesistencia(error);
  return (
    <Message
      type={isSemConfirmar ? 'info' : 'danger'}
      title={isSemConfirmar ? 'Falta confirmar que é você.' : titulo}
    >
      {isSemConfirmar ? 'Nada foi aberto.' : textoDoErro(error)}{' '}
      <Button size="small" loading={isFetching} onClick={() => refetch()}>
        Tentar de novo
      </Button>
    </Message>
  );
}
