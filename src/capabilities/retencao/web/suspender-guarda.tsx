import type { z } from 'zod';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoOpcoes, CampoTexto, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { suspenderGuarda } from '../contract.ts';
import { nomesDasSuspensoes, tiposDeSuspensao } from '../domain/listagem.ts';
import { suspender } from './retencao-queries.ts';

const VAZIO = { protocolo: '', motivo: '' };

export function SuspenderGuarda({ onFeito }: { readonly onFeito: () => void }) {
  const form = useFormulario(suspenderGuarda, { defaultValues: VAZIO });
  const { erro, onSubmit } = useEnvio(
    form,
    (dados: z.output<typeof suspenderGuarda>) => suspender(dados),
    () => {
      form.reset(VAZIO);
      onFeito();
    },
  );
  return (
    <>
      <h3>Suspender a eliminação de uma manifestação</h3>
      {erro && (
        <Message type="danger" title="Não foi possível suspender.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Suspender a eliminação">
        <CampoTexto name="protocolo" label="Protocolo" autoComplete="off" required />
        <CampoOpcoes
          name="tipo"
          label="Por que ela deve ficar?"
          options={nomesDasSuspensoes.map((value) => ({ value, label: tiposDeSuspensao[value] }))}
          required
        />
        <CampoTextoLongo
          name="motivo"
          label="Motivo"
          help="Ao menos 20 caracteres: qual processo, auditoria ou pedido. Fica no histórico da manifestação."
          rows={3}
          limit={suspenderGuarda.shape.motivo.maxLength ?? undefined}
          required
        />
        <div className="ui-actions">
          <BotaoEnviar>Suspender</BotaoEnviar>
        </div>
      </Formulario>
    </>
  );
}
