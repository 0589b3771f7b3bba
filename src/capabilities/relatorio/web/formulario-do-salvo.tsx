import { useId } from 'react';
import { z } from 'zod';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoOpcoes, CampoTexto } from '#shell/ui/form/campos.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { nomeDoSalvo } from '../contract.ts';
import { type Frequencia, frequencias, nomesDasFrequencias } from '../domain/agenda.ts';

const NUNCA = 'nunca';
const formulario = z.object({ nome: nomeDoSalvo, frequencia: z.enum([NUNCA, ...nomesDasFrequencias]) });

interface DadosDoSalvo {
  readonly nome: string;
  readonly frequencia: Frequencia | null;
}

interface FormularioProps extends DadosDoSalvo {
  readonly titulo: string;
  readonly onGravar: (dados: DadosDoSalvo) => Promise<unknown>;
  readonly onFechar: () => void;
}

export function FormularioDoSalvo({ titulo, nome, frequencia, onGravar, onFechar }: FormularioProps) {
  const formId = useId();
  const form = useFormulario(formulario, { defaultValues: { nome, frequencia: frequencia ?? NUNCA } });
  const { erro, onSubmit } = useEnvio(form, async (dados: z.output<typeof formulario>) => {
    await onGravar({ nome: dados.nome, frequencia: dados.frequencia === NUNCA ? null : dados.frequencia });
    onFechar();
  });
  return (
    <Modal
      open
      title={titulo}
      formId={formId}
      acceptLabel="Salvar"
      accepting={form.formState.isSubmitting}
      onClose={onFechar}
    >
      {erro && (
        <Message type="danger" title="Não foi possível salvar.">
          {erro}
        </Message>
      )}
      <Formulario id={formId} form={form} onSubmit={onSubmit} aria-label={titulo}>
        <CampoTexto
          name="nome"
          label="Nome do relatório"
          help="Por exemplo: Prazos da minha equipe. Só você o vê, aqui e no assunto do e-mail."
          maxLength={60}
          autoComplete="off"
        />
        <CampoOpcoes
          name="frequencia"
          label="Receber por e-mail"
          help="O e-mail traz os números do total, contados no dia, e o endereço do relatório."
          options={[
            { value: NUNCA, label: 'Não receber' },
            ...nomesDasFrequencias.map((value) => ({ value, label: frequencias[value] })),
          ]}
        />
      </Formulario>
    </Modal>
  );
}
