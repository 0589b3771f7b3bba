import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { motivoDoImpedimento } from '../domain/impedimento.ts';

const formulario = z.object({ motivo: motivoDoImpedimento });

interface ComMotivoProps {
  /** The button that opens the form, and the form's name. */
  readonly nome: string;
  readonly acao: string;
  readonly ajuda: string;
  readonly enviar: (motivo: string) => Promise<unknown>;
  readonly onFeito: () => void;
  readonly children?: ReactNode;
}

function Aberto({
  nome,
  acao,
  ajuda,
  enviar,
  onFeito,
  children,
  onFechar,
}: ComMotivoProps & { readonly onFechar: () => void }) {
  const form = useFormulario(formulario, { defaultValues: { motivo: '' } });
  const { erro, onSubmit } = useEnvio(
    form,
    ({ motivo }: z.output<typeof formulario>) => enviar(motivo),
    () => onFeito(),
  );
  return (
    <>
      {erro && (
        <Message type="danger" title="Não foi possível concluir.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label={nome}>
        {children}
        <CampoTextoLongo name="motivo" label="Motivo" help={ajuda} rows={3} limit={1000} required />
        <div className="ui-actions">
          <BotaoEnviar>{acao}</BotaoEnviar>
          <Button variant="secondary" onClick={onFechar}>
            Cancelar
          </Button>
        </div>
      </Formulario>
    </>
  );
}

/** A button that opens a short form with a reason in its place. */
export function ComMotivo(props: ComMotivoProps) {
  const [isAberto, setAberto] = useState(false);
  if (isAberto) return <Aberto {...props} onFechar={() => setAberto(false)} />;
  return (
    <Button variant="secondary" size="small" onClick={() => setAberto(true)}>
      {props.nome}
    </Button>
  );
}
