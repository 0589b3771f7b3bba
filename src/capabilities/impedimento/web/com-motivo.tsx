import { type ReactNode, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { showMessage } from '#shell/notifications/messages.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import './impedimento.css';
import { motivoDoImpedimento } from '../domain/impedimento.ts';

const formulario = z.object({ motivo: motivoDoImpedimento });

interface ComMotivoProps {
  /** The button that opens the form, and the form's name. */
  readonly nome: string;
  readonly acao: string;
  readonly ajuda: string;
  /** Said when it is done. */
  readonly feito: string;
  readonly enviar: (motivo: string) => Promise<unknown>;
  readonly onFeito: () => void | Promise<void>;
  readonly children?: ReactNode;
}

function Aberto({
  nome,
  acao,
  ajuda,
  feito,
  enviar,
  onFeito,
  children,
  onFechar,
}: ComMotivoProps & { readonly onFechar: () => void }) {
  const form = useFormulario(formulario, { defaultValues: { motivo: '' } });
  const { erro, onSubmit } = useEnvio(
    form,
    ({ motivo }: z.output<typeof formulario>) => enviar(motivo),
    async () => {
      await onFeito();
      // After a change of page, which clears what the one before said.
      showMessage({ type: 'success', title: 'Feito.', text: feito });
    },
  );
  return (
    <div className="impedimento-formulario">
      <TituloFocado nivel={3}>{nome}</TituloFocado>
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
    </div>
  );
}

/** A button that opens a short form with a reason in its place. */
export function ComMotivo(props: ComMotivoProps) {
  const [isAberto, setAberto] = useState(false);
  const botao = useRef<HTMLButtonElement>(null);
  const foiAberto = useRef(false);
  // The focus comes back to where it was, with the button.
  useEffect(() => {
    if (!isAberto && foiAberto.current) botao.current?.focus();
    foiAberto.current = isAberto;
  }, [isAberto]);
  const fecharFeito = () => {
    // The button goes with what was done: the page says where the focus goes.
    foiAberto.current = false;
    setAberto(false);
    return props.onFeito();
  };
  if (isAberto) return <Aberto {...props} onFeito={fecharFeito} onFechar={() => setAberto(false)} />;
  return (
    <Button ref={botao} variant="secondary" size="small" onClick={() => setAberto(true)}>
      {props.nome}
    </Button>
  );
}
