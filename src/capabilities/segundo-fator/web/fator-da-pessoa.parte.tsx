import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { z } from 'zod';
import { perfisQueDecidem } from '#kernel/perfil.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { SILENT } from '#shell/api/client.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { api, read } from './api.ts';

interface FatorDaPessoaProps {
  readonly idUsuario: number;
  /** Shows what was done and reads the person again. */
  readonly feito: (frase: string) => void;
}

declare module '#shell/partes.ts' {
  interface Partes {
    /** On the page of a person of the team: whether there is a second factor, and its reset. */
    'fator-da-pessoa': FatorDaPessoaProps;
  }
}

const formMotivo = z.object({ motivo: campo('Motivo', z.string().trim().min(10).max(500)) });

function Redefinir({
  idUsuario,
  onFechar,
  onFeito,
}: {
  readonly idUsuario: number;
  readonly onFechar: () => void;
  readonly onFeito: () => void;
}) {
  const formId = useId();
  const form = useFormulario(formMotivo, { defaultValues: { motivo: '' } });
  const { erro, onSubmit } = useEnvio(form, async (body: { motivo: string }) => {
    const chave = 'POST /app-web/v1/usuarios/gerenciar/:idUsuario/segundo-fator/redefinir';
    await api(chave, { params: { idUsuario }, body }, SILENT);
    onFeito();
  });
  return (
    <Modal
      open
      danger
      title="Redefinir o segundo fator"
      acceptLabel="Redefinir"
      cancelLabel="Voltar"
      formId={formId}
      accepting={form.formState.isSubmitting}
      onClose={onFechar}
      largura={640}
    >
      {erro && (
        <Message type="danger" title="Não foi possível redefinir.">
          {erro}
        </Message>
      )}
      <p>
        Confirme antes, por telefone ou pessoalmente, que foi a própria pessoa quem pediu. Os segundos fatores
        dela e os códigos de recuperação deixam de valer, as sessões terminam e ela é avisada por e-mail.
      </p>
      <Formulario id={formId} form={form} onSubmit={onSubmit} aria-label="Redefinir o segundo fator">
        <CampoTextoLongo
          name="motivo"
          label="Motivo"
          help="A pessoa lê este texto no e-mail."
          limit={500}
          required
        />
      </Formulario>
    </Modal>
  );
}

function Fator({ idUsuario, feito }: FatorDaPessoaProps) {
  const id = useId();
  const [isAberta, setAberta] = useState(false);
  const { data, refetch } = useQuery({
    queryKey: ['segundo-fator', idUsuario],
    queryFn: () =>
      read(
        'GET /app-web/v1/usuarios/gerenciar/:idUsuario/segundo-fator',
        { params: { idUsuario } },
        { quiet: true },
      ),
  });
  if (!data) return null;
  return (
    <section className="pessoa-secao" aria-labelledby={id}>
      <h2 id={id}>Segundo fator</h2>
      <p>{data.tem ? 'A conta tem segundo fator.' : 'A conta não tem segundo fator.'}</p>
      {data.tem && data.podeRedefinir && (
        <Button variant="secondary" onClick={() => setAberta(true)}>
          Redefinir segundo fator
        </Button>
      )}
      {isAberta && (
        <Redefinir
          idUsuario={idUsuario}
          onFechar={() => setAberta(false)}
          onFeito={() => {
            setAberta(false);
            void refetch();
            feito('Segundo fator redefinido. A pessoa foi avisada por e-mail.');
          }}
        />
      )}
    </section>
  );
}

/** Only those who decide for an office may take a factor away, so only they are told of it. */
export default function FatorDaPessoa(props: FatorDaPessoaProps) {
  const idPerfil = idPerfilDe(useUsuario());
  return perfisQueDecidem.includes(idPerfil) ? <Fator {...props} /> : null;
}
