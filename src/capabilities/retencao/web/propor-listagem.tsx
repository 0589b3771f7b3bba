import type { z } from 'zod';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { proporListagem } from '../contract.ts';
import { propor } from './retencao-queries.ts';

interface ProporProps {
  readonly idEliminacao: number;
  readonly onFeito: () => void;
}

export function ProporListagem({ idEliminacao, onFeito }: ProporProps) {
  const form = useFormulario(proporListagem, { defaultValues: { justificativa: '' } });
  const { erro, onSubmit } = useEnvio(
    form,
    ({ justificativa }: z.output<typeof proporListagem>) => propor(idEliminacao, justificativa),
    () => onFeito(),
  );
  return (
    <>
      <h4>Propor a eliminação</h4>
      {erro && (
        <Message type="danger" title="Não foi possível propor.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Propor a eliminação">
        <CampoTextoLongo
          name="justificativa"
          label="Por que pode ser eliminada"
          help="Ao menos 20 caracteres. Diga qual tabela de temporalidade se aplica. Não escreva dados de nenhum caso."
          rows={3}
          limit={proporListagem.shape.justificativa.maxLength ?? undefined}
          required
        />
        <div className="ui-actions">
          <BotaoEnviar>Propor a eliminação</BotaoEnviar>
        </div>
      </Formulario>
    </>
  );
}
