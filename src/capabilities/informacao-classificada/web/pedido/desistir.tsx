import { useState } from 'react';
import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { SILENT } from '#shell/api/client.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { MAX_MOTIVO_DA_DESISTENCIA } from '../../domain/pedido/decisao.ts';
import type { PedidoVisto } from '../../domain/pedido/pedido-visto.ts';
import { api } from '../classificadas-queries.ts';

const formulario = z.object({ motivo: campo('Motivo', z.string().trim().max(MAX_MOTIVO_DA_DESISTENCIA)) });

interface DesistirProps {
  readonly pedido: PedidoVisto;
  readonly onFeito: (frase: string) => void;
}

/** Closed until asked for, and says what follows before anything is sent (Lei 9.784/1999, art. 51). */
export function Desistir({ pedido: { idPedido, versao }, onFeito }: DesistirProps) {
  const [isAberto, setAberto] = useState(false);
  const form = useFormulario(formulario, { defaultValues: { motivo: '' } });
  const { erro, onSubmit } = useEnvio(
    form,
    async ({ motivo }: z.output<typeof formulario>) => {
      await api(
        'POST /app-web/v1/desclassificacoes/:idPedido/desistir',
        { params: { idPedido }, body: { versao, motivo } },
        SILENT,
      );
    },
    () => onFeito('Você desistiu deste pedido. Quem ia decidir foi avisado.'),
  );
  if (!isAberto) {
    return (
      <div className="ui-actions ui-no-print">
        <Button variant="secondary" onClick={() => setAberto(true)}>
          Desistir do pedido
        </Button>
      </div>
    );
  }
  return (
    <section aria-labelledby="desistir" className="ui-no-print">
      <h2 id="desistir">Desistir do pedido</h2>
      <p>
        Ninguém mais precisa decidir este pedido, e ele não volta a correr. Você pode fazer outro, sobre a
        mesma informação, a qualquer tempo; o órgão também pode rever o sigilo por conta própria.
      </p>
      {erro && (
        <Message type="danger" title="Não foi possível desistir.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Desistir do pedido">
        <CampoTextoLongo
          name="motivo"
          label="Motivo"
          help="Se quiser contar. O órgão lê."
          rows={3}
          limit={MAX_MOTIVO_DA_DESISTENCIA}
        />
        <div className="ui-actions">
          <Button variant="secondary" onClick={() => setAberto(false)}>
            Manter o pedido
          </Button>
          <BotaoEnviar>Desistir do pedido</BotaoEnviar>
        </div>
      </Formulario>
    </section>
  );
}
