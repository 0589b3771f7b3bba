import { useState } from 'react';
import { z } from 'zod';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTexto } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import { nomeDoFator } from '../../domain/campos-do-fator.ts';
import { criarPasskey, textoDaPasskey } from '../passkey.ts';
import type { NovoFatorProps } from './novo-app.tsx';

const formPasskey = z.object({ nome: nomeDoFator });

export function NovaPasskey({ onCriado, onVoltar }: NovoFatorProps) {
  const form = useFormulario(formPasskey, { defaultValues: { nome: 'Este aparelho' } });
  const [erro, setErro] = useState<string | null>(null);
  const criar = async ({ nome }: { nome: string }) => {
    setErro(null);
    try {
      onCriado(await criarPasskey(nome));
    } catch (error) {
      setErro(textoDaPasskey(error));
    }
  };
  return (
    <section>
      <TituloFocado>Chave de acesso</TituloFocado>
      <p>
        O aparelho vai pedir a sua digital, o seu rosto ou o seu PIN. Eles não saem do aparelho: recebemos só
        a prova de que foi você.
      </p>
      {erro && (
        <Message type="danger" title="A chave de acesso não foi criada.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={criar} aria-label="Criar chave de acesso">
        <CampoTexto
          name="nome"
          label="Nome"
          help="Para você reconhecer depois."
          autoComplete="off"
          required
        />
        <div className="ui-actions">
          <BotaoEnviar>Criar chave de acesso</BotaoEnviar>
          <Button variant="secondary" onClick={onVoltar}>
            Voltar
          </Button>
        </div>
      </Formulario>
    </section>
  );
}
