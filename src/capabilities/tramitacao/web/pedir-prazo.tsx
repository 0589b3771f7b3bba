import { useId } from 'react';
import type { ContratoDoAto } from '#kernel/ato/endpoint-do-ato.ts';
import { DIAS_MAIS_PRAZO } from '#kernel/prazo/prazos-da-lei.ts';
import { createApi, SILENT } from '#shell/api/client.ts';
import { formatDia } from '#shell/formato.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { pedirPrazo } from '../domain/pedir-prazo.ato.ts';
import type { PassoAberto } from './tramitacao-queries.ts';

const api = createApi<ContratoDoAto<typeof pedirPrazo>>();
const PEDIR = 'POST /app-web/v1/tramitacoes/:idTramitacao/pedir-prazo';
const { motivo } = pedirPrazo.entrada.shape;

interface PedirPrazoProps {
  readonly passo: Pick<PassoAberto, 'idTramitacao' | 'prazo'>;
  readonly onPedido: () => void;
  readonly onFechar: () => void;
}

/** Once, with a reason; whoever asked decides (Portaria Normativa CGU 116/2024). */
export function PedirPrazo({ passo: { idTramitacao, prazo }, onPedido, onFechar }: PedirPrazoProps) {
  const formId = useId();
  const form = useFormulario(pedirPrazo.entrada, { defaultValues: { motivo: '' } });
  const { erro, onSubmit } = useEnvio(form, async (body: { motivo: string }) => {
    await api(PEDIR, { params: { idTramitacao }, body }, SILENT);
    onPedido();
  });
  return (
    <Modal
      open
      title="Pedir mais prazo?"
      acceptLabel="Pedir mais prazo"
      cancelLabel="Voltar"
      formId={formId}
      accepting={form.formState.isSubmitting}
      onClose={onFechar}
    >
      {erro && (
        <Message type="danger" title="Não foi possível pedir mais prazo.">
          {erro}
        </Message>
      )}
      <Formulario id={formId} form={form} onSubmit={onSubmit} aria-label="Pedir mais prazo">
        <p>
          Hoje o prazo é {formatDia(prazo)}. A ouvidoria pode dar até {DIAS_MAIS_PRAZO} dias a mais, nunca
          além do prazo da resposta ao cidadão. Só pode ser pedido uma vez, e até ela decidir vale o prazo de
          hoje.
        </p>
        <CampoTextoLongo
          name="motivo"
          label="Por que precisa de mais prazo?"
          help="Só a ouvidoria lê."
          rows={4}
          limit={motivo.maxLength ?? undefined}
          required
        />
      </Formulario>
    </Modal>
  );
}
