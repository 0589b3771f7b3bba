import { useEffect, useEffectEvent, useRef } from 'react';
import { type AtoProps, quantas } from '#web/lote/casos.ts';
import { EstadoDoLote } from '#web/lote/estado-do-lote.tsx';
import { ResultadoDoLote } from '#web/lote/resultado.tsx';
import { useLote } from '#web/lote/use-lote.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { api } from './trabalho-queries.ts';

/** One press takes responsibility; only what went wrong, or the lines of several, is worth a window. */
export function Assumir({ casos, onFeito, onCancelar }: Required<AtoProps>) {
  const lote = useLote<undefined>({
    casos,
    onFeito,
    enviar: (enviados) =>
      api('POST /app-web/v1/tratamento/assumir', { body: { casos: enviados } }, { errors: 'silent' }),
  });
  const comecou = useRef(false);
  const comecar = useEffectEvent(() => {
    if (comecou.current) return;
    comecou.current = true;
    void lote.enviar(undefined);
  });
  useEffect(() => comecar(), []);
  if (lote.linhas) {
    return (
      <Modal open title="Assumir manifestações" footer={null} largura={880} onClose={lote.concluir}>
        <ResultadoDoLote casos={casos} linhas={lote.linhas} onConcluir={lote.concluir} />
      </Modal>
    );
  }
  if (lote.erro || lote.mudancas) {
    return (
      <Modal
        open
        title={`Assumir ${quantas(casos.length)}`}
        onClose={onCancelar}
        footer={
          <Button variant="secondary" onClick={onCancelar}>
            Fechar
          </Button>
        }
      >
        <EstadoDoLote lote={lote} />
      </Modal>
    );
  }
  return (
    <span role="status" className="sr-only">
      Assumindo {quantas(casos.length)}…
    </span>
  );
}
