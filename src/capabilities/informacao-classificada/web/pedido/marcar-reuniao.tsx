import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { SILENT } from '#shell/api/client.ts';
import { useFormularioNaoSalvo } from '#shell/nao-salvo/use-nao-salvo.ts';
import { dateTextFromIso, isoFromDateText } from '#shell/ui/campos/date-text.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoData } from '#shell/ui/form/campo-data.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import type { PedidoVisto } from '../../domain/pedido/pedido-visto.ts';
import { api } from '../classificadas-queries.ts';
import { fraseDoAviso } from './frase-do-aviso.ts';

const formulario = z.object({
  data: campo(
    'Data da reunião',
    z.string().refine((texto) => isoFromDateText(texto) !== null, 'Escreva a data como dd/mm/aaaa.'),
  ),
});

interface MarcarReuniaoProps {
  readonly pedido: PedidoVisto;
  readonly onFeito: (frase: string) => void;
}

/** The commission decides in a meeting, whose day it sets and may change (Decreto 7.724/2012, art. 47). */
export function MarcarReuniao({ pedido, onFeito }: MarcarReuniaoProps) {
  const { idPedido, versao, prazo } = pedido;
  const form = useFormulario(formulario, { defaultValues: { data: prazo ? dateTextFromIso(prazo) : '' } });
  useFormularioNaoSalvo(form);
  const { erro, onSubmit } = useEnvio(
    form,
    async ({ data }: z.output<typeof formulario>) => {
      await api(
        'POST /app-web/v1/desclassificacoes/:idPedido/reuniao',
        { params: { idPedido }, body: { versao, data: isoFromDateText(data) ?? '' } },
        SILENT,
      );
    },
    () => onFeito(`Reunião marcada. ${fraseDoAviso(pedido)}`),
  );
  return (
    <section aria-labelledby="reuniao" className="ui-no-print">
      <h2 id="reuniao">Reunião da comissão</h2>
      {erro && (
        <Message type="danger" title="A reunião não foi marcada.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Marcar a reunião">
        <CampoData name="data" label="Data da reunião" help="Quem pediu vê este dia." required />
        <div className="ui-actions">
          <BotaoEnviar variant="secondary">{prazo ? 'Mudar a reunião' : 'Marcar a reunião'}</BotaoEnviar>
        </div>
      </Formulario>
    </section>
  );
}
