import { useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { useContagem, useMarcarLidos } from './alerta-queries.ts';

/** The button stays when there is nothing left to mark, so that keyboard focus is not lost. */
export function MarcarTodos() {
  const naoLidos = useContagem().data?.naoLidos ?? 0;
  const marcarLidos = useMarcarLidos();
  const [isMarcando, setMarcando] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const [isFeito, setFeito] = useState(false);
  const isVazio = naoLidos === 0;
  const marcar = async () => {
    if (isVazio) return;
    setMarcando(true);
    setErro(null);
    try {
      await marcarLidos();
      setFeito(true);
    } catch (error) {
      setErro(textoDoErro(error));
    } finally {
      setMarcando(false);
    }
  };
  return (
    <>
      {erro && (
        <Message type="danger" title="Não foi possível marcar.">
          {erro}
        </Message>
      )}
      <Button
        size="small"
        variant="secondary"
        loading={isMarcando}
        aria-disabled={isVazio || undefined}
        onClick={() => void marcar()}
      >
        Marcar todos como lidos
      </Button>
      <span role="status" className="sr-only">
        {isFeito && isVazio ? 'Todos os alertas foram marcados como lidos.' : ''}
      </span>
    </>
  );
}
