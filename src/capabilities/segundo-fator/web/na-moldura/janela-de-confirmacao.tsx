import { Suspense, useEffect } from 'react';
import { anunciarJanela, usePedidoDeConfirmacao } from '#shell/api/confirmacao.ts';
import { tardio } from '#shell/navegacao/tardio.ts';

const DialogoDeConfirmacao = tardio(() => import('./dialogo-de-confirmacao.tsx'));

/** Over every page: opens when a call is refused until the person confirms the second factor again. */
export function JanelaDeConfirmacao() {
  const pedido = usePedidoDeConfirmacao();
  useEffect(anunciarJanela, []);
  return (
    <Suspense fallback={null}>
      {pedido && <DialogoDeConfirmacao onResposta={pedido.responder} para={pedido.para} />}
    </Suspense>
  );
}
