import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { mascararCnpj } from '#kernel/numeros/documento.ts';
import { createApi, createReader } from '#shell/api/client.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Spinner } from '#shell/ui/estado/spinner.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { Table, type TableColumn } from '#shell/ui/table.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import type { Empresa, sessaoContract } from '../contract.ts';

const api = createApi<typeof sessaoContract>();
const read = createReader<typeof sessaoContract>();

const SEM_EMPRESAS = 'Não encontramos empresas ligadas ao seu CPF no gov.br. Você entrou como pessoa física.';

const LARGURA_CONTAS = 800;

interface ContasProps {
  readonly empresas: readonly Empresa[];
  readonly erro: string | null;
  readonly entrandoEm: string | null;
  readonly onEscolher: (empresa: Empresa) => void;
}

/**
 * S2-35. The dialog cannot be closed without a choice: whoever wants to go on as a person must sign
 * out, as the text says.
 */
function ContasDoCpf({ empresas, erro, entrandoEm, onEscolher }: ContasProps) {
  const navigate = useNavigate();
  const columns: readonly TableColumn<Empresa>[] = [
    { key: 'login', header: 'Login', cell: ({ login }) => login ?? 'Novo' },
    {
      key: 'documento',
      header: 'CNPJ/CPF',
      cell: ({ cnpj }) => <span className="ui-mono">{mascararCnpj(cnpj)}</span>,
    },
    { key: 'razaoSocial', header: 'Razão social', rowHeader: true, cell: ({ razaoSocial }) => razaoSocial },
    {
      key: 'acao',
      header: 'Ação',
      cell: (empresa) => (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Selecionar ${empresa.razaoSocial}`}
          loading={entrandoEm === empresa.cnpj}
          disabled={entrandoEm !== null && entrandoEm !== empresa.cnpj}
          onClick={() => onEscolher(empresa)}
        >
          Selecionar
        </Button>
      ),
    },
  ];
  return (
    <Modal
      open
      title="Escolha uma conta"
      largura={LARGURA_CONTAS}
      showClose={false}
      onClose={() => undefined}
      footer={
        <Button variant="secondary" onClick={() => navigate('/logout')}>
          Sair
        </Button>
      }
    >
      <p>Existe mais de uma conta associada ao seu cpf, escolha um usuário para continuar</p>
      {erro && (
        <Message type="danger" title="Não foi possível entrar.">
          {erro}
        </Message>
      )}
      <Table
        caption="Contas associadas ao seu CPF"
        hiddenCaption
        columns={columns}
        rows={empresas}
        rowKey={({ cnpj }) => cnpj}
      />
      <p className="entrada-nota">
        Para selecionar seu perfil de pessoa física, é necessário sair e efetuar novo login.
      </p>
    </Modal>
  );
}

interface EscolherEmpresaProps {
  readonly cpf: string;
  readonly onSeguirComoPessoa: (aviso: string | null) => void;
}

/**
 * S4-04: a single company is chosen at once, several are offered, and with none the person goes on
 * as themselves.
 */
export function EscolherEmpresa({ cpf, onSeguirComoPessoa }: EscolherEmpresaProps) {
  const [empresas, setEmpresas] = useState<readonly Empresa[]>([]);
  const [erro, setErro] = useState<string | null>(null);
  const [entrandoEm, setEntrandoEm] = useState<string | null>(null);
  const started = useRef(false);

  const entrar = async ({ cnpj, idUsuario }: Empresa): Promise<void> => {
    setErro(null);
    setEntrandoEm(cnpj);
    try {
      await api('POST /app-web/v1/empresas/login', { body: { cnpj, idUsuario } }, { errors: 'silent' });
      window.location.reload();
    } catch (error) {
      setEntrandoEm(null);
      setErro(textoDoErro(error));
    }
  };

  const listar = async (): Promise<void> => {
    setErro(null);
    try {
      const found = await read('GET /app-web/v1/govbr-servicos/empresas/:cpf', { params: { cpf } });
      const [first] = found;
      if (!first) return onSeguirComoPessoa(SEM_EMPRESAS);
      setEmpresas(found);
      if (found.length === 1) await entrar(first);
    } catch (error) {
      setErro(textoDoErro(error));
    }
  };

  const begin = useEffectEvent(() => {
    if (started.current) return;
    started.current = true;
    void listar();
  });
  useEffect(() => begin(), []);

  if (empresas.length > 1) {
    return <ContasDoCpf empresas={empresas} erro={erro} entrandoEm={entrandoEm} onEscolher={entrar} />;
  }
  const [unica] = empresas;
  if (!erro) {
    return (
      <div className="entrada-passo">
        <Spinner
          block
          size="medium"
          label={unica ? `Entrando como ${unica.razaoSocial}…` : 'Buscando suas empresas…'}
        />
      </div>
    );
  }
  return (
    <section className="entrada-passo">
      <TituloFocado>Não foi possível entrar como empresa</TituloFocado>
      <Message type="warning">{erro}</Message>
      <div className="ui-actions">
        <Button variant="primary" onClick={() => (unica ? entrar(unica) : listar())}>
          Tentar de novo
        </Button>
        <Button variant="secondary" onClick={() => onSeguirComoPessoa(null)}>
          Continuar como pessoa física
        </Button>
        <LinkButton to="/logout">Sair</LinkButton>
      </div>
    </section>
  );
}
