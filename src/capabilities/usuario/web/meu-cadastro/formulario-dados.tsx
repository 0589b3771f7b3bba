import type { z } from 'zod';
import { loadUsuario } from '#shell/session/session.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTexto } from '#shell/ui/form/campos.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { dadosDoCadastro } from '../../contract.ts';
import type { Cadastro } from '../../domain/cadastro.ts';
import { BotoesDoFormulario } from './botoes-do-formulario.tsx';
import { api } from './cadastro-queries.ts';
import type { FormularioDaSecaoProps } from './secao.tsx';

interface Props extends FormularioDaSecaoProps {
  readonly cadastro: Cadastro;
}

export function FormularioDados({ cadastro, onSalvo, onCancelar }: Props) {
  const form = useFormulario(dadosDoCadastro, {
    defaultValues: {
      nome: cadastro.nome,
      nomeSocial: cadastro.nomeSocial ?? '',
      email: cadastro.email ?? '',
      telefone: cadastro.telefone ?? '',
    },
  });
  const { erro, onSubmit } = useEnvio(form, async (body: z.output<typeof dadosDoCadastro>) => {
    await api('POST /app-web/v1/usuarios/salvar', { body }, { errors: 'silent' });
    // Reloads the user, so that the header shows the new name.
    await loadUsuario();
    await onSalvo();
  });
  return (
    <>
      {erro && (
        <Message type="danger" title="Não foi possível salvar.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Seus dados">
        <CampoTexto name="nome" label="Nome" autoComplete="name" required />
        {!cadastro.isPessoaJuridica && (
          <CampoTexto
            name="nomeSocial"
            label="Nome social"
            help="O nome pelo qual você se identifica e quer ser chamado. É ele que aparece no atendimento (Decreto 8.727/2016)."
            autoComplete="nickname"
            optional
          />
        )}
        <CampoTexto
          name="email"
          label="E-mail"
          type="email"
          help="Um endereço novo só passa a valer depois que você abrir o link enviado para ele."
          autoComplete="email"
          autoCapitalize="none"
          required
        />
        <CampoTexto name="telefone" label="Telefone" type="tel" autoComplete="tel" optional />
        <BotoesDoFormulario onCancelar={onCancelar} />
      </Formulario>
    </>
  );
}
