import { useState } from 'react';
import type { z } from 'zod';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { levantarGuarda } from '../contract.ts';
import { levantar } from './retencao-queries.ts';

interface LevantarProps {
  readonly idSuspensao: number;
  readonly numeroProtocolo: string;
  readonly onFeito: () => void;
}

export function LevantarSuspensao({ idSuspensao, numeroProtocolo, onFeito }: LevantarProps) {
  const [aberto, setAberto] = useState(false);
  const form = useFormulario(levantarGuarda, { defaultValues: { motivo: '' } });
  const { erro, onSubmit } = useEnvio(
    form,
    ({ motivo }: z.output<typeof levantarGuarda>) => levantar(idSuspensao, motivo),
    () => onFeito(),
  );
  if (!aberto)
    return (
      <Button
        variant="tertiary"
        onClick={() => setAberto(true)}
        aria-label={`Levantar a suspensão de ${numeroProtocolo}`}
      >
        Levantar a suspensão
      </Button>
    );
  return (
    <>
      {erro && (
        <Message type="danger" title="Não foi possível levantar.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label={`Levantar a suspensão de ${numeroProtocolo}`}>
        <CampoTextoLongo
          name="motivo"
          label="Por que não precisa mais ficar"
          help="Ao menos 20 caracteres."
          rows={2}
          limit={levantarGuarda.shape.motivo.maxLength ?? undefined}
          required
        />
        <div className="ui-actions">
          <BotaoEnviar>Levantar</BotaoEnviar>
        </div>
      </Formulario>
    </>
  );
}
