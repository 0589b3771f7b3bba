import { useId, useState } from 'react';
import { Link } from 'react-router';
import { SILENT } from '#shell/api/client.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTexto } from '#shell/ui/form/campos.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { localizar } from '../../domain/gestao.ts';
import { enderecoDaPessoa } from './colunas-de-pessoas.tsx';
import { api } from './gestao-queries.ts';

type Contas = Awaited<ReturnType<typeof procurar>>['contas'];
const procurar = (valor: string) =>
  api('POST /app-web/v1/usuarios/gerenciar/localizar', { body: { valor } }, SILENT);

function Achadas({ contas }: { readonly contas: Contas }) {
  if (contas.length === 0)
    return <Message type="info" title="Nenhuma conta com exatamente este CPF, login ou e-mail." />;
  return (
    <ul className="pessoas-perfis">
      {contas.map(({ idUsuario, nome, login }) => (
        <li key={idUsuario}>
          <Link to={enderecoDaPessoa(idUsuario)}>{nome}</Link> <span className="ui-muted">{login}</span>
        </li>
      ))}
    </ul>
  );
}

/** Citizens are not listed: only a complete CPF, login or e-mail finds the account. */
export function LocalizarConta({ onFechar }: { readonly onFechar: () => void }) {
  const formId = useId();
  const [contas, setContas] = useState<Contas | null>(null);
  const form = useFormulario(localizar, { defaultValues: { valor: '' } });
  const { erro, onSubmit } = useEnvio(form, async ({ valor }: { valor: string }) => {
    setContas(null);
    setContas((await procurar(valor)).contas);
  });
  return (
    <Modal
      open
      title="Encontrar uma conta"
      acceptLabel="Procurar"
      cancelLabel="Fechar"
      formId={formId}
      accepting={form.formState.isSubmitting}
      onClose={onFechar}
      largura={560}
    >
      <p>
        As contas de cidadãos não aparecem na lista. Para dar um perfil a alguém que já tem conta, informe o
        CPF, o login ou o e-mail completo: partes não encontram ninguém. A procura fica na auditoria.
      </p>
      {erro && (
        <Message type="danger" title="Não foi possível procurar.">
          {erro}
        </Message>
      )}
      <Formulario id={formId} form={form} onSubmit={onSubmit} aria-label="Encontrar uma conta">
        <CampoTexto
          name="valor"
          label="CPF, login ou e-mail"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </Formulario>
      <div role="status">{contas && <Achadas contas={contas} />}</div>
    </Modal>
  );
}
