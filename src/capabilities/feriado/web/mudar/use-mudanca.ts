import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { isDesistencia } from '#shell/api/confirmacao.ts';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import type { PedidoDeMudanca, Previa } from '../../contract.ts';
import { api, useRelerFeriados } from '../feriado-queries.ts';

export interface Feita {
  readonly idFeriado: number;
  readonly idRecontagem: number | null;
}

interface Conferida {
  readonly pedido: PedidoDeMudanca;
  readonly previa: Previa;
}

/** A change of the calendar in two steps: its effect is shown, and only what was shown is done. */
export const useMudanca = (onFeita: (feita: Feita) => void) => {
  const [conferida, setConferida] = useState<Conferida | null>(null);
  const [enviando, setEnviando] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const reler = useRelerFeriados();
  /** Throws the server's refusal to the form that called it. */
  const conferir = async (pedido: PedidoDeMudanca): Promise<void> => {
    setErro(null);
    setConferida({
      pedido,
      previa: await api('POST /app-web/v1/feriados/previa', { body: pedido }, SILENT),
    });
  };
  const confirmar = async (): Promise<void> => {
    if (!conferida) return;
    const { pedido, previa } = conferida;
    setEnviando(true);
    try {
      const confirmado = { marca: previa.marca, total: previa.prazos.total };
      const feita = await api('POST /app-web/v1/feriados', { body: { pedido, confirmado } }, SILENT);
      setConferida(null);
      await reler();
      onFeita(feita);
    } catch (error) {
      // What was looked at stays on the screen, to be confirmed after all.
      if (isDesistencia(error)) return;
      setErro(textoDoErro(error));
      setConferida(null);
      await reler();
    } finally {
      setEnviando(false);
    }
  };
  return {
    conferida,
    enviando,
    erro,
    conferir,
    confirmar,
    mostrarErro: (error: unknown) => setErro(textoDoErro(error)),
    voltar: () => setConferida(null),
  };
};
export type Mudanca = ReturnType<typeof useMudanca>;
