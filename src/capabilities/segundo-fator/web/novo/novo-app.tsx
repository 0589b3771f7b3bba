import { useEffect, useState } from 'react';
import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { SILENT } from '#shell/api/client.ts';
import { Button } from '#shell/ui/button.tsx';
import { CopyButton } from '#shell/ui/copy-button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { CampoTexto } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { textoDoErro, useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { QrCode } from '#shell/ui/qr-code.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import { nomeDoFator } from '../../domain/campos-do-fator.ts';
import { escreverSegredo } from '../../domain/codigo.ts';
import { api } from '../api.ts';

const SEIS = 'Digite os 6 números.';
const formApp = z.object({
  nome: nomeDoFator,
  codigo: campo(
    'Código do aplicativo',
    z
      .string()
      .trim()
      .regex(/^\d{3}\s?\d{3}$/, SEIS),
  ),
});

interface Segredo {
  readonly segredo: string;
  readonly endereco: string;
}

export interface NovoFatorProps {
  /** With the recovery codes, if it is the first factor. */
  readonly onCriado: (codigos: readonly string[] | null) => void;
  readonly onVoltar: () => void;
}

function Ligar({ segredo, endereco, onCriado, onVoltar }: NovoFatorProps & Segredo) {
  const form = useFormulario(formApp, { defaultValues: { nome: 'Celular', codigo: '' } });
  const { erro, onSubmit } = useEnvio(form, async (body: { nome: string; codigo: string }) => {
    const criado = await api('POST /app-web/v1/segundo-fator/fatores/app', { body }, SILENT);
    onCriado(criado.codigosDeRecuperacao);
  });
  return (
    <>
      {erro && (
        <Message type="danger" title="O aplicativo não foi ligado.">
          {erro}
        </Message>
      )}
      <ol className="fator-passos">
        <li>
          <p>
            Abra um aplicativo autenticador no celular (Aegis, Google Authenticator, Microsoft Authenticator
            ou outro) e leia este código:
          </p>
          <QrCode texto={endereco} label="Código QR para o aplicativo autenticador" />
          <p>Não dá para ler? Digite esta chave no aplicativo:</p>
          <p className="fator-segredo">
            <code>{escreverSegredo(segredo)}</code> <CopyButton text={segredo} what="chave" />
          </p>
        </li>
        <li>
          <p>Digite os 6 números que o aplicativo mostra agora.</p>
          <Formulario form={form} onSubmit={onSubmit} aria-label="Ligar o aplicativo">
            <CampoTexto
              name="codigo"
              label="Código do aplicativo"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
            />
            <CampoTexto
              name="nome"
              label="Nome"
              help="Para você reconhecer depois."
              autoComplete="off"
              required
            />
            <div className="ui-actions">
              <BotaoEnviar>Ligar aplicativo</BotaoEnviar>
              <Button variant="secondary" onClick={onVoltar}>
                Voltar
              </Button>
            </div>
          </Formulario>
        </li>
      </ol>
    </>
  );
}

export function NovoApp({ onCriado, onVoltar }: NovoFatorProps) {
  const [novo, setNovo] = useState<Segredo | null>(null);
  const [erro, setErro] = useState<string | null>(null);
  useEffect(() => {
    api('POST /app-web/v1/segundo-fator/fatores/app/desafio', undefined, SILENT).then(
      setNovo,
      (error: unknown) => setErro(textoDoErro(error)),
    );
  }, []);
  return (
    <section>
      <TituloFocado>Aplicativo autenticador</TituloFocado>
      {novo && <Ligar {...novo} onCriado={onCriado} onVoltar={onVoltar} />}
      {!novo && !erro && <Skeleton lines={6} label="Preparando o código…" />}
      {erro && (
        <>
          <Message type="danger">{erro}</Message>
          <Button variant="secondary" onClick={onVoltar}>
            Voltar
          </Button>
        </>
      )}
    </section>
  );
}
