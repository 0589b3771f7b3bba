import { faPlus } from '@fortawesome/free-solid-svg-icons/faPlus.js';
import { faTrash } from '@fortawesome/free-solid-svg-icons/faTrash.js';
import { useFieldArray } from 'react-hook-form';
import { z } from 'zod';
import { mascararCpf } from '#kernel/numeros/documento.ts';
import { SILENT } from '#shell/api/client.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTexto } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { convite, type OpcoesDaGestao } from '../../domain/gestao.ts';
import { CampoOrgao, CampoPerfil, CampoValidade, perfilVazio } from './campos-do-perfil.tsx';
import { perfilDigitado, validadeDigitada } from './formularios.ts';
import { api, useRelerPessoas } from './gestao-queries.ts';

const { nome, email, cpf } = convite.shape;
const formConvite = z.object({
  nome,
  email,
  cpf,
  perfis: z.array(perfilDigitado).min(1),
  validade: validadeDigitada,
});

const CONVIDAR = 'POST /app-web/v1/usuarios/gerenciar/convidar';
export interface Convidada {
  readonly idUsuario: number;
  readonly resultado: 'convidada' | 'acrescentada';
  readonly email: string;
}

interface Props {
  readonly opcoes: OpcoesDaGestao;
  readonly onConvidada: (convidada: Convidada) => void;
}

/** The person to invite, with one or more profiles and one last day for all of them. */
export function FormularioDoConvite({ opcoes, onConvidada }: Props) {
  const reler = useRelerPessoas();
  const form = useFormulario(formConvite, {
    defaultValues: { nome: '', email: '', cpf: '', perfis: [perfilVazio(opcoes)], validade: '' },
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'perfis' });
  const { erro, onSubmit } = useEnvio(
    form,
    async ({ cpf: numero, ...dados }: z.output<typeof formConvite>) => {
      const body = { ...dados, ...(numero && { cpf: numero }) };
      const convidada = await api(CONVIDAR, { body }, SILENT);
      void reler();
      onConvidada({ ...convidada, email: dados.email });
    },
  );
  return (
    <section className="convite">
      <p>
        A pessoa aceita ou não: com a conta que já tem, ou com uma nova, pelo link que recebe. Quem já é da
        equipe recebe os perfis na hora.
      </p>
      {erro && (
        <Message type="danger" title="Não foi possível convidar.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Convidar pessoa">
        <CampoTexto name="nome" label="Nome" autoComplete="off" required />
        <CampoTexto
          name="email"
          label="E-mail"
          type="email"
          help="De trabalho e da própria pessoa: o convite vai para ele."
          autoComplete="off"
          autoCapitalize="none"
          required
        />
        <CampoTexto
          name="cpf"
          label="CPF"
          help="Quem entra pelo gov.br com este CPF encontra o convite."
          mask={mascararCpf}
          inputMode="numeric"
          autoComplete="off"
          optional
        />
        <fieldset>
          <legend>Perfis</legend>
          {fields.map((field, i) => (
            <div key={field.id} className="convite-perfil">
              <CampoOrgao name={`perfis.${i}.idOuvidoria`} opcoes={opcoes} />
              <CampoPerfil name={`perfis.${i}.idPerfil`} opcoes={opcoes} />
              {fields.length > 1 && (
                <Button icon={faTrash} aria-label={`Tirar o perfil ${i + 1}`} onClick={() => remove(i)} />
              )}
            </div>
          ))}
          <Button icon={faPlus} size="small" onClick={() => append(perfilVazio(opcoes))}>
            Acrescentar outro perfil
          </Button>
        </fieldset>
        <CampoValidade />
        <div className="ui-actions">
          <BotaoEnviar>Enviar convite</BotaoEnviar>
          <LinkButton to="/usuario/gerenciar" variant="secondary">
            Cancelar
          </LinkButton>
        </div>
      </Formulario>
    </section>
  );
}
