import { type ReactNode, useState } from 'react';
import type { usuarioContract } from '#capabilities/usuario/contract.ts';
import { novaSenhaConfirmada } from '#capabilities/usuario/domain/senha.ts';
import { mascararCnpj, mascararCpf, TipoDocumento } from '#kernel/numeros/documento.ts';
import { createApi } from '#shell/api/client.ts';
import { loadUsuario, useUsuario } from '#shell/session/session.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoSenha, CampoTexto } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { type FormularioEnviavel, useFormulario } from '#shell/ui/form/use-formulario.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import type { PendenciaDoCadastro } from '../domain/pendencias.ts';
import { ExcluirSemConcluir } from './excluir-sem-concluir.tsx';
import { formCnpj, formCpf } from './pendencias-campos.ts';

const api = createApi<typeof usuarioContract>();

const SEM_CONFIRMACAO =
  'Seus dados foram enviados, mas não conseguimos confirmar. Tente de novo em instantes.';

/** Saves, then asks the server what comes next: only its answer ends the step. */
const usePendencia = <T,>(
  pendencia: PendenciaDoCadastro,
  form: FormularioEnviavel,
  salvar: (dados: T) => Promise<unknown>,
) => {
  const [isParada, setParada] = useState(false);
  const { erro, onSubmit } = useEnvio(form, async (dados: T) => {
    await salvar(dados);
    const usuario = await loadUsuario();
    setParada(usuario?.pendencia === pendencia);
  });
  return { erro: erro ?? (isParada ? SEM_CONFIRMACAO : null), onSubmit };
};

const Acoes = ({ rotulo }: { readonly rotulo: string }) => (
  <div className="ui-actions">
    <BotaoEnviar>{rotulo}</BotaoEnviar>
    <LinkButton to="/logout" variant="secondary">
      Sair sem atualizar
    </LinkButton>
  </div>
);

interface PassoProps {
  readonly titulo: string;
  readonly erro: string | null;
  readonly children: ReactNode;
}

function Passo({ titulo, erro, children }: PassoProps) {
  return (
    <section className="entrada-passo">
      <TituloFocado>{titulo}</TituloFocado>
      {erro && (
        <Message type="danger" title="Não foi possível salvar.">
          {erro}
        </Message>
      )}
      {children}
      <ExcluirSemConcluir />
    </section>
  );
}

interface Documento {
  readonly pendencia: PendenciaDoCadastro;
  readonly rotulo: 'CPF' | 'CNPJ';
  readonly tipo: (typeof TipoDocumento)[keyof typeof TipoDocumento];
  readonly schema: typeof formCpf;
  readonly mask: (texto: string) => string;
  readonly titulo: string;
  readonly porque: string;
}

const CPF: Documento = {
  pendencia: 'cpf',
  rotulo: 'CPF',
  tipo: TipoDocumento.cpf,
  schema: formCpf,
  mask: mascararCpf,
  titulo: 'Atualize seu CPF',
  porque: 'Para continuar, confirme o seu CPF. Ele liga o seu cadastro à sua conta gov.br.',
};

const CNPJ: Documento = {
  pendencia: 'cnpj',
  rotulo: 'CNPJ',
  tipo: TipoDocumento.cnpj,
  schema: formCnpj,
  mask: mascararCnpj,
  titulo: 'Atualize o CNPJ da empresa',
  porque: 'Para continuar, informe o CNPJ da empresa desta conta. Números e letras são aceitos.',
};

function PassoDocumento({ documento }: { readonly documento: Documento }) {
  const { pendencia, rotulo, tipo, schema, mask, titulo, porque } = documento;
  const form = useFormulario(schema, { defaultValues: { numeroDocumentoIdentificacao: '' } });
  const { erro, onSubmit } = usePendencia(
    pendencia,
    form,
    (dados: { numeroDocumentoIdentificacao: string }) => {
      const body = { tipoDocumentoIdentificacao: tipo, ...dados };
      return api('PATCH /app-web/v1/usuarios/documento-identificacao', { body }, { errors: 'silent' });
    },
  );
  return (
    <Passo titulo={titulo} erro={erro}>
      <p>{porque}</p>
      <Formulario form={form} onSubmit={onSubmit} aria-label={titulo}>
        <CampoTexto
          name="numeroDocumentoIdentificacao"
          label={rotulo}
          mask={mask}
          inputMode={rotulo === 'CPF' ? 'numeric' : 'text'}
          autoComplete="off"
          required
        />
        <Acoes rotulo={`Salvar ${rotulo}`} />
      </Formulario>
    </Passo>
  );
}

function PassoSenha() {
  const login = useUsuario()?.login ?? '';
  const form = useFormulario(novaSenhaConfirmada, {
    defaultValues: { novaSenha: '', confirmacaoNovaSenha: '' },
  });
  const { erro, onSubmit } = usePendencia('senha', form, ({ novaSenha }: { novaSenha: string }) =>
    api('POST /app-web/v1/usuarios/troca-senha', { body: { novaSenha } }, { errors: 'silent' }),
  );
  return (
    <Passo titulo="Crie uma nova senha" erro={erro}>
      <p>A senha atual é provisória. Crie uma que só você conheça para continuar.</p>
      <Formulario form={form} onSubmit={onSubmit} aria-label="Criar nova senha">
        <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
        <CampoSenha
          name="novaSenha"
          label="Nova senha"
          help="Pelo menos 8 caracteres. Uma frase curta funciona bem."
          autoComplete="new-password"
          required
        />
        <CampoSenha
          name="confirmacaoNovaSenha"
          label="Confirmação da nova senha"
          autoComplete="new-password"
          required
        />
        <Acoes rotulo="Salvar senha" />
      </Formulario>
    </Passo>
  );
}

/** CPF, then password, then CNPJ (S4-02); after each, the server says which is next. */
export function Pendencias({ pendencia }: { readonly pendencia: PendenciaDoCadastro }) {
  if (pendencia === 'senha') return <PassoSenha />;
  return <PassoDocumento documento={pendencia === 'cpf' ? CPF : CNPJ} />;
}
