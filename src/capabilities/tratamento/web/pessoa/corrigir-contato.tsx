import { z } from 'zod';
import { corrigirContato as ato } from '#capabilities/analise/domain/corrigir-contato.ato.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTexto, CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import { corrigirContato, type Manifestante } from '../caso-queries.ts';

const { email, telefone, endereco } = ato.entrada.shape;

/** An emptied field removes the contact. */
const vazioOu = <S extends z.ZodType<string>>(label: string, schema: S) =>
  campo(
    label,
    z.preprocess((valor) => (valor === '' ? null : valor), schema.nullable()),
  );

const formulario = z.object({
  email: vazioOu('E-mail', email.unwrap().unwrap()),
  telefone: vazioOu('Telefone', telefone.unwrap().unwrap()),
  endereco: vazioOu('Endereço', endereco.unwrap().unwrap()),
});

interface CorrigirContatoProps {
  readonly idManifestacao: number;
  readonly versao: number;
  readonly pessoa: Manifestante;
  readonly onFeito: () => void;
  readonly onCancelar: () => void;
}

/** Corrects contact data misheard at the desk; possible until somebody takes the case. */
export function CorrigirContato({
  idManifestacao,
  versao,
  pessoa,
  onFeito,
  onCancelar,
}: CorrigirContatoProps) {
  const form = useFormulario(formulario, {
    defaultValues: {
      email: pessoa.email ?? '',
      telefone: pessoa.telefone ?? '',
      endereco: pessoa.endereco ?? '',
    },
  });
  const { erro, onSubmit } = useEnvio(form, async (dados: z.output<typeof formulario>) => {
    await corrigirContato(idManifestacao, { ...dados, versao });
    onFeito();
  });
  return (
    <>
      <TituloFocado nivel={3}>Corrigir contato</TituloFocado>
      <p className="ui-muted">
        O histórico conta que o contato foi corrigido, sem mostrar os dados. Só é possível antes da triagem.
      </p>
      {erro && (
        <Message type="danger" title="O contato não foi corrigido.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Corrigir contato">
        <CampoTexto name="email" label="E-mail" type="email" inputMode="email" optional />
        <CampoTexto name="telefone" label="Telefone" type="tel" inputMode="tel" optional />
        <CampoTextoLongo name="endereco" label="Endereço" rows={2} limit={500} optional />
        <div className="ui-actions">
          <BotaoEnviar variant="secondary">Guardar contato</BotaoEnviar>
          <Button onClick={onCancelar}>Cancelar</Button>
        </div>
      </Formulario>
    </>
  );
}
