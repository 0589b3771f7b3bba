import { faKey } from '@fortawesome/free-solid-svg-icons/faKey.js';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { SILENT } from '#shell/api/client.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTexto } from '#shell/ui/form/campos.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import type { EstadoDoFator } from '../contract.ts';
import { codigo } from '../domain/campos-do-fator.ts';
import { api } from './api.ts';
import { confirmarComPasskey, temPasskeys, textoDaPasskey } from './passkey.ts';

const formCodigo = z.object({ codigo });

const ajudaDe = ({ formas }: EstadoDoFator): string => {
  if (formas.includes('demonstracao')) return 'Na demonstração, o código é o que está acima.';
  return formas.includes('app')
    ? 'Os 6 números do aplicativo autenticador, ou um código de recuperação.'
    : 'Um dos códigos de recuperação que você guardou.';
};

/** Sends a code or asks the authenticator, for one act if it is named; whoever shows it says what follows. */
export const useConfirmar = (onConfirmado: () => void | Promise<void>, para?: string) => {
  const form = useFormulario(formCodigo, { defaultValues: { codigo: '' } });
  const [naPasskey, setNaPasskey] = useState(false);
  const [erroDaPasskey, setErroDaPasskey] = useState<string | null>(null);
  const { erro, onSubmit } = useEnvio(form, async ({ codigo: digitado }: { codigo: string }) => {
    setErroDaPasskey(null);
    const body = { codigo: digitado, ...(para !== undefined && { para }) };
    try {
      await api('POST /app-web/v1/segundo-fator/confirmar', { body }, SILENT);
    } catch (error) {
      // The next number typed takes the place of the refused one.
      form.setFocus('codigo', { shouldSelect: true });
      throw error;
    }
    await onConfirmado();
  });
  const comPasskey = async () => {
    setNaPasskey(true);
    setErroDaPasskey(null);
    try {
      await confirmarComPasskey(para);
      await onConfirmado();
    } catch (error) {
      setErroDaPasskey(textoDaPasskey(error));
    } finally {
      setNaPasskey(false);
    }
  };
  return { form, onSubmit, erro: erroDaPasskey ?? erro, naPasskey, comPasskey };
};

interface ConfirmarProps {
  readonly estado: EstadoDoFator;
  readonly confirmacao: ReturnType<typeof useConfirmar>;
  readonly formId?: string;
  /** The buttons below the field, where the dialog has none of its own. */
  readonly children?: ReactNode;
}

/** The passkey's button, then the field for a code. */
export function Confirmar({ estado, confirmacao, formId, children }: ConfirmarProps) {
  const { form, onSubmit, erro, naPasskey, comPasskey } = confirmacao;
  const { formas, codigoDeDemonstracao } = estado;
  const comBotao = formas.includes('passkey') && temPasskeys();
  return (
    <>
      {codigoDeDemonstracao && (
        <Message type="info" title="Você está na demonstração." still>
          Esta conta não tem segundo fator. Use o código de demonstração:{' '}
          <strong>{codigoDeDemonstracao}</strong>. Ele não protege nada e não existe em produção.
        </Message>
      )}
      {comBotao && (
        <div className="fator-passkey">
          <Button variant="primary" icon={faKey} loading={naPasskey} onClick={() => void comPasskey()}>
            Usar a chave de acesso
          </Button>
          <p>Ou digite um código:</p>
        </div>
      )}
      <Formulario
        form={form}
        onSubmit={onSubmit}
        aria-label="Confirmar com um código"
        {...(formId && { id: formId })}
      >
        <CampoTexto
          name="codigo"
          label="Código"
          help={ajudaDe(estado)}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        {erro && (
          <Message type="danger" title="Não foi possível confirmar.">
            {erro}
          </Message>
        )}
        {children}
      </Formulario>
    </>
  );
}
