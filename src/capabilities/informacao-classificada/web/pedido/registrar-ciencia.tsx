import { z } from 'zod';
import { meiosDeCiencia, nomeDoMeio, observacao } from '#capabilities/ciencia/domain/meio-de-ciencia.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { SILENT } from '#shell/api/client.ts';
import { serverNow } from '#shell/api/server-clock.ts';
import { formatDia } from '#shell/formato.ts';
import { useFormularioNaoSalvo } from '#shell/nao-salvo/use-nao-salvo.ts';
import { dateTextFromIso, isoFromDateText } from '#shell/ui/campos/date-text.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoData } from '#shell/ui/form/campo-data.tsx';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { CampoTexto } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import type { PedidoVisto } from '../../domain/pedido/pedido-visto.ts';
import { api } from '../classificadas-queries.ts';

const formulario = z.object({
  dia: campo(
    'Quando a pessoa soube',
    z.string().refine((texto) => isoFromDateText(texto) !== null, 'Escreva a data como dd/mm/aaaa.'),
  ),
  meio: campo('Como a pessoa soube', z.enum(meiosDeCiencia)),
  observacao,
});
const meios = meiosDeCiencia.map((meio) => ({ value: meio, label: nomeDoMeio[meio] }));

const comoAvisar = (contato: PedidoVisto['contato']): string => {
  if (contato?.endereco) return `Envie a decisão por carta para ${contato.endereco}.`;
  if (contato?.telefone) return `Telefone para ${contato.telefone}.`;
  return 'Ela não deixou telefone nem endereço: saberá quando consultar com o código de acesso ou voltar ao balcão.';
};

interface RegistrarCienciaProps {
  readonly pedido: PedidoVisto;
  readonly onFeito: (frase: string) => void;
}

/** Who has neither e-mail nor account is told otherwise, and no term of theirs runs before (Lei 9.784/1999, art. 66). */
export function RegistrarCiencia({ pedido, onFeito }: RegistrarCienciaProps) {
  const { idPedido, versao, semAviso, contato } = pedido;
  const hoje = toIsoDate(localDate(serverNow().getTime()));
  const form = useFormulario(formulario, { defaultValues: { dia: dateTextFromIso(hoje), observacao: '' } });
  useFormularioNaoSalvo(form);
  const { erro, onSubmit } = useEnvio(
    form,
    ({ dia, ...dados }: z.output<typeof formulario>) =>
      api(
        'POST /app-web/v1/desclassificacoes/:idPedido/registrar-ciencia',
        { params: { idPedido }, body: { ...dados, versao, dia: isoFromDateText(dia) ?? hoje } },
        SILENT,
      ),
    ({ recorrerAte }: { recorrerAte: string | null }) =>
      onFeito(
        recorrerAte
          ? `Ciência registrada. A pessoa pode recorrer até ${formatDia(recorrerAte)}.`
          : 'Ciência registrada.',
      ),
  );
  return (
    <section aria-labelledby="ciencia" className="ui-no-print">
      <h2 id="ciencia">Avisar de outro modo</h2>
      <Message type="warning" title="Quem pediu ainda não sabe da decisão." still>
        {semAviso ?? 'Nenhum aviso chegou'}. {comoAvisar(contato)} Registre aqui quando a pessoa soube: o
        prazo dela para recorrer só corre desse dia.
      </Message>
      {erro && (
        <Message type="danger" title="A ciência não foi registrada.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Registrar ciência">
        <CampoData name="dia" label="Quando a pessoa soube" max={hoje} required />
        <CampoSelect name="meio" label="Como a pessoa soube" options={meios} required />
        <CampoTexto
          name="observacao"
          label="Observação"
          help="O número do AR, quem atendeu o telefone. Fica no histórico, que a pessoa também lê."
          maxLength={200}
          autoComplete="off"
          optional
        />
        <div className="ui-actions">
          <BotaoEnviar>Registrar ciência</BotaoEnviar>
        </div>
      </Formulario>
    </section>
  );
}
